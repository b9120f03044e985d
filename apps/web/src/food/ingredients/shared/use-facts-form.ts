import { patchIngredient } from '@brigade/domain/food/ingredients/change-ingredient.ts'
import { proposeIngredientChange } from '@brigade/domain/food/ingredients/ingredient-functions.ts'
import { type Ingredient, ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { useState } from 'react'
import { wordsOfProblem } from '../../../lib/calls/call-problem.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { changing, write } from '../../../lib/writing/write.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useUnsaved } from '../../../shell/busy.ts'
import {
  type IngredientField,
  type ReadIngredient,
  readIngredient,
  type TypedIngredient,
  typedIngredient,
} from './typed-ingredient.ts'

type Change = Extract<ReadIngredient, { kind: 'change' }>

/** What came of the last try. */
export type FactsOutcome =
  | { readonly state: 'typing' }
  | { readonly state: 'sending' }
  | { readonly state: 'same' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly words: MessageKey }

const typing: FactsOutcome = { state: 'typing' }

async function writeChange(
  row: StoredDocument<Ingredient>,
  { patch, source }: Change,
): Promise<FactsOutcome> {
  const changed = patchIngredient(row.content, { patch, source })
  if (!changed.ok) return { state: 'failed', words: 'error.invalid' }
  const params = { ingredientId: row.id }
  const result = await write([changing(ingredients, params, { before: row.content, changes: changed.value })])
  if (result.state !== 'queued') {
    return { state: 'failed', words: result.state === 'signedOut' ? 'error.sign-in-needed' : 'error.invalid' }
  }
  return { state: 'done' }
}

/** The form of a shared ingredient: what was typed, what is wrong with it, and how it is saved or proposed. */
export function useFactsForm(row: StoredDocument<Ingredient>, isProposal: boolean) {
  const [before] = useState(row.content)
  const [first] = useState(() => typedIngredient(before, today()))
  const name = `ingredient ${row.id} ${before.updatedAt.seconds}`
  const {
    values: typed,
    setValues,
    clear,
    isChanged,
  } = useDraft(ingredients.schema, { name, start: first, sample: likeOf(first) })
  const [wrong, setWrong] = useState<readonly IngredientField[]>([])
  const [outcome, setOutcome] = useState<FactsOutcome>(typing)
  const { send } = useCall(proposeIngredientChange)
  useUnsaved(isChanged && outcome.state !== 'done')

  const propose = async ({ patch, source }: Change): Promise<FactsOutcome> => {
    if (source === undefined) return { state: 'failed', words: 'error.invalid' }
    const sent = await send({ ingredientId: row.id, patch, source })
    return sent.state === 'done'
      ? { state: 'done' }
      : { state: 'failed', words: wordsOfProblem(sent.problem) }
  }
  const save = async () => {
    const read = readIngredient(typed, before, isProposal)
    setWrong(read.kind === 'wrong' ? read.fields : [])
    if (read.kind !== 'change') {
      setOutcome(read.kind === 'same' ? { state: 'same' } : typing)
      return
    }
    setOutcome({ state: 'sending' })
    const result = isProposal ? await propose(read) : await writeChange(row, read)
    setOutcome(result)
    if (result.state === 'done') clear()
  }
  const change = (more: Partial<TypedIngredient>) => {
    setValues(more)
    setOutcome(typing)
  }
  return { before, typed, change, clear, wrong, outcome, save }
}

/** Which named allergens the form holds differs; it always holds everything else. */
function likeOf(first: TypedIngredient): TypedIngredient {
  return { ...first, facts: { ...first.facts, namedAllergens: {} } }
}

function today(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return localDateAndTime(Date.now(), timeZone).date
}
