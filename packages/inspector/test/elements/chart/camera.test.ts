/** The camera: an area that was asked for is readable wherever the window has room for that. */
import { expect, test } from 'vitest'
import { fitting, NEAR, showing } from '../../../src/elements/chart/camera.ts'

const far = { x: 0, y: 0, scale: 0.2 }
const area = { x: 100, y: 200, width: 500, height: 640 }

test.each([400, 422, 470, 500, 700])(
  'in a window %i high, a state is shown readable if it fits at that scale',
  (height) => {
    const window = { width: 900, height }
    const { scale, y } = showing(far, area, window)
    expect(scale >= NEAR).toBe(fitting(area, window).scale >= NEAR)
    expect(area.y * scale + y).toBeGreaterThanOrEqual(12 - 1e-9)
  },
)
