import type { JobHit } from '@brigade/domain/hiring/jobs/job-functions.ts'
import type { PayRange } from '@brigade/domain/hiring/jobs/pay.ts'
import type { MoneyAmount } from '../format/format.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../../messages/text.tsx'

type Hours = JobHit['hoursPerWeek']
type Pattern = JobHit['pattern']

const patterns = ['noSplit', 'weekendsOff', 'twoDaysOffTogether', 'nights'] as const

/** Two empty digits at the end; thousands come in threes, so they are never taken for them. */
const EMPTY_DIGITS = /[.,]00(?=\D*$)/u

/** The facts of a job in the reader's words. */
export function useJobWords() {
  const t = useText()
  const format = useFormat()
  /** Whole amounts lose their empty digits: €32,000.00 is read as €32,000. */
  const amounts = (all: readonly MoneyAmount[]) => {
    const full = all.map((each) => format.money(each))
    const areWhole = full.every((text) => EMPTY_DIGITS.test(text))
    return areWhole ? full.map((text) => text.replace(EMPTY_DIGITS, '')) : full
  }
  return {
    /** "€14.00–€16.00 an hour". */
    pay({ min, max, per }: PayRange): string {
      const [low = '', high = ''] = amounts([min, max])
      const period = t(`trade.per.${per}`)
      return low === high
        ? t('trade.pay.one', { amount: high, per: period })
        : t('trade.pay.range', { min: low, max: high, per: period })
    },
    rate(amount: MoneyAmount, per: PayRange['per']): string {
      const [text = ''] = amounts([amount])
      return t('trade.pay.one', { amount: text, per: t(`trade.per.${per}`) })
    },
    /** "35–39 hours a week"; undefined when the job gives no hours. */
    hours(hours: Hours): string | undefined {
      if (hours === undefined) return undefined
      return hours.min === hours.max
        ? t('trade.hours.one', { hours: hours.max })
        : t('trade.hours.range', { min: hours.min, max: hours.max })
    },
    pattern(pattern: Pattern): readonly string[] {
      return patterns.filter((each) => pattern[each]).map((each) => t(`trade.pattern.${each}`))
    },
    /** The day of an instant; in UTC, so that server and browser say the same. */
    day(at: { readonly seconds: number }): string {
      return format.date(at.seconds * 1000, 'UTC')
    },
  }
}
