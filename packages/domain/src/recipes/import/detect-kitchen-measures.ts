import type { KitchenMeasures } from './parsed-line.ts'
import { plainLine } from './plain-line.ts'
import { readBracketMeasures } from './read-bracket.ts'
import { readMeasure } from './read-measure.ts'
import { takeBrackets } from './take-brackets.ts'

const US_MEASURE =
  /(?:\d|\bhalf a|\bof a|\bone|\btwo|\ba)\s*-?(?:oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|fl\.? oz|fluid ounces?)\b|\bsticks?\b(?=.*\bbutter\b)/gi
const METRIC_MEASURE = /\d\s*(?:g|gr|gms?|grams?|kg|ml|cl|dl|lt?|lit(?:re|er)s?|milliliters?)\b/gi
const TEMPERATURE = /\d\s{0,2}(?:°|º|degrees?)?\s{0,2}(F|C)(?:ahrenheit|elsius)?\b/
const METRIC_KITCHEN: KitchenMeasures = { cups: 'metric', isEvident: false }

/** Millilitres that a line may give for a cup and mean the US one (236.6 ml), or the metric one (250 ml). */
const US_CUP_ML = { least: 230, most: 243 } as const
const METRIC_CUP_ML = { least: 245, most: 255 } as const

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

function byMeasures(texts: readonly string[]): Verdict {
  return more(count(texts, US_MEASURE), count(texts, METRIC_MEASURE))
}

/** How many millilitres a line's cup holds, when it names both: "1 cup flour (2.5 dl)". */
function cupSize(line: string): number | undefined {
  const { text, brackets } = takeBrackets(line)
  const measure = readMeasure(text, METRIC_KITCHEN)
  const isCup = measure?.unit?.kind === 'unit' && measure.unit.unit === 'cup' && measure.high === undefined
  const sizes = brackets.flatMap((inside) => readBracketMeasures(inside, METRIC_KITCHEN).measures)
  const ml = { ml: 1, cl: 10, dl: 100, l: 1000 } as const
  for (const size of sizes) {
    const unit = size.unit?.kind === 'unit' ? size.unit.unit : undefined
    if (!isCup || measure.low === undefined || size.low === undefined) continue
    if (unit === 'ml' || unit === 'cl' || unit === 'dl' || unit === 'l') {
      return size.low.mul(ml[unit]).div(measure.low).valueOf()
    }
  }
  return undefined
}

function byCupSize(lines: readonly string[]): Verdict {
  const sizes = lines.map(cupSize).filter((size) => size !== undefined)
  const within = (range: { readonly least: number; readonly most: number }): number =>
    sizes.filter((size) => size >= range.least && size <= range.most).length
  return more(within(US_CUP_ML), within(METRIC_CUP_ML))
}

function byTemperature(text: string): Verdict {
  const sign = TEMPERATURE.exec(text)?.[1]
  if (sign === undefined) return undefined
  return sign === 'F' ? 'us' : 'metric'
}

/**
 * Decides whether a recipe's cups and spoons are US customary or metric ones (rule UN4), from other evidence and
 * in this order: what its ingredient lines are measured in besides; what a cup is said to hold; the measures in
 * brackets; the first temperature. Without any evidence they are metric, and `isEvident` is false.
 * @param lines - its ingredient lines
 * @param text - the whole recipe
 */
export function detectKitchenMeasures(lines: readonly string[], text: string): KitchenMeasures {
  const short = lines.filter((line) => line.length <= MOST_LETTERS).slice(0, MOST_EVIDENCE)
  const apart = short.map((line) => takeBrackets(plainLine(line)))
  const verdict =
    byMeasures(apart.map((line) => line.text)) ??
    byCupSize(short.map(plainLine)) ??
    byMeasures(apart.flatMap((line) => line.brackets)) ??
    byTemperature(text)
  return verdict === undefined ? METRIC_KITCHEN : { cups: verdict, isEvident: true }
}
