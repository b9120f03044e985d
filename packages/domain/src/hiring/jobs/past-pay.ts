import { foldName } from '../../core/text/fold-name.ts'
import { pastPayWords } from './past-pay.table.ts'

/**
 * Whether a text asks what somebody earns or has earned, in one of the languages known here (rule PY1, Directive (EU)
 * 2023/970 art. 5). A question about the pay somebody hopes for is none.
 */
export function asksForPastPay(text: string): boolean {
  const plain = foldName(text)
  return Object.values(pastPayWords).some(({ pay, past }) => pay.test(plain) && past.test(plain))
}
