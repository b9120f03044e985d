import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { buildJob, published } from './build-job.ts'
import { buildKitchen } from './build-kitchen.ts'
import { buildMenu } from './build-menu.ts'
import { buildStockLine } from './build-pantry.ts'
import { buildChef, buildPerson, buildProfessional, buildRecruiter, buildSupplier } from './build-people.ts'
import { buildRecipeFromFile } from './build-recipe.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'

/** Always the same moment, so that a sample never changes by itself. */
const AT = timestampFromMs(Date.UTC(2026, 2, 2, 12))
const PANTRY = { kitchenId: 'sample-kitchen', by: 'sample-ines' }
const INES = { uid: PANTRY.by, displayName: 'Ines Moura' }
const BIO = {
  shortBio: 'Fish, fire and a short menu.',
  longBio: 'Ten years in open kitchens, the last four of them by the sea.',
}
const RECIPE = `Fish stock
Serves 10

2 kg fish bones
200 g onion
1 bay leaf

Sweat the onion. Add the bones and cold water. Simmer for 25 minutes, then strain.`

/** The first document of each, and of a menu all of it. */
function first([document]: readonly BuiltDocument[]): BuiltDocument {
  if (document === undefined) throw new Error('A builder made nothing')
  return document
}

/** One card of every people kind, by its collection. */
export function samplePeople(): Readonly<Record<string, BuiltDocument>> {
  const { uid, displayName } = INES
  return {
    'brigade-users': first(buildPerson(INES, AT)),
    professionals: first(
      buildProfessional(
        { ...INES, ...BIO, title: 'Sous chef', roles: ['sous chef'], cuisines: ['seafood'] },
        AT,
      ),
    ),
    chefs: first(buildChef({ uid, displayName, ...BIO, specialties: ['fish', 'open fire'] }, AT)),
    recruiters: first(buildRecruiter({ uid, ...BIO, companyName: 'Tern' }, AT)),
    suppliers: first(
      buildSupplier(
        { uid, displayName, ...BIO, companyName: 'Mar & Filhos', categories: ['fish and seafood'] },
        AT,
      ),
    ),
  }
}

function sampleOrder(): BuiltDocument {
  const price = (minor: number) => ({ minor, currency: 'EUR' as const })
  return builtDocument(
    orders,
    { orderId: 'sample-order' },
    {
      ...newCommonFields(PANTRY.by, AT),
      kitchenId: PANTRY.kitchenId,
      linkId: 'sample-link',
      number: 'PO-000042',
      kitchenName: 'Tern',
      supplierName: 'Mar & Filhos',
      wantedDay: '2026-03-03',
      currency: 'EUR',
      totals: { net: price(18_400), vat: price(1104), fee: price(0), gross: price(19_504) },
      note: '',
      sentBy: PANTRY.by,
      sentAt: AT,
      channel: 'e-mail',
      state: 'confirmed',
      stateSince: AT,
    },
  )
}

function sampleRecord(): BuiltDocument {
  return builtDocument(
    safetyRecords,
    { kitchenId: PANTRY.kitchenId, recordId: 'sample-record' },
    {
      ...newCommonFields(PANTRY.by, AT),
      by: PANTRY.by,
      templateId: 'fridge-2',
      kind: 'fridge or freezer temperature',
      values: { temperature: { type: 'temperature', value: { value: '4.1', unit: 'C' } } },
      verdict: 'passed',
      limitsVersion: '2026-01',
      at: AT,
      enteredAt: AT,
      photos: [],
    },
  )
}

/** One of each thing that a kitchen works with, by its name in the trade. */
export function sampleObjects(): Readonly<Record<string, BuiltDocument>> {
  const menu = {
    menuId: 'sample-menu',
    name: 'Autumn',
    currency: 'EUR' as const,
    vatPct: '13',
    sections: [{ name: 'To begin', items: [{ name: 'Fish soup', minor: 850 }] }],
  }
  const job = { jobId: 'sample-job', recruiter: INES, job: published(AT) }
  const recipe = buildRecipeFromFile(PANTRY, { fileName: 'fish-stock.txt', text: RECIPE }, AT)
  return {
    kitchen: first(buildKitchen({ kitchenId: PANTRY.kitchenId, owner: PANTRY.by }, AT)),
    ingredient: buildStockLine(PANTRY, 'onion', { at: AT }),
    recipe: first(recipe.documents),
    menu: first(buildMenu(PANTRY, menu, AT)),
    job: first(buildJob(job, AT)),
    order: sampleOrder(),
    record: sampleRecord(),
  }
}
