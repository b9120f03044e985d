import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { useText } from '../../../messages/text.tsx'
import type { ReviewedItem } from './review.ts'

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
export function ImportList({ items, openKey, onOpen }: ImportListProps) {
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
