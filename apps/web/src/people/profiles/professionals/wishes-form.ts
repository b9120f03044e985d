import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { Currency } from '@brigade/domain/core/money/money.ts'
import {
  ProfessionalProfile,
  professionalProfiles,
} from '@brigade/domain/people/profiles/professional-profile.ts'
import type { CardField, FormValues } from '../../../shell/forms/card-input.tsx'
import type { EditCardProps } from '../../../shell/forms/edit-card.tsx'
import { optionalNumber, optionalText } from '../../../lib/drafts/typed-list.ts'

const Per = ProfessionalProfile.shape.payWish.unwrap().shape.per

const fields = (currency: Currency): readonly CardField[] => [
  { name: 'payWish', label: 'people.wish.pay', as: 'number', unit: currency },
  {
    name: 'payPer',
    label: 'people.wish.per',
    as: 'one',
    choices: Per.options.map((value) => ({ value, label: `trade.per.${value}` as const })),
  },
  { name: 'noticeDays', label: 'people.wish.notice', as: 'number' },
  { name: 'shiftPattern', label: 'people.wish.maxHours', as: 'number' },
  { name: 'noSplit', label: 'people.wish.noSplit', as: 'tick' },
  { name: 'twoDaysOff', label: 'people.wish.twoDaysOff', as: 'tick' },
]

function payOf({ payWish, payPer }: FormValues, currency: Currency): ProfessionalProfile['payWish'] {
  const text = optionalText(payWish)
  if (text === undefined) return undefined
  const read = moneyFromTyped(text, currency)
  return { amount: read.ok ? read.money : { minor: Number.NaN, currency }, per: Per.parse(payPer) }
}

function patternOf({ noSplit, twoDaysOff, shiftPattern }: FormValues): ProfessionalProfile['shiftPattern'] {
  const maxHoursWeek = optionalNumber(shiftPattern)
  const ticks = { noSplit: noSplit === 'on', twoDaysOffTogether: twoDaysOff === 'on' }
  if (maxHoursWeek !== undefined) return { ...ticks, maxHoursWeek }
  return ticks.noSplit || ticks.twoDaysOffTogether ? ticks : undefined
}

/** What a professional wishes for, in a currency, and keeps to themselves. */
export function wishesForm(currency: Currency): EditCardProps<ProfessionalProfile> {
  return {
    kind: 'professionals',
    collection: professionalProfiles,
    fields: fields(currency),
    read: ({ payWish, noticeDays, shiftPattern }) => ({
      payWish: payWish === undefined ? '' : moneyText(payWish.amount),
      payPer: payWish?.per ?? 'hour',
      noticeDays: noticeDays === undefined ? '' : String(noticeDays),
      shiftPattern: shiftPattern?.maxHoursWeek === undefined ? '' : String(shiftPattern.maxHoursWeek),
      noSplit: shiftPattern?.noSplit === true ? 'on' : '',
      twoDaysOff: shiftPattern?.twoDaysOffTogether === true ? 'on' : '',
    }),
    changes: (values) => ({
      payWish: payOf(values, currency),
      noticeDays: optionalNumber(values['noticeDays']),
      shiftPattern: patternOf(values),
    }),
  }
}
