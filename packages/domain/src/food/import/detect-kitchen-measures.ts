import type { Unit } from '../../core/quantities/unit.ts'
import { measuringCode } from './kept-measure.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { plainLine } from './plain-line.ts'
import { readBracketMeasures } from './read-bracket.ts'
import { type Measure, readMeasure } from './read-measure.ts'
import { readSameAmount } from './second-amount.ts'
import { takeBrackets } from './take-brackets.ts'

const US_MEASURE =
  /(?:\d|\bhalf a|\bof a|\bone|\btwo|\ba)\s*-?(?:oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|fl\.? oz|fluid ounces?)\b|\bsticks?\b(?=.*\bbutter\b)/gi
const METRIC_MEASURE = /\d\s*(?:g|gr|gms?|grams?|kg|ml|cl|dl|lt?|lit(?:re|er)s?|milliliters?)\b/gi
const TEMPERATURE = /\d\s{0,2}(?:°|º|degrees?)?\s{0,2}(F|C)(?:ahrenheit|elsius)?\b/
const GAS_MARK = /\bgas\s*(?:mark\s*)?(?:\d|[½¼])/i
const BRITISH_MEASURE = /\b(?:UK|imperial)\s+(?:fl|fluid|pints?|quarts?|gallons?)\b/i
const METRIC_KITCHEN: KitchenMeasures = { cups: 'metric', isEvident: false }

/** Millilitres that a line may give for a cup and mean the US one (236.6 ml), or the metric one (250 ml). */
const US_CUP_ML = { least: 230, most: 243 } as const
const METRIC_CUP_ML = { least: 245, most: 255 } as const
/** What British recipes round their pint to. */
const IMPERIAL_PINT_ML = { least: 560, most: 610 } as const
const MILLILITRES = { ml: 1, cl: 10, dl: 100, l: 1000 } as const

interface Span {
  readonly least: number
  readonly most: number
}

/** Lines that are looked at, and how long they may be. */
const MOST_EVIDENCE = 1000
const MOST_LETTERS = 2000

type Verdict = KitchenMeasures['cups'] | undefined

function more(us: number, metric: number): Verdict {
  if (us === metric) return undefined
  return us > metric ? 'us' : 'metric'
}

function count(texts: readonly string[], pattern: RegExp): number {
  return texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)
}

/** Ounces beside grams say nothing of whose they are: British recipes give both. */
function byMeasures(texts: readonly string[]): Verdict {
  const usOnly = texts.filter((text) => text.search(METRIC_MEASURE) === -1)
  return more(count(usOnly, US_MEASURE), count(texts, METRIC_MEASURE))
}

/** The measures that a line gives for one amount: the first, and those behind "/" and in brackets. */
function measuresOf(line: string): readonly Measure[] {
  const { text, brackets } = takeBrackets(line)
  const first = readMeasure(text, METRIC_KITCHEN)
  const second = first === undefined ? undefined : readSameAmount(first.rest, METRIC_KITCHEN)
  const sizes = brackets.flatMap((inside) => readBracketMeasures(inside, METRIC_KITCHEN).measures)
  return [first, second, ...sizes].filter((measure) => measure !== undefined)
}

/** How many millilitres of a unit a line speaks of, when it names both: "1 cup flour (2.5 dl)". */
function sizeOf(unit: Unit, line: string): number | undefined {
  const measures = measuresOf(line).filter(({ low, high }) => low !== undefined && high === undefined)
  const own = measures.find((measure) => measuringCode(measure) === unit)
  for (const { low, unit: read } of measures) {
    const code = read?.kind === 'unit' ? read.unit : undefined
    if (own?.low === undefined || low === undefined) continue
    if (code === 'ml' || code === 'cl' || code === 'dl' || code === 'l') {
      return low.mul(MILLILITRES[code]).div(own.low).valueOf()
    }
  }
  return undefined
}

function countWithin(sizes: readonly (number | undefined)[], { least, most }: Span): number {
  return sizes.filter((size) => size !== undefined && size >= least && size <= most).length
}

function byCupSize(lines: readonly string[]): Verdict {
  const sizes = lines.map((line) => sizeOf('cup', line))
  return more(countWithin(sizes, US_CUP_ML), countWithin(sizes, METRIC_CUP_ML))
}

/** A gas mark, a measure that is called imperial, or a pint of 568 ml is British. */
function isBritish(lines: readonly string[], text: string): boolean {
  if (GAS_MARK.test(text) || BRITISH_MEASURE.test(text)) return true
  const pints = lines.map((line) => sizeOf('uspt', line))
  return countWithin(pints, IMPERIAL_PINT_ML) > 0
}

function byTemperature(text: string): Verdict {
  const sign = TEMPERATURE.exec(text)?.[1]
  if (sign === undefined) return undefined
  return sign === 'F' ? 'us' : 'metric'
}

/**
 * Decides whether a recipe's cups and spoons are US customary or metric ones (rule UN4), from other evidence and
 * in this order: what is only British; what its ingredient lines are measured in besides; what a cup is said to hold; the measures in
 * brackets; the first temperature. Without any evidence they are metric, and `isEvident` is false.
 * @param lines - its ingredient lines
 * @param text - the whole recipe
 */
export function detectKitchenMeasures(lines: readonly string[], text: string): KitchenMeasures {
  const short = lines.filter((line) => line.length <= MOST_LETTERS).slice(0, MOST_EVIDENCE)
  const plain = short.map(plainLine)
  if (isBritish(plain, text)) return { cups: 'metric', isEvident: true, isBritish: true }
  const apart = plain.map(takeBrackets)
  const verdict =
    byMeasures(apart.map((line) => line.text)) ??
    byCupSize(plain) ??
    byMeasures(apart.flatMap((line) => line.brackets)) ??
    byTemperature(text)
  return verdict === undefined ? METRIC_KITCHEN : { cups: verdict, isEvident: true }
}
