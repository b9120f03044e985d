import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import type { RecipeDraft } from '@brigade/domain/food/import/recipe-draft.ts'
import { Fragment, useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import type { IngredientFinder } from '../ingredient-finder.ts'
import { ImportLine } from './import-line.tsx'
import type { Decision, ImportAction } from './import-state.ts'
import type { ReviewedItem } from './review.ts'
import { Recipe, RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { maxLengthOf, mostOf } from '../../../lib/drafts/field-limits.ts'

interface ImportDetailsProps {
  readonly reviewed: ReviewedItem
  readonly finder: IngredientFinder
  readonly act: (action: ImportAction) => void
}

const HOUSEHOLD: ReadonlySet<string> = new Set(['cup', 'tbsp', 'tsp', 'uscup', 'ustbsp', 'ustsp'])
const LARGEST_PORTIONS = mostOf(RecipeContent, 'portions')

function usesCups({ lines }: RecipeDraft): boolean {
  return lines.some(({ amount }) => {
    const unit =
      amount.kind === 'exact' ? amount.qty.unit : amount.kind === 'range' ? amount.to.unit : undefined
    return unit !== undefined && HOUSEHOLD.has(unit)
  })
}

function portionsFrom(text: string): number | undefined {
  return wholeFromTyped(text, LARGEST_PORTIONS) || undefined
}

/** The portions of a recipe; what is no number stays in the field and shows an error. */
function Portions({ reviewed, act }: Omit<ImportDetailsProps, 'finder'>) {
  const t = useText()
  const { item, draft } = reviewed
  const [typed, setTyped] = useState(draft.portions === undefined ? '' : String(draft.portions))
  const isWrong = typed.trim() !== '' && portionsFrom(typed) === undefined
  return (
    <NumberField
      label={t('recipes.portions')}
      optional={t('common.optional')}
      value={typed}
      problem={isWrong ? t('recipes.wrong.portions') : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        act({ kind: 'portions', key: item.key, portions: portionsFrom(target.value) })
      }}
    />
  )
}

function DoubleChoice({ reviewed, act }: Omit<ImportDetailsProps, 'finder'>) {
  const t = useText()
  const { double, item, decision } = reviewed
  if (double === undefined) return null
  const choices: Decision[] =
    double.recipeId === undefined
      ? double.by === 'source'
        ? ['skip']
        : ['skip', 'save']
      : ['skip', 'version']
  return (
    <Banner state="info">
      <Stack gap={8}>
        <span>
          {t(double.recipeId === undefined ? 'recipes.import.twiceHere' : 'recipes.import.alreadyHere')}
        </span>
        <RadioGroup
          label={t('recipes.import.decide')}
          direction="row"
          value={decision}
          choices={choices.map((value) => ({ value, label: t(`recipes.import.decision.${value}`) }))}
          onChange={(event) => {
            const chosen = choices.find((each) => each === event.target.value)
            if (chosen !== undefined) act({ kind: 'decide', key: item.key, decision: chosen })
          }}
        />
      </Stack>
    </Banner>
  )
}

function Heading({ reviewed, act }: Omit<ImportDetailsProps, 'finder'>) {
  const t = useText()
  const { item, draft } = reviewed
  const { key } = item
  return (
    <>
      <div className="import-head">
        <TextField
          label={t('recipes.name')}
          value={draft.name}
          maxLength={maxLengthOf(Recipe, 'name')}
          onChange={(event) => act({ kind: 'rename', key, name: event.target.value })}
        />
        <Portions reviewed={reviewed} act={act} />
      </div>
      {usesCups(draft) ? (
        <RadioGroup
          label={t(draft.kitchen.isEvident ? 'recipes.import.cupsRead' : 'recipes.import.cupsAssumed')}
          direction="row"
          value={draft.kitchen.cups}
          choices={[
            { value: 'metric', label: t('recipes.import.cups.metric') },
            { value: 'us', label: t('recipes.import.cups.us') },
          ]}
          onChange={(event) =>
            act({ kind: 'cups', key, cups: event.target.value === 'us' ? 'us' : 'metric' })
          }
        />
      ) : null}
      {draft.problems.map((problem) => (
        <small key={problem}>{t(`recipes.problem.${problem}`)}</small>
      ))}
    </>
  )
}

function KeptWords({ draft }: { readonly draft: RecipeDraft }) {
  const t = useText()
  const notes = draft.notes.map(({ heading, text }) =>
    [heading, text].filter((part) => part !== undefined).join(': '),
  )
  const before = [
    draft.description,
    ...draft.facts,
    ...notes,
    draft.tags.join(', '),
    ...draft.pictures,
    draft.author,
  ]
  return (
    <details className="import-kept">
      <summary>{t('recipes.import.kept', { count: draft.steps.length })}</summary>
      <ol>
        {draft.steps.map((step, at) => (
          <li key={`${at}`}>{step.text}</li>
        ))}
      </ol>
      {before.map((text, at) => (text === undefined || text === '' ? null : <p key={`${at}`}>{text}</p>))}
    </details>
  )
}

/** One recipe under review: every line as it was written beside what was understood. */
export function ImportDetails({ reviewed, finder, act }: ImportDetailsProps) {
  const t = useText()
  const { item, lines, draft } = reviewed
  return (
    <Stack gap={16}>
      <DoubleChoice reviewed={reviewed} act={act} />
      <Heading reviewed={reviewed} act={act} />
      <ul className="import-lines" aria-label={t('recipes.lines')}>
        {lines.map((line, at) => {
          const { group } = line.line
          const isFirst = group !== undefined && group !== lines[at - 1]?.line.group
          return (
            <Fragment key={`${at} ${foldName(line.line.text)}`}>
              {isFirst ? <li className="import-group">{group}</li> : null}
              <ImportLine
                reviewed={line}
                finder={finder}
                onEdit={(changed) => act({ kind: 'edit-line', key: item.key, at, line: changed })}
                onChoose={(choice) => act({ kind: 'choose', name: line.line.name, choice })}
              />
            </Fragment>
          )
        })}
      </ul>
      <KeptWords draft={draft} />
    </Stack>
  )
}
