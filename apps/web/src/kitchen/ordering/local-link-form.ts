import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import type { Currency, Money } from '@brigade/domain/core/money/money.ts'
import { phoneFromTyped } from '@brigade/domain/core/text/phone.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { listFromTyped, optionalNumber, optionalText } from '../../lib/drafts/typed-list.ts'
import type { FieldTable, FormValues } from '../../shell/forms/card-input.tsx'

/** What a kitchen notes of a supplier that has no account: how orders reach it, when it delivers, on which terms. */
export type LocalLinkFacts = Pick<SupplierLink, 'name' | 'zone' | 'deliveryDays' | 'note'> &
  Partial<Pick<SupplierLink, 'orderEmail' | 'accountNumber' | 'contact' | 'cutOff' | 'minimumOrder' | 'fee'>>

/** The fields in the order of the form. @param currency - the kitchen's, for the terms */
export function localLinkFields(currency: Currency): FieldTable {
  return [
    { name: 'name', label: 'supply.link.name', as: 'line', missing: 'supply.link.nameMissing' },
    { name: 'orderEmail', label: 'supply.link.email', as: 'email', missing: 'supply.link.emailWrong' },
    [
      { name: 'contactName', label: 'supply.link.contact', as: 'line' },
      { name: 'phone', label: 'terms.phone', hint: 'terms.phoneHint', as: 'phone' },
    ],
    { name: 'accountNumber', label: 'supply.link.account', as: 'line' },
    { name: 'deliveryDays', label: 'cards.days', as: 'weekdays' },
    [
      { name: 'cutOff', label: 'terms.cutOff', as: 'time' },
      { name: 'daysBefore', label: 'terms.daysBefore', hint: 'terms.daysBeforeHint', as: 'number' },
    ],
    [
      { name: 'minimumOrder', label: 'terms.minimumOrder', as: 'number', unit: currency },
      { name: 'fee', label: 'terms.fee', as: 'number', unit: currency },
    ],
    { name: 'note', label: 'supply.link.note', as: 'text' },
  ]
}

/** The form filled from a supplier, or empty. */
export function typedLocalLink(link: SupplierLink | undefined): FormValues {
  return {
    name: link?.name ?? '',
    orderEmail: link?.orderEmail ?? '',
    contactName: link?.contact?.name ?? '',
    phone: link?.contact?.phone ?? '',
    accountNumber: link?.accountNumber ?? '',
    deliveryDays: link?.deliveryDays.weekdays.join(', ') ?? '',
    cutOff: link?.cutOff?.hm ?? '',
    daysBefore: link?.cutOff === undefined ? '1' : String(link.cutOff.daysBefore),
    minimumOrder: link?.minimumOrder === undefined ? '' : moneyText(link.minimumOrder.value),
    fee: link?.fee === undefined ? '' : moneyText(link.fee),
    note: link?.note ?? '',
  }
}

/** What is no amount becomes none, which the schema refuses. */
function moneyOf(typed: string | undefined, currency: Currency): Money | undefined {
  const text = optionalText(typed)
  if (text === undefined) return undefined
  const read = moneyFromTyped(text, currency)
  return read.ok ? read.money : { minor: Number.NaN, currency }
}

function contactOf({ contactName = '', phone = '' }: FormValues): SupplierLink['contact'] {
  const number = optionalText(phone)
  if (contactName.trim() === '' && number === undefined) return undefined
  return {
    name: contactName.trim(),
    ...(number !== undefined && { phone: phoneFromTyped(number) ?? number }),
  }
}

/** The optional facts with nothing in them: what is taken out of the form is taken out of the document. */
export const NO_FACTS = {
  orderEmail: undefined,
  contact: undefined,
  accountNumber: undefined,
  cutOff: undefined,
  minimumOrder: undefined,
  fee: undefined,
} as const satisfies { readonly [Field in keyof LocalLinkFacts]?: undefined }

interface Known {
  readonly currency: Currency
  /** The kitchen's, for the hour of a first cut-off. */
  readonly zone: string
  readonly before: SupplierLink | undefined
}

function cutOffOf({ cutOff, daysBefore }: FormValues, before: SupplierLink | undefined) {
  const hm = optionalText(cutOff)
  if (hm === undefined) return {}
  const mode = before?.cutOff?.mode ?? 'flexible'
  return { cutOff: { hm, daysBefore: optionalNumber(daysBefore) ?? Number.NaN, mode } }
}

function moneyTerms(values: FormValues, { currency, before }: Known) {
  const value = moneyOf(values['minimumOrder'], currency)
  const fee = moneyOf(values['fee'], currency)
  const mode = before?.minimumOrder?.mode ?? 'flexible'
  return {
    ...(value !== undefined && { minimumOrder: { value, mode } }),
    ...(fee !== undefined && { fee }),
  }
}

/** What the form says; what does not fit is left as it was typed, for the schema to refuse by its field. */
export function localLinkFacts(values: FormValues, known: Known): LocalLinkFacts {
  const { zone, before } = known
  const orderEmail = optionalText(values['orderEmail'])
  const accountNumber = optionalText(values['accountNumber'])
  const contact = contactOf(values)
  return {
    name: (values['name'] ?? '').trim(),
    zone: before?.zone ?? zone,
    deliveryDays: {
      weekdays: listFromTyped(values['deliveryDays'] ?? '').map(Number),
      holidays: before?.deliveryDays.holidays ?? [],
    },
    note: (values['note'] ?? '').trim(),
    ...(orderEmail !== undefined && { orderEmail }),
    ...(accountNumber !== undefined && { accountNumber }),
    ...(contact !== undefined && { contact }),
    ...cutOffOf(values, before),
    ...moneyTerms(values, known),
  }
}

/** The field of the form that a field of the document is typed in. */
export function fieldOfLink(path: string): string {
  const [first = '', second] = path.split('.')
  if (first === 'contact') return second === 'phone' ? 'phone' : 'contactName'
  return first === 'cutOff' && second === 'daysBefore' ? 'daysBefore' : first
}
