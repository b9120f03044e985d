import '../../../shell/styles/station-colour.css'
import './settings.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { useText } from '../../../messages/text.tsx'

interface PlacedListProps<Content> {
  /** In their order. */
  readonly rows: readonly StoredDocument<Content>[]
  /** The colour token of a row's mark, where rows have one. */
  readonly colourOf?: (content: Content) => string | undefined
  readonly detailOf: (content: Content) => ReactNode
  readonly onEdit: (row: StoredDocument<Content>) => void
  /** Puts a row at a place of the list, from 0. */
  readonly onMove: (row: StoredDocument<Content>, place: number) => void
  readonly onRemove: (row: StoredDocument<Content>) => void
}

interface RowToolsProps {
  readonly name: string
  readonly place: number
  readonly count: number
  readonly onEdit: () => void
  readonly onMove: (place: number) => void
  readonly onRemove: () => void
}

function RowTools({ name, place, count, onEdit, onMove, onRemove }: RowToolsProps) {
  const t = useText()
  return (
    <span className="placed-tools">
      <Button shape="icon" tone="plain" aria-label={t('setup.change', { name })} onClick={onEdit}>
        <Icon of={Pencil} />
      </Button>
      <Button
        shape="icon"
        tone="plain"
        aria-label={t('menus.up', { name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <Icon of={ArrowUp} />
      </Button>
      <Button
        shape="icon"
        tone="plain"
        aria-label={t('menus.down', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <Icon of={ArrowDown} />
      </Button>
      <Button shape="icon" tone="plain" aria-label={t('setup.removeNamed', { name })} onClick={onRemove}>
        <Icon of={Trash2} />
      </Button>
    </span>
  )
}

/** Things of the kitchen that have an order of their own, each with buttons to change, move and remove it. */
export function PlacedList<Content extends { readonly name: string }>(props: PlacedListProps<Content>) {
  const { rows, colourOf, detailOf, onEdit, onMove, onRemove } = props
  const t = useText()
  return (
    <Cells>
      {rows.map((row, place) => (
        <Cell
          key={row.id}
          title={row.content.name}
          detail={
            <>
              {detailOf(row.content)}
              {row.hasPendingWrites ? ` · ${t('common.waitingToSync')}` : null}
            </>
          }
          isPending={row.hasPendingWrites}
          {...(colourOf !== undefined && {
            lead: <span className="station-colour" data-colour={colourOf(row.content)} />,
          })}
          trail={
            <RowTools
              name={row.content.name}
              place={place}
              count={rows.length}
              onEdit={() => onEdit(row)}
              onMove={(to) => onMove(row, to)}
              onRemove={() => onRemove(row)}
            />
          }
        />
      ))}
    </Cells>
  )
}
