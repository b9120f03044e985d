import { err, ok, type Result } from '@brigade/contract/result.ts'
import type { Money } from '../../core/money/money.ts'
import { priceOfPacks } from '../../core/money/money-arithmetic.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import type * as z from 'zod'
import type { LineAnswer, OrderLine, Substitute } from './order.ts'

type AnsweredLine = Pick<OrderLine, 'packs' | 'price' | 'answer' | 'confirmedPacks'>

/** What a supplier says to one line; packs and price as ordered unless named. */
export interface SaidToLine {
  readonly answer: z.infer<typeof LineAnswer>
  readonly packs?: number | undefined
  readonly price?: Money | undefined
  readonly substitute?: Substitute | undefined
}

/** What an answer makes of a line. */
export type LineAfterAnswer = Pick<OrderLine, 'answer' | 'confirmedPacks' | 'confirmedPrice' | 'substitute'>

/**
 * A line after the supplier's answer (product, E34): nothing of what there is none of, and never more than was ordered of
 * what comes short.
 */
export function answerLine(
  line: AnsweredLine,
  { answer, packs, price, substitute }: SaidToLine,
): Result<LineAfterAnswer, 'substitute-missing'> {
  if (answer === 'substitute' && substitute === undefined) return err('substitute-missing')
  const most = packs ?? line.packs
  return ok({
    answer,
    confirmedPacks: answer === 'none' ? 0 : answer === 'short' ? Math.min(most, line.packs) : most,
    confirmedPrice: substitute?.price ?? price ?? line.price,
    substitute: answer === 'substitute' ? substitute : undefined,
  })
}

/** Whether an answer leaves a line as it was ordered; else the kitchen is asked. */
export function isAsOrdered(line: AnsweredLine, after: LineAfterAnswer): boolean {
  return (
    after.answer === 'ok' && after.confirmedPacks === line.packs && isSame(after.confirmedPrice, line.price)
  )
}

/** How many packs of a line are on their way: what was confirmed, until then what was ordered. */
export function packsExpected({
  packs,
  confirmedPacks,
}: Pick<OrderLine, 'packs' | 'confirmedPacks'>): number {
  return confirmedPacks ?? packs
}

/** What a line comes to, without VAT: the packs that are on their way at the price agreed, until then as ordered. */
export function valueExpected(
  line: Pick<OrderLine, 'packs' | 'confirmedPacks' | 'price' | 'confirmedPrice'>,
): Money {
  return priceOfPacks(line.confirmedPrice ?? line.price, packsExpected(line))
}

/** How many packs of a line have still to come. */
export function packsMissing(line: Pick<OrderLine, 'packs' | 'confirmedPacks' | 'receivedPacks'>): number {
  return Math.max(0, packsExpected(line) - line.receivedPacks)
}
