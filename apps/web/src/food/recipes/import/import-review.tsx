import { Button } from '@brigade/design-system/atoms/button.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../messages/text.tsx'
import type { IngredientFinder } from '../ingredient-finder.ts'
import { ImportDetails } from './import-details.tsx'
import type { ImportAction } from './import-state.ts'
import type { ReviewedItem } from './review.ts'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'

interface ImportListProps {
  readonly items: readonly ReviewedItem[]
  readonly openKey: string | undefined
  readonly onOpen: (key: string) => void
}

function Mark({ reviewed }: { readonly reviewed: ReviewedItem }) {
  const t = useText()
  if (reviewed.double !== undefined) {
    return <StateMark state="info">{t(`recipes.import.mark.${reviewed.decision}`)}</StateMark>
  }
  return reviewed.isClear ? (
    <StateMark state="ok">{t('recipes.import.mark.clear')}</StateMark>
  ) : (
    <StateMark state="warn">{t('recipes.import.mark.look')}</StateMark>
  )
}

/** The recipes of an import, one button each. */
function ImportList({ items, openKey, onOpen }: ImportListProps) {
  const t = useText()
  return (
    <ul className="import-list" aria-label={t('recipes.title')}>
      {items.map((reviewed) => {
        const { item, draft, lines, understood } = reviewed
        return (
          <li key={item.key}>
            <button
              type="button"
              className="import-choice"
              aria-current={item.key === openKey ? 'true' : undefined}
              onClick={() => onOpen(item.key)}
            >
              <span className="import-choice-name">
                {draft.name.trim() === '' ? t('recipes.noName') : draft.name}
              </span>
              <span className="import-choice-count">
                {t('recipes.import.lineCount', { understood, total: lines.length })}
              </span>
              <Mark reviewed={reviewed} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface ImportReviewProps {
  readonly items: readonly ReviewedItem[]
  readonly finder: IngredientFinder
  readonly isSaving: boolean
  readonly act: (action: ImportAction) => void
  readonly onSave: (items: readonly ReviewedItem[]) => void
  /** What is not saved is not wanted. */
  readonly onLetGo: () => void
}

const FILTERS = ['all', 'look', 'double'] as const
type Filter = (typeof FILTERS)[number]

function isShown({ isClear, double }: ReviewedItem, filter: Filter): boolean {
  if (filter === 'look') return !isClear
  return filter === 'all' || double !== undefined
}

type SaveProps = Pick<ImportReviewProps, 'items' | 'isSaving' | 'onSave' | 'onLetGo'>

function SaveButtons({ items, isSaving, onSave, onLetGo }: SaveProps) {
  const t = useText()
  const selected = items.filter(({ decision }) => decision !== 'skip')
  const clear = selected.filter(({ isClear }) => isClear)
  return (
    <Cluster>
      <Button
        tone="primary"
        isPending={isSaving}
        disabled={selected.length === 0}
        onClick={() => onSave(selected)}
      >
        {t('recipes.import.saveAll', { count: selected.length })}
      </Button>
      {clear.length === 0 || clear.length === selected.length ? null : (
        <Button isPending={isSaving} onClick={() => onSave(clear)}>
          {t('recipes.import.saveClear', { count: clear.length })}
        </Button>
      )}
      <Button tone="plain" disabled={isSaving} onClick={onLetGo}>
        {t('recipes.import.letGo')}
      </Button>
    </Cluster>
  )
}

/** What was understood and what was not, before anything is saved. */
export function ImportReview({ items, finder, isSaving, act, onSave, onLetGo }: ImportReviewProps) {
  const t = useText()
  const [filter, setFilter] = useState<Filter>('all')
  const [openKey, setOpenKey] = useState<string>()
  const back = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only narrow screens have a way back: there the details replace the list and begin at their top.
    if (openKey !== undefined && back.current?.checkVisibility() === true) back.current.scrollIntoView()
  }, [openKey])
  const visible = items.filter((item) => isShown(item, filter))
  const open = items.find(({ item }) => item.key === openKey)
  const onScreen = open ?? visible[0]
  const lines = items.reduce((sum, item) => sum + item.lines.length, 0)
  const understood = items.reduce((sum, item) => sum + item.understood, 0)
  const counts = {
    all: items.length,
    look: items.filter(({ isClear }) => !isClear).length,
    double: items.filter(({ double }) => double !== undefined).length,
  }
  return (
    <Stack gap={16}>
      <p className="import-counts" aria-live="polite">
        {t('recipes.import.counts', { recipes: items.length, understood, lines })}
      </p>
      <SaveButtons items={items} isSaving={isSaving} onSave={onSave} onLetGo={onLetGo} />
      <RadioGroup
        label={t('recipes.import.show')}
        direction="row"
        value={filter}
        choices={FILTERS.map((value) => ({
          value,
          label: t(`recipes.import.filter.${value}`, { count: counts[value] }),
        }))}
        onChange={(event) => {
          setFilter(FILTERS.find((each) => each === event.target.value) ?? 'all')
          setOpenKey(undefined)
        }}
      />
      <div className="import-review" data-open={open === undefined ? undefined : ''}>
        <ImportList items={visible} openKey={onScreen?.item.key} onOpen={setOpenKey} />
        {onScreen === undefined ? (
          <p>{t('recipes.import.noneShown')}</p>
        ) : (
          <section className="import-details" aria-label={onScreen.draft.name || t('recipes.noName')}>
            <div className="import-back" ref={back}>
              <Button onClick={() => setOpenKey(undefined)}>{t('recipes.import.backToList')}</Button>
            </div>
            <ImportDetails key={onScreen.item.key} reviewed={onScreen} finder={finder} act={act} />
          </section>
        )}
      </div>
    </Stack>
  )
}
