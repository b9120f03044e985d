import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide'
import { useText } from '../../messages/text.tsx'

interface MoveButtonsProps {
  /** What is moved, for those who listen. */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** Up, down and away, for one row of a list that people order. */
export function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  const t = useText()
  return (
    <>
      <Button
        shape="icon"
        aria-label={t('recipes.moveUp', { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Icon of={ArrowUp} />
      </Button>
      <Button
        shape="icon"
        aria-label={t('recipes.moveDown', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Icon of={ArrowDown} />
      </Button>
      <Button shape="icon" tone="danger" aria-label={t('recipes.remove', { name })} onClick={onRemove}>
        <Icon of={Trash2} />
      </Button>
    </>
  )
}

/** The list with one row a place up or down; unchanged at its ends. */
export function moved<Row>(rows: readonly Row[], at: number, by: -1 | 1): Row[] {
  const row = rows[at]
  const to = at + by
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(at, 1).toSpliced(to, 0, row)
}
