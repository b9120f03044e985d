import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import type { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import { CatalogueLine, type CataloguePrice } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { announceSpecChange } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { useState } from 'react'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { useSupplierCatalogue } from '../../lib/kitchen/use-catalogue.ts'
import { changedProductParts, newProductParts } from './save-product.ts'
import type { OwnPlace } from './use-own-place.ts'
import {
  packText,
  readPriceForm,
  type PriceFacts,
  type PriceProblems,
} from '../../food/ingredients/public.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'

/** A product as it is typed. */
interface Typed {
  readonly name: string
  readonly code: string
  readonly category: IngredientCategory
  readonly pack: string
  readonly price: string
  /** Id of the shared ingredient that a new product was named after; empty for none. */
  readonly sharedId: string
}

export interface ProductForm {
  readonly typed: Typed
  readonly change: (changes: Partial<Typed>) => void
  /** Nothing until somebody has tried to save. */
  readonly problems: PriceProblems
  readonly isPackChanged: boolean
  readonly failure: string | null
  readonly save: () => Promise<void>
  /** Lets go what was typed. */
  readonly close: () => void
}

interface Subject {
  readonly place: OwnPlace
  readonly row: StoredDocument<CatalogueLine> | undefined
  readonly onClose: () => void
}

function typedOf(row: StoredDocument<CatalogueLine> | undefined, price: CataloguePrice | undefined): Typed {
  if (row === undefined)
    return { name: '', code: '', category: 'greengrocery', pack: '', price: '', sharedId: '' }
  const { name, code = '', category, pack } = row.content
  const known = price === undefined ? '' : moneyText(price.price)
  return { name, code, category, pack: packText(pack), price: known, sharedId: '' }
}

/** The typed product with what it means; a product keeps its price when none is typed. */
function readTyped({ name, code, pack, price }: Typed, { company, currency }: OwnPlace) {
  const form = { supplierName: company.companyName, name, code, pack, price, vatPct: '' }
  const read = readPriceForm(form, { currency, ingredientName: '' })
  if (!read.ok) return read
  const isNamed = fitsField(CatalogueLine, 'name', read.facts.name)
  const problems: PriceProblems = { name: 'supply.product.nameMissing' }
  return isNamed ? read : { ok: false as const, problems }
}

/** What the form of a product holds, what it means, and how it is saved. */
export function useProductForm(
  { place, row, onClose }: Subject,
  price: CataloguePrice | undefined,
): ProductForm {
  const [opened] = useState(row)
  const [first] = useState(() => typedOf(row, price))
  const t = useText()
  const catalogue = useSupplierCatalogue()
  const form = `product ${place.supplierId} ${row?.id ?? ''}`
  const { values: typed, setValues, clear, isChanged } = useDraft(CatalogueLine, { name: form, start: first })
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { send } = useCall(announceSpecChange)
  useUnsaved(isChanged)
  const read = readTyped(typed, place)
  const isPackChanged = row !== undefined && read.ok && !isSame(read.facts.pack, row.content.pack)

  const announce = async (facts: PriceFacts, lineId: string) => {
    const announced = { supplierId: place.supplierId, lineId, change: { pack: facts.pack }, words: '' }
    const outcome = await send(announced)
    if (outcome.state === 'done') return true
    setFailure(t(wordsOfProblem(outcome.problem), { code: outcome.problem.status }))
    return false
  }
  const close = () => {
    clear()
    onClose()
  }
  const save = async () => {
    setTried(true)
    if (!read.ok) return
    const { facts } = read
    if (isPackChanged && !(await announce(facts, row.id))) return
    const shared = catalogue.byId.get(typed.sharedId)
    const parts = partsOf(place, { row: opened, price, facts, category: typed.category, shared })
    const outcome = parts.length === 0 ? null : await write(parts)
    if (outcome === null || outcome.state === 'queued') close()
    else setFailure(refusalWords(t, outcome))
  }
  return {
    typed,
    change: setValues,
    problems: wasTried && !read.ok ? read.problems : {},
    isPackChanged,
    failure,
    save,
    close,
  }
}

interface ToSave {
  readonly row: StoredDocument<CatalogueLine> | undefined
  readonly price: CataloguePrice | undefined
  readonly facts: PriceFacts
  readonly category: IngredientCategory
  /** The shared ingredient that it was named after. */
  readonly shared: StoredDocument<Ingredient> | undefined
}

function partsOf(place: OwnPlace, { row, price, facts, category, shared }: ToSave) {
  const { name, code, pack } = facts
  if (row !== undefined)
    return changedProductParts(place, row, { name, category, code }, { before: price, price: facts.price })
  const known = shared && {
    ingredientId: shared.id,
    allergens: shared.content.allergens,
    namedAllergens: shared.content.namedAllergens,
  }
  const content = { name, category, pack, ...(code !== undefined && { code }), ...known }
  return newProductParts(place, content, facts.price)
}
