import type { DraftStep } from './recipe-draft.ts'
import { isJsonObject, isOfType, listOf, textOf } from '../../core/exchange/schema-org-values.ts'

const NUMBERED = /^(?:step\s+)?\d+[.):]\s+/i
const NUMBER_ONLY = /^step \d+$/i
const MOST_LEVELS = 6

/** One text of instructions: its lines are steps, their numbers are not part of them. */
function stepsOfText(text: string, group: string | undefined): readonly DraftStep[] {
  return text
    .split('\n')
    .map((line) => line.replace(NUMBERED, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, ...(group !== undefined && group !== '' && { group }) }))
}

/** A step may carry a name beside its text; both are kept unless the text begins with the name. */
function wordsOfStep(step: Readonly<Record<string, unknown>>): string {
  const name = textOf(step['name'])
  const text = textOf(step['text'])
  const bare = name.replace(/(?:…|\.\.\.)$/, '')
  return text === '' || name === '' || text.startsWith(bare) || NUMBER_ONLY.test(name)
    ? text || name
    : `${name}\n${text}`
}

/** A step's own text before the parts it is given in as well, unless the one says all that the other does. */
function withOwnText(
  step: Readonly<Record<string, unknown>>,
  parts: readonly DraftStep[],
  group: string | undefined,
): readonly DraftStep[] {
  const name = isOfType(step, 'HowToSection') ? '' : textOf(step['name'])
  const own = stepsOfText(
    wordsOfStep({ name: NUMBER_ONLY.test(name) ? '' : name, text: step['text'] }),
    group,
  )
  const bare = (steps: readonly DraftStep[]): string =>
    steps.map(({ text }) => text.replaceAll(/\s+/g, '')).join('')
  if (own.length === 0 || bare(parts).includes(bare(own))) return parts
  return bare(own).includes(bare(parts)) ? own : [...own, ...parts]
}

/**
 * Steps of `recipeInstructions`: one text, a list of texts, HowToStep, HowToSection with its name as group, or
 * ItemList.
 */
export function readSchemaOrgSteps(value: unknown, group?: string, level = 0): readonly DraftStep[] {
  if (level > MOST_LEVELS) return []
  return listOf(value).flatMap((one): readonly DraftStep[] => {
    if (Array.isArray(one)) return readSchemaOrgSteps(one, group, level + 1)
    if (!isJsonObject(one)) return stepsOfText(textOf(one), group)
    const inner = one['itemListElement'] ?? one['steps']
    if (inner !== undefined && listOf(inner).length > 0) {
      const heading = isOfType(one, 'HowToSection') ? textOf(one['name']) : group
      return withOwnText(one, readSchemaOrgSteps(inner, heading, level + 1), heading)
    }
    const text = wordsOfStep(one)
    return text === '' ? [] : [{ text, ...(group !== undefined && group !== '' && { group }) }]
  })
}
