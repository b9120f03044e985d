import { Table } from '@brigade/design-system/molecules/table.tsx'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListColumn } from './list-order.ts'

/** Whether the page is being put on paper, by the browser's own menu or by one list's button. */
export function usePrinting() {
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
export function ListPaper<Row>({ title, columns, rows, idOf, isAlone }: ListPaperProps<Row>) {
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
