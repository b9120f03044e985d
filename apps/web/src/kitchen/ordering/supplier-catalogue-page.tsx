import './supply.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { LazyItem } from '@brigade/design-system/molecules/lazy-item.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { type CatalogueLine, catalogueLines } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { useState, useEffect, useEffectEvent } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { changing, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import type { ListColumn } from '../../shell/lists/list-order.ts'
import { ListTools } from '../../shell/lists/list-tools.tsx'
import { CatalogueImportDialog } from './catalogue-import-dialog.tsx'
import { usePackWords } from './pack-words.ts'
import { ProductDialog } from './product-dialog.tsx'
import { ProductRow } from './product-row.tsx'
import { type OwnPlace, useOwnPlace } from './use-own-place.ts'

interface RowKeys {
  /** Space on the row that has focus. */
  readonly onSpace: (id: string) => void
  /** `e` on the row that has focus. */
  readonly onEdit: (id: string) => void
}

/** Whether keys belong to something else now: a field or a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName)
}

function moveFocus(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at === -1 ? rows[0] : rows[at + by]
  next?.focus()
}

/** Keys of a list whose rows carry `data-row` (product 5.1): `j` and `k` move, Space and `e` act on the focused row. */
function useRowKeys({ onSpace, onEdit }: RowKeys): void {
  const space = useEffectEvent(onSpace)
  const edit = useEffectEvent(onEdit)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
      const focused = document.activeElement
      const id = focused?.closest<HTMLElement>('[data-row]')?.dataset.row
      if (event.key === 'j') moveFocus(1)
      else if (event.key === 'k') moveFocus(-1)
      else if (event.key === 'e' && id !== undefined) edit(id)
      else if (event.key === ' ' && id !== undefined && focused?.matches('[data-row]') === true) {
        event.preventDefault()
        space(id)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

type Row = StoredDocument<CatalogueLine>
type Open = { readonly kind: 'new' | 'csv' } | { readonly kind: 'edit'; readonly row: Row } | null

/** Longer lists draw only the rows near the screen. */
const LONG_LIST = 60
const ROW_PX = 68

interface CatalogueProps {
  readonly place: OwnPlace
  readonly rows: readonly Row[]
}

function toggled(place: OwnPlace, { id, content }: Row) {
  const params = { supplierId: place.supplierId, lineId: id }
  const changes = { isAvailable: !content.isAvailable }
  return write([changing(catalogueLines, params, { before: content, changes })])
}

function Products({ place, rows, onEdit }: CatalogueProps & { readonly onEdit: (row: Row) => void }) {
  const t = useText()
  const [words, setWords] = useState('')
  const folded = foldName(words)
  const visible = rows.filter(({ content: { name, code = '' } }) =>
    foldName(`${name} ${code}`).includes(folded),
  )
  const act = (id: string, then: (row: Row) => void) => {
    const row = rows.find((each) => each.id === id)
    if (row !== undefined && place.sells) then(row)
  }
  const toggle = (row: Row) => void toggled(place, row)
  useRowKeys({ onSpace: (id) => act(id, toggle), onEdit: (id) => act(id, onEdit) })
  const packs = usePackWords()
  const columns: readonly ListColumn<Row>[] = [
    { heading: t('lists.name'), kind: 'text', valueOf: ({ content }) => content.name },
    { heading: t('lists.code'), kind: 'text', valueOf: ({ content }) => content.code ?? '' },
    {
      heading: t('lists.category'),
      kind: 'text',
      valueOf: ({ content }) => t(`catalogue.category.${content.category}`),
    },
    { heading: t('lists.pack'), kind: 'text', valueOf: ({ content }) => packs(content.pack) },
  ]
  const draw = (row: Row) => <ProductRow place={place} row={row} onToggle={toggle} onEdit={onEdit} />
  return (
    <>
      <SearchField
        label={t('supply.catalogue.search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className="supply-quiet" aria-live="polite">
        {t('supply.catalogue.count', { count: visible.length })}
      </p>
      <ListTools title={t('supply.catalogue.title')} columns={columns} rows={visible} idOf={({ id }) => id}>
        {(sorted) => (
          <ul className="supply-rows" aria-label={t('supply.catalogue.title')}>
            {sorted.map((row) =>
              sorted.length > LONG_LIST ? (
                <LazyItem key={row.id} className="supply-lazy" height={ROW_PX} name={row.content.name}>
                  {() => draw(row)}
                </LazyItem>
              ) : (
                <li key={row.id}>{draw(row)}</li>
              ),
            )}
          </ul>
        )}
      </ListTools>
      {place.sells ? <p className="supply-quiet supply-keys">{t('supply.catalogue.keys')}</p> : null}
    </>
  )
}

function Catalogue({ place, rows }: CatalogueProps) {
  const t = useText()
  const [open, setOpen] = useState<Open>(null)
  const tools = place.sells ? (
    <Cluster>
      <Button tone="primary" data-shortcut="create" onClick={() => setOpen({ kind: 'new' })}>
        {t('supply.catalogue.add')}
      </Button>
      <Button onClick={() => setOpen({ kind: 'csv' })}>{t('supply.catalogue.csv')}</Button>
    </Cluster>
  ) : null
  const close = () => setOpen(null)
  return (
    <Stack gap={16}>
      <Cluster justify="between" gap={12}>
        <h1>{t('supply.catalogue.title')}</h1>
        {rows.length === 0 ? null : tools}
      </Cluster>
      {rows.length === 0 ? (
        <EmptyState
          drawing="empty-shelf"
          title={t('supply.catalogue.emptyTitle')}
          text={t('supply.catalogue.emptyText')}
        >
          {tools}
        </EmptyState>
      ) : (
        <Products place={place} rows={rows} onEdit={(row) => setOpen({ kind: 'edit', row })} />
      )}
      {open?.kind === 'csv' ? <CatalogueImportDialog place={place} rows={rows} onClose={close} /> : null}
      {open?.kind === 'new' ? <ProductDialog place={place} row={undefined} onClose={close} /> : null}
      {open?.kind === 'edit' ? <ProductDialog place={place} row={open.row} onClose={close} /> : null}
    </Stack>
  )
}

function CatalogueOf({ place }: { readonly place: OwnPlace }) {
  const rows = useQuery(catalogueLines, { supplierId: place.supplierId }, { orderBy: ['name'] })
  return <Loaded of={rows}>{(value) => <Catalogue place={place} rows={value} />}</Loaded>
}

/** What the company sells, as its kitchens order it. */
export function SupplierCataloguePage() {
  const place = useOwnPlace()
  return (
    <Page>
      <Loaded of={place}>{(value) => <CatalogueOf place={value} />}</Loaded>
    </Page>
  )
}
