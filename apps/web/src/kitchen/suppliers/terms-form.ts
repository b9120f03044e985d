import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { Currency, Money } from '@brigade/domain/core/money/money.ts'
import { type SupplierProfile, supplierProfiles } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { phoneFromTyped } from '@brigade/domain/core/text/phone.ts'
import { TermMode } from '@brigade/domain/kitchen/suppliers/supplier-terms.ts'
import type { EditCardProps } from '../../shell/forms/edit-card.tsx'
import { listFromTyped, optionalNumber, optionalText } from '../../lib/drafts/typed-list.ts'

const MODES = TermMode.options.map((value) => ({ value, label: `terms.mode.${value}` as const }))

/** What is no amount becomes none, which the schema refuses. */
function moneyOf(typed: string, currency: Currency): Money {
  const read = moneyFromTyped(typed, currency)
  return read.ok ? read.money : { minor: Number.NaN, currency }
}

/** What a supplier's owner changes about the terms that kitchens get with a new link, in the company's currency. */
export function termsForm(currency: Currency): EditCardProps<SupplierProfile> {
  return {
    kind: 'suppliers',
    collection: supplierProfiles,
    fields: [
      {
        name: 'orderEmail',
        label: 'cards.orderEmail',
        hint: 'cards.orderEmailHint',
        as: 'email',
      },
      { name: 'phone', label: 'terms.phone', hint: 'terms.phoneHint', as: 'phone' },
      { name: 'cutOff', label: 'terms.cutOff', as: 'time' },
      {
        name: 'daysBefore',
        label: 'terms.daysBefore',
        hint: 'terms.daysBeforeHint',
        as: 'number',
      },
      { name: 'zone', label: 'terms.zone', as: 'zone' },
      { name: 'cutOffMode', label: 'terms.cutOffMode', as: 'one', choices: MODES },
      { name: 'minimumOrder', label: 'terms.minimumOrder', as: 'number', unit: currency },
      { name: 'minimumMode', label: 'terms.minimumMode', as: 'one', choices: MODES },
      { name: 'fee', label: 'terms.fee', as: 'number', unit: currency },
      { name: 'capacityPerDay', label: 'terms.capacityPerDay', as: 'number' },
      { name: 'holidays', label: 'terms.holidays', hint: 'terms.holidaysHint', as: 'line' },
    ],
    read: ({ orderEmail, phone, zone, cutOff, minimumOrder, fee, holidays, capacityPerDay }) => ({
      orderEmail,
      phone: phone ?? '',
      zone,
      cutOff: cutOff.hm,
      daysBefore: String(cutOff.daysBefore),
      cutOffMode: cutOff.mode,
      minimumOrder: minimumOrder === undefined ? '' : moneyText(minimumOrder.value),
      minimumMode: minimumOrder?.mode ?? 'flexible',
      fee: fee === undefined ? '' : moneyText(fee),
      capacityPerDay: capacityPerDay === undefined ? '' : String(capacityPerDay),
      holidays: holidays.join(', '),
    }),
    changes: (values) => {
      const phone = optionalText(values['phone'])
      const minimum = optionalText(values['minimumOrder'])
      const fee = optionalText(values['fee'])
      return {
        orderEmail: (values['orderEmail'] ?? '').trim(),
        phone: phone === undefined ? undefined : (phoneFromTyped(phone) ?? phone),
        zone: values['zone'] ?? '',
        cutOff: {
          hm: values['cutOff'] ?? '',
          daysBefore: optionalNumber(values['daysBefore']) ?? Number.NaN,
          mode: TermMode.parse(values['cutOffMode']),
        },
        minimumOrder:
          minimum === undefined
            ? undefined
            : { value: moneyOf(minimum, currency), mode: TermMode.parse(values['minimumMode']) },
        fee: fee === undefined ? undefined : moneyOf(fee, currency),
        capacityPerDay: optionalNumber(values['capacityPerDay']),
        holidays: listFromTyped(values['holidays'] ?? ''),
      }
    },
  }
}
