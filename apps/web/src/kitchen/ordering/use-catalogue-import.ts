import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import {
  CATALOGUE_FIELDS,
  type CatalogueField,
  guessColumns,
  type KnownProduct,
  type PlannedRow,
  planCatalogueImport,
} from '@brigade/domain/kitchen/suppliers/catalogue-import.ts'
import {
  type CatalogueLine,
  type CataloguePrice,
  cataloguePrices,
  DEFAULT_PRICE,
} from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { readContent } from '../../lib/reading/read-content.ts'
import { writeMany } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { readTable, type Table } from './read-table.ts'
import { changedProductParts, newProductParts } from './save-product.ts'
import type { OwnPlace } from './use-own-place.ts'

type Mapping = Readonly<Partial<Record<CatalogueField, string>>>

/** Documents written together at most; a product is two. */
const PRODUCTS_A_WRITE = 200

/** Without these no row says what it sells. */
const NEEDED = ['name', 'pack'] as const

interface ReadFile extends Table {
  readonly prices: ReadonlyMap<string, CataloguePrice>
}

const nothingRead: ReadFile = { headings: [], cells: [], prices: new Map() }

async function pricesOf(supplierId: string, rows: readonly StoredDocument<CatalogueLine>[]) {
  const results = await Promise.all(
    rows.map(async ({ id }) => {
      const price = await readContent(cataloguePrices, { supplierId, lineId: id, priceId: DEFAULT_PRICE })
      return price === undefined ? [] : [[id, price] as const]
    }),
  )
  return new Map(results.flat())
}

function counted(plan: readonly PlannedRow[]) {
  const of = (kind: PlannedRow['kind']) => plan.filter((row) => row.kind === kind).length
  return { made: of('made'), changed: of('changed'), same: of('same'), refused: of('refused') }
}

export type CatalogueImport = ReturnType<typeof useCatalogueImport>

/** A supplier's list on its way into the catalogue: read, mapped, tried, written. */
export function useCatalogueImport(
  place: OwnPlace,
  { rows, onDone }: { readonly rows: readonly StoredDocument<CatalogueLine>[]; readonly onDone: () => void },
) {
  const t = useText()
  const [file, setFile] = useState(nothingRead)
  const [mapping, setMapping] = useState<Mapping>({})
  const [state, setState] = useState<'idle' | 'saving' | 'failed' | 'unreadable' | 'too-long'>('idle')
  const categories = new Map(
    INGREDIENT_CATEGORIES.flatMap((each) => [
      [foldName(each), each] as const,
      [foldName(t(`catalogue.category.${each}`)), each] as const,
    ]),
  )
  const known: readonly KnownProduct[] = rows.map(({ id, content }) => ({
    lineId: id,
    line: content,
    price: file.prices.get(id)?.price,
  }))
  const typed = file.cells.map((cells) =>
    Object.fromEntries(
      CATALOGUE_FIELDS.flatMap((field) => {
        const column = mapping[field]
        return column === undefined ? [] : [[field, cells[column] ?? ''] as const]
      }),
    ),
  )
  const plan = planCatalogueImport(typed, {
    known,
    currency: place.currency,
    categoryOf: (word) => categories.get(word),
    usualCategory: place.company.categories[0] ?? 'dry store',
  })

  const read = async (source: File | string) => {
    const table = await readTable(source)
    if (typeof table === 'string') {
      setState(table)
      return
    }
    const prices = await pricesOf(place.supplierId, rows)
    setMapping(guessColumns(table.headings, (field) => [field, t(`supply.csv.field.${field}`)]))
    setFile({ ...table, prices })
    setState('idle')
  }
  const save = async () => {
    setState('saving')
    const parts = plan.map((row) => partsOf(place, row, { rows, prices: file.prices }))
    for (let at = 0; at < parts.length; at += PRODUCTS_A_WRITE) {
      const some = parts.slice(at, at + PRODUCTS_A_WRITE).flat()
      const outcome = some.length === 0 ? null : await writeMany(some)
      if (outcome !== null && outcome.state !== 'queued') {
        setState('failed')
        return
      }
    }
    onDone()
  }
  return {
    headings: file.headings,
    mapping,
    map: (field: CatalogueField, column: string) =>
      setMapping({ ...mapping, [field]: column === '' ? undefined : column }),
    /** What is left out first, so that it is seen; a row's number is its line in the file, where the headings are the first. */
    plan: plan
      .map((row, at) => ({ line: at + 2, name: typed[at]?.name ?? '', row }))
      .toSorted((one, other) => Number(other.row.kind === 'refused') - Number(one.row.kind === 'refused')),
    /** Columns that must be chosen before any row can be read. */
    missing: NEEDED.filter((field) => mapping[field] === undefined),
    counts: counted(plan),
    isSaving: state === 'saving',
    isFailed: state === 'failed',
    unread: state === 'unreadable' || state === 'too-long' ? state : null,
    read,
    save,
  }
}

interface Known {
  readonly rows: readonly StoredDocument<CatalogueLine>[]
  readonly prices: ReadonlyMap<string, CataloguePrice>
}

function partsOf(place: OwnPlace, row: PlannedRow, { rows, prices }: Known) {
  if (row.kind === 'made') {
    const { price, ...facts } = row.product
    return newProductParts(place, facts, price)
  }
  if (row.kind !== 'changed') return []
  const there = rows.find(({ id }) => id === row.lineId)
  if (there === undefined) return []
  return changedProductParts(place, there, row.product, {
    before: prices.get(row.lineId),
    price: row.product.price,
  })
}
