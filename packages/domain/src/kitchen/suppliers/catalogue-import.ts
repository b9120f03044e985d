import { isSame } from '../../core/documents/changed-fields.ts'
import { foldName } from '../../core/text/fold-name.ts'
import type { IngredientCategory } from '../../food/ingredients/ingredient-category.ts'
import { packFromTyped } from '../../food/import/pack-from-typed.ts'
import { moneyFromTyped } from '../../core/money/money-from-typed.ts'
import type { Currency, Money } from '../../core/money/money.ts'
import type { CatalogueLine } from './catalogue-line.ts'

/** What a row of a supplier's own list may say; name and pack are needed. */
export const CATALOGUE_FIELDS = ['name', 'code', 'category', 'pack', 'price'] as const
export type CatalogueField = (typeof CATALOGUE_FIELDS)[number]

/** A row as it was read, by field; a field without a column is absent. */
export type CatalogueRow = Readonly<Partial<Record<CatalogueField, string>>>

/** A product that is in the catalogue already, with the price that holds for everybody. */
export interface KnownProduct {
  readonly lineId: string
  readonly line: Pick<CatalogueLine, 'name' | 'code' | 'category' | 'pack'>
  readonly price: Money | undefined
}

/** What is wrong with one field of a row. */
export type RowProblem =
  | 'name'
  | 'code'
  | 'category'
  | 'pack'
  /** A smaller or larger pack is announced to the kitchens, not imported (rule AL7). */
  | 'pack-changed'
  | 'price'
  /** A spreadsheet's formula stands where its result should. */
  | 'formula'
  /** An earlier row is the same product. */
  | 'twice'

export type ImportedProduct = KnownProduct['line'] & { readonly price: Money | undefined }

/** What an import would do with one row. */
export type PlannedRow =
  | { readonly kind: 'made'; readonly product: ImportedProduct }
  | { readonly kind: 'changed'; readonly lineId: string; readonly product: ImportedProduct }
  | { readonly kind: 'same'; readonly lineId: string }
  | { readonly kind: 'refused'; readonly problems: readonly RowProblem[] }

interface ImportGround {
  readonly known: readonly KnownProduct[]
  readonly currency: Currency
  /** The category that a folded word means; a row that names none gets the usual one. */
  readonly categoryOf: (foldedWord: string) => IngredientCategory | undefined
  readonly usualCategory: IngredientCategory
}

const SHORTEST_NAME = 2
const LONGEST_NAME = 100
const LONGEST_CODE = 60

const keyOf = ({ name, code }: { readonly name: string; readonly code?: string | undefined }) =>
  code === undefined ? `name ${foldName(name)}` : `code ${code.toLowerCase()}`

/** What a cell says; spreadsheets write `="00123"` where a number keeps its zeros. */
function plainCell(cell: string): string {
  const text = cell.trim()
  return /^="([^"]*)"$/u.exec(text)?.[1]?.trim() ?? text
}

interface ReadRow {
  readonly product: ImportedProduct | undefined
  readonly problems: readonly RowProblem[]
}

function readRow(row: CatalogueRow, { currency, categoryOf, usualCategory }: ImportGround): ReadRow {
  const said = (field: CatalogueField) => plainCell(row[field] ?? '')
  const name = said('name')
  const code = said('code')
  const word = foldName(said('category'))
  const category = word === '' ? usualCategory : categoryOf(word)
  const pack = packFromTyped(said('pack'))
  const price = said('price') === '' ? undefined : moneyFromTyped(said('price'), currency)
  const problems: readonly (RowProblem | false)[] = [
    CATALOGUE_FIELDS.some((field) => said(field).startsWith('=')) && 'formula',
    (name.length < SHORTEST_NAME || name.length > LONGEST_NAME) && 'name',
    code.length > LONGEST_CODE && 'code',
    category === undefined && 'category',
    !pack.ok && 'pack',
    price !== undefined && (!price.ok || price.money.minor < 0) && 'price',
  ]
  const found = problems.filter((each) => each !== false)
  if (found.length > 0 || category === undefined || !pack.ok) return { product: undefined, problems: found }
  const product = {
    name,
    ...(code !== '' && { code }),
    category,
    pack: pack.pack,
    price: price?.ok === true ? price.money : undefined,
  }
  return { product, problems: [] }
}

/** A row that names no price leaves the price alone, and one without a category the category. */
function differs(product: ImportedProduct, { line, price }: KnownProduct, row: CatalogueRow): boolean {
  return (
    product.name !== line.name ||
    ((row.category ?? '').trim() !== '' && product.category !== line.category) ||
    (product.price !== undefined && !isSame(product.price, price))
  )
}

/**
 * What an import would do, row by row; nothing is written (product 5.4: a dry run). A product is known by its code, without
 * one by its name.
 */
export function planCatalogueImport(
  rows: readonly CatalogueRow[],
  ground: ImportGround,
): readonly PlannedRow[] {
  const known = new Map(ground.known.map((each) => [keyOf(each.line), each]))
  const met = new Set<string>()
  return rows.map((row) => {
    const { product, problems } = readRow(row, ground)
    if (product === undefined) return { kind: 'refused', problems }
    const key = keyOf(product)
    if (met.has(key)) return { kind: 'refused', problems: ['twice'] }
    met.add(key)
    const there = known.get(key)
    if (there === undefined) return { kind: 'made', product }
    const { lineId, line } = there
    if (!isSame(product.pack, line.pack)) return { kind: 'refused', problems: ['pack-changed'] }
    return differs(product, there, row) ? { kind: 'changed', lineId, product } : { kind: 'same', lineId }
  })
}

/** The column that fills each field, guessed from the headings. @param wordsOf - a field's names, in any language */
export function guessColumns(
  headings: readonly string[],
  wordsOf: (field: CatalogueField) => readonly string[],
): Readonly<Partial<Record<CatalogueField, string>>> {
  const folded = headings.map((heading) => ({ heading, word: foldName(heading) }))
  return Object.fromEntries(
    CATALOGUE_FIELDS.flatMap((field) => {
      const words = wordsOf(field).map(foldName)
      const found = folded.find(({ word }) => words.includes(word))
      return found === undefined ? [] : [[field, found.heading] as const]
    }),
  )
}
