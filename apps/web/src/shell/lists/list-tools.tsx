import './list-tools.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { type ReactNode, useState } from 'react'
import { useLocale, useText } from '../../messages/text.tsx'
import { type ListColumn, rowsBy } from './list-order.ts'
import { ListPaper, usePrinting } from './list-paper.tsx'

export interface ListToolsProps<Row> {
  /** Names the list on paper, and its file. */
  readonly title: string
  readonly columns: readonly ListColumn<Row>[]
  /** Heading of the column that the list is sorted by at first; the first column by default. */
  readonly first?: string
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** Without the tools: there is nothing to put in order. */
  readonly isBare?: boolean
  /** The list itself, in the order that was chosen. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

async function saveList<Row>(title: string, columns: readonly ListColumn<Row>[], rows: readonly Row[]) {
  // What writes a file comes with the first one.
  const { listFile } = await import('./list-file.ts')
  saveFile(`${title}.csv`, listFile(columns, rows))
}

/** A list with what every list of a dashboard has: its order, as a file, and on paper. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { title, columns, first, rows, idOf, isBare = false, children } = props
  const t = useText()
  const locale = useLocale()
  const [order, setOrder] = useState('')
  const { isPrinting, isAlone, printAlone } = usePrinting()
  const named = (wanted: string | undefined) => columns.find(({ heading }) => heading === wanted)
  const column = named(order) ?? named(first) ?? columns[0]
  const sorted = column === undefined ? rows : rowsBy(rows, column, locale)
  return (
    <>
      {isBare ? null : (
        <div className="list-tools">
          <SelectField
            label={t('lists.order')}
            choices={columns.map(({ heading }) => ({ value: heading, label: heading }))}
            value={column?.heading}
            onChange={({ target }) => setOrder(target.value)}
          />
          <Button onClick={() => void saveList(title, columns, sorted)}>{t('lists.csv')}</Button>
          <Button data-act="print" onClick={printAlone}>
            {t('lists.print')}
          </Button>
        </div>
      )}
      {isPrinting ? (
        <ListPaper title={title} columns={columns} rows={sorted} idOf={idOf} isAlone={isAlone} />
      ) : null}
      <div className="list-screen">{children(sorted)}</div>
    </>
  )
}
