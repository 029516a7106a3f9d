/** A plugin for Stryker, which changes everything within a range in every way it knows: here only the drawn changes are tried. */
import { CheckStatus } from '@stryker-mutator/api/check'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Each drawn change: its file, and what it puts where, lines and columns from 1. */
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
