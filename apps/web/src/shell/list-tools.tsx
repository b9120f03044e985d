import './list-tools.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Table } from '@brigade/design-system/molecules/table.tsx'
import { csvTable } from '@brigade/domain/exchange/csv.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useText } from '../messages/text.tsx'
import { type ListColumn, rowsBy } from './list-order.ts'

interface ListToolsProps<Row> {
  /** Names the list on paper, and its file. */
  readonly title: string
  /** The first one is the order in which the list stands at first. */
  readonly columns: readonly ListColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** The list itself, in the order that was chosen. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Spreadsheets read a file as UTF-8 when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF'

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK + text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Whether the page is being put on paper, by the button or by the browser's own menu. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    globalThis.addEventListener('beforeprint', begin)
    globalThis.addEventListener('afterprint', end)
    return () => {
      globalThis.removeEventListener('beforeprint', begin)
      globalThis.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** The whole list as a table: on screen long lists draw only what is near. */
function Paper<Row>({ title, columns, rows, idOf }: Omit<ListToolsProps<Row>, 'children'>) {
  return (
    <div className="list-paper">
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

/** A list with what every list of a dashboard has: its order, as a file, and on paper. */
export function ListTools<Row>({ children, ...list }: ListToolsProps<Row>) {
  const t = useText()
  const locale = useLocale()
  const { title, columns, rows } = list
  const [order, setOrder] = useState('')
  const isPrinting = useIsPrinting()
  const column = columns.find(({ heading }) => heading === order)
  const sorted = column === undefined ? rows : rowsBy(rows, column, locale)
  const save = () => {
    const fields = sorted.map((row) => columns.map(({ valueOf }) => valueOf(row)))
    saveFile(`${title}.csv`, csvTable(columns, fields))
  }
  return (
    <>
      <div className="list-tools">
        <SelectField
          label={t('lists.order')}
          choices={columns.map(({ heading }) => ({ value: heading, label: heading }))}
          value={column?.heading ?? columns[0]?.heading}
          onChange={({ target }) => setOrder(target.value)}
        />
        <Button onClick={save}>{t('lists.csv')}</Button>
        <Button data-act="print" onClick={() => globalThis.print()}>
          {t('lists.print')}
        </Button>
      </div>
      {isPrinting ? <Paper {...list} rows={sorted} /> : null}
      <div className="list-screen">{children(sorted)}</div>
    </>
  )
}
