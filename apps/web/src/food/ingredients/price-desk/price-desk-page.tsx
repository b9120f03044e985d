import './price-desk.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { Table } from '@brigade/design-system/molecules/table.tsx'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type Shelf, useShelf } from '../../../lib/kitchen/use-shelf.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useText } from '../../../messages/text.tsx'
import { Form } from '../../../shell/forms/form.tsx'
import { BackLink } from '../../../shell/layouts/back-link.tsx'
import { useParam } from '../../../shell/page-context.tsx'
import { ingredientsFor, lacksPrice } from '../ingredient-filter.ts'
import { supplierNames } from '../price-fields.tsx'
import { type Suppliers, useSuppliers } from '../price-supplier.ts'
import { DESK_CELLS, deskRow, type DeskRow, pasteRows } from './desk-rows.ts'
import { PriceRow, type RowActions } from './price-row.tsx'
import { usePriceDesk } from './use-price-desk.ts'

/** Rows drawn at first, and with each wish for more. */
const ROWS_PER_STEP = 60

/** Sets the focus into a cell, where there is one. */
function focusCell(table: RefObject<HTMLElement | null>, at: number, column: number): void {
  table.current?.querySelector<HTMLInputElement>(`[data-cell="${at} ${column}"]`)?.focus()
}

/** Where a key leads from a cell: up or down a column, or nowhere. */
function stepOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): -1 | 0 | 1 {
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return 1
  return key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 0
}

interface DeskProps {
  readonly shelf: Shelf
  readonly suppliers: Suppliers
  readonly latest: () => Shelf
}

/** The rows that are shown: those without a price, unless all are wanted, and those that were typed in. */
function useRows(shelf: Shelf, typed: Parameters<typeof deskRow>[2]) {
  const [words, setWords] = useState('')
  const [isAll, setAll] = useState(() => !shelf.lines.some((row) => lacksPrice(row, shelf)))
  const [most, setMost] = useState(ROWS_PER_STEP)
  const made = ingredientsFor({ words, category: undefined, view: 'all' }, shelf).filter(
    ({ content }) => !content.isPrepared,
  )
  const found = made
    .filter((row) => isAll || typed[row.id] !== undefined || lacksPrice(row, shelf))
    .toSorted((one, other) => one.content.name.localeCompare(other.content.name))
    .map((row) => deskRow(row, shelf, typed))
  const priced = made.filter((row) => !lacksPrice(row, shelf)).length
  return {
    words,
    setWords,
    isAll,
    setAll,
    rows: found.slice(0, most),
    more: Math.max(0, found.length - most),
    showMore: () => setMost(most + ROWS_PER_STEP),
    priced,
    all: made.length,
  }
}

/** Keys and pasting at the desk: Enter and arrows along a column, Ctrl+D from above, rows of a spreadsheet. */
function useDeskKeys(
  rows: readonly DeskRow[],
  desk: ReturnType<typeof usePriceDesk>,
): RowActions & { readonly table: RefObject<HTMLDivElement | null> } {
  const table = useRef<HTMLDivElement>(null)
  return {
    table,
    onType: desk.type,
    onKey: (event, at, column) => {
      const cell = DESK_CELLS[column]
      const [row, above] = [rows[at], rows[at - 1]]
      if (cell === undefined || row === undefined) return
      const isFilling = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)
      if (isFilling && above !== undefined) desk.type(row, cell, above.cells[cell])
      const step = event.ctrlKey || event.metaKey ? 0 : stepOf(event)
      // The list of suppliers goes by the arrows; Enter goes on in every column.
      const isListed = cell === 'supplierName' && event.key !== 'Enter'
      if (!isFilling && (step === 0 || isListed)) return
      event.preventDefault()
      if (!isFilling) focusCell(table, at + step, column)
    },
    onPaste: (event, at, column) => {
      const text = event.clipboardData.getData('text')
      if (!/[\t\n]/u.test(text.trim())) return
      event.preventDefault()
      desk.fill(pasteRows(text, { rows, row: at, cell: column }))
    },
  }
}

function Desk({ shelf, suppliers, latest }: DeskProps) {
  const t = useText()
  const listId = useId()
  const desk = usePriceDesk(shelf, suppliers, latest)
  const list = useRows(shelf, desk.rows)
  const { table, ...actions } = useDeskKeys(list.rows, desk)
  const typed = list.rows.filter(({ isTyped }) => isTyped)
  return (
    <Form onSubmit={() => desk.save(typed)}>
      <Stack gap={16}>
        <p className="ingredient-quiet">
          {t('ingredients.desk.count', { priced: list.priced, all: list.all })} {t('ingredients.desk.keys')}
        </p>
        {desk.refused === null ? null : (
          <Banner state="late" role="alert">
            {desk.refused}
          </Banner>
        )}
        <Cluster gap={12}>
          <SearchField
            label={t('ingredients.search')}
            value={list.words}
            onChange={({ target }) => list.setWords(target.value)}
          />
          <Button aria-pressed={list.isAll} onClick={() => list.setAll(!list.isAll)}>
            {t('ingredients.desk.all')}
          </Button>
        </Cluster>
        {list.rows.length === 0 ? (
          <EmptyState
            drawing="nothing-here"
            title={t('ingredients.desk.done')}
            text={t('ingredients.desk.doneText')}
          />
        ) : (
          <div className="price-desk" ref={table}>
            <datalist id={listId}>
              {supplierNames(shelf, suppliers).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
            <Table caption={t('ingredients.desk.title')}>
              <thead>
                <tr>
                  <th scope="col">{t('lists.name')}</th>
                  <th scope="col">{t('ingredients.price.supplier')}</th>
                  <th scope="col">{t('ingredients.price.pack')}</th>
                  <th scope="col">{t('lists.price', { currency: shelf.settings.currency })}</th>
                  <th scope="col">{t('ingredients.desk.means')}</th>
                </tr>
              </thead>
              <tbody>
                {list.rows.map((row, at) => (
                  <PriceRow
                    key={row.id}
                    shelf={shelf}
                    row={row}
                    at={at}
                    listId={listId}
                    showsProblems={desk.wasTried}
                    {...actions}
                  />
                ))}
              </tbody>
            </Table>
          </div>
        )}
        {list.more > 0 ? (
          <Button onClick={list.showMore}>{t('ingredients.desk.more', { count: list.more })}</Button>
        ) : null}
        <div className="desk-foot">
          <SubmitButton tone="primary" disabled={typed.length === 0}>
            {t('ingredients.desk.save', { count: typed.length })}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}

function DeskOf({ shelf }: { readonly shelf: Shelf }) {
  const t = useText()
  const suppliers = useSuppliers(shelf.kitchenId)
  const newest = useRef(shelf)
  useEffect(() => {
    newest.current = shelf
  }, [shelf])
  if (!shelf.access.seesCosts || !shelf.access.may('lead'))
    return <Banner state="info">{t('ingredients.desk.denied')}</Banner>
  return <Desk shelf={shelf} suppliers={suppliers} latest={() => newest.current} />
}

/** Packs and prices of all ingredients in one table, typed through by keyboard or pasted from a spreadsheet. */
export function PriceDeskPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const shelf = useShelf(kitchenId)
  return (
    <Page>
      <Stack gap={16}>
        <div>
          <BackLink href={paths.kitchenDashboard(kitchenId, 'ingredients')}>
            {t('ingredients.title')}
          </BackLink>
          <h1>{t('ingredients.desk.title')}</h1>
        </div>
        <Loaded of={shelf}>{(value) => <DeskOf shelf={value} />}</Loaded>
      </Stack>
    </Page>
  )
}
