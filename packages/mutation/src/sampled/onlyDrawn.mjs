/** A plugin that limits Stryker to the drawn changes; without it, Stryker makes every change within a range. */
import { CheckStatus } from '@stryker-mutator/api/check'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Each drawn change: its file, its place (lines and columns count from 1), and its replacement. */
const drawn = JSON.parse(process.env.DRAWN_CHANGES ?? '[]')

const isDrawn = ({ fileName, location: { start, end }, replacement }) => {
  const place = JSON.stringify([start.line + 1, start.column + 1, end.line + 1, end.column + 1])
  return drawn.some(
    ([file, where, what]) => fileName.endsWith(file) && JSON.stringify(where) === place && what === replacement,
  )
}

const checker = () => ({
  init: () => Promise.resolve(),
  check: (mutants) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isDrawn(mutant)
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: 'It was not drawn.' },
        ]),
      ),
    ),
})

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'only-drawn', checker)]
