import './list-tools.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { type ReactNode, useState, useEffect } from 'react'
import { useLocale, useText } from '../../messages/text.tsx'
import { type ListColumn, rowsBy } from './list-order.ts'
import { Table } from '@brigade/design-system/molecules/table.tsx'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper, by the browser's own menu or by one list's button. */
function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)
  const [isAlone, setAlone] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => {
      setPrinting(false)
      setAlone(false)
    }
    globalThis.addEventListener('beforeprint', begin)
    globalThis.addEventListener('afterprint', end)
    return () => {
      globalThis.removeEventListener('beforeprint', begin)
      globalThis.removeEventListener('afterprint', end)
    }
  }, [])
  const printAlone = () => {
    flushSync(() => setAlone(true))
    globalThis.print()
  }
  return { isPrinting, isAlone, printAlone }
}

interface ListPaperProps<Row> {
  readonly title: string
  readonly columns: readonly ListColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** Nothing else of the page goes on this paper. */
  readonly isAlone: boolean
}

/** The whole list as a table: on screen long lists draw only what is near. */
function ListPaper<Row>({ title, columns, rows, idOf, isAlone }: ListPaperProps<Row>) {
  return (
    <div className="list-paper" data-alone={isAlone || undefined}>
      <Table caption={title}>
        <thead>
          <tr>
            {columns.map(({ heading, kind }) => (
              <th key={heading} scope="col" data-numeric={kind === 'number' || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ heading, kind, valueOf }) => (
                <td key={heading} data-numeric={kind === 'number' || undefined}>
                  {valueOf(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

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
