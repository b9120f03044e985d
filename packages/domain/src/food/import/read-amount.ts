import type { Quantity } from '../../core/quantities/quantity.ts'
import { readBracketMeasures } from './read-bracket.ts'
import { inWords, type KeptAmount, keepMeasure, measuringCode, quantityOf } from './kept-measure.ts'
import type { KitchenMeasures, LineReason } from './parsed-line.ts'
import { countOrMixed, readPartOfOne } from './count-and-size.ts'
import { afterJoiningWords, type Measure, readMeasure, readSizes } from './read-measure.ts'
import { readUnit } from './read-unit.ts'
import { readLess, readSameAmount, readSecondAmount, withSmallerUnit } from './second-amount.ts'
import { leadingBracket } from './take-brackets.ts'

/** The amount a text begins with, and what stands behind it. */
export interface ReadAmount extends KeptAmount {
  readonly also?: Quantity
  readonly notes: readonly string[]
  /** "cloves" in "2 cloves garlic": belongs behind the name. */
  readonly part?: string
  /** Whether the amount speaks of one thing, so that a size beside it is that thing's. */
  readonly isOne: boolean
  /** Whether several of one size were counted together, so that a size beside it may mean each or all. */
  readonly isMultiplied?: boolean
  readonly rest: string
}

const LOOSE =
  /^(?:some|several|mehrere|einige|plusieurs|quelques|alcun[ie]|vari[oa]s|algun[oa]s|vári[oa]s|enough|plenty|more|(?:an? )?(?:good |small |large |generous |little )?(?:amount|quantity|bit)|etwas|q\.\s?b\.|n\.\s?b\.|un peu|un po'?|algo)(?= )(?: (?:slices|pieces|leaves)(?= of))?/i
const WITHOUT_NUMBER =
  /^(?:pinch|dash|handful|handfull|splash|drizzle|knob|squeeze|prise|pincée|pizzico|pizca|pitada)\b/i
const TIMES = /^x\s*/i
const GOES_ON = /^(?:x|[+,;])\s*(?=\d)/i
/** "1 500 g" may be one of 500 g, or 1500 g. */
const MAYBE_THOUSANDS = /^\d{3}(?!\d)/
const CONTAINER =
  /^(?:cans?|tins?|jars?|bottles?|box(?:es)?|bags?|pack(?:et|age)?s?|pkgs?|cartons?|tubs?|containers?|envelopes?|sachets?)\b\.?\s*/i

/** "Some chives", "handful of onion", "bag of sugar": a measure without a number. */
function readWithoutNumber(text: string, kitchen: KitchenMeasures): ReadAmount | undefined {
  const loose = LOOSE.exec(text)?.[0]
  const unit = loose === undefined ? readUnit(readSizes(text).rest, kitchen) : undefined
  const isMeasure =
    unit !== undefined && (/^of\b/i.test(unit.rest) || WITHOUT_NUMBER.test(text)) && unit.rest !== ''
  const words = loose ?? (isMeasure ? text.slice(0, text.length - unit.rest.length).trim() : undefined)
  if (words === undefined) return undefined
  const rest = afterJoiningWords(text.slice(words.length).trimStart())
  return { ...inWords(words, 'measure-in-words'), notes: [], isOne: true, rest }
}

/** A size behind a count, "(14 oz)", "x 400 g" or "700ml", in a mass or a volume, and the text behind it. */
function readSize(
  measure: Measure,
  kitchen: KitchenMeasures,
): { readonly size: Measure; readonly rest: string } | undefined {
  const bracket = leadingBracket(measure.rest)
  if (bracket !== undefined) {
    const { measures, rest } = readBracketMeasures(bracket.inside, kitchen)
    const [size] = measures
    const isSize =
      size !== undefined && measures.length === 1 && rest === '' && measuringCode(size) !== undefined
    return isSize ? { size, rest: bracket.rest } : undefined
  }
  const size = readMeasure(measure.rest.replace(TIMES, ''), kitchen)
  return size === undefined || measuringCode(size) === undefined ? undefined : { size, rest: size.rest }
}

/** "1 (14 oz) can", "2 x 400 g tins", "1 bottle 700ml", "4.5 (650g) cups": a count, a size, and often a container. */
function readSized(measure: Measure, kitchen: KitchenMeasures): ReadAmount | undefined {
  const isCount =
    measure.low !== undefined && measure.high === undefined && measuringCode(measure) === undefined
  const sized = isCount ? readSize(measure, kitchen) : undefined
  if (sized === undefined || measure.low === undefined) return undefined
  const isBracketed = measure.rest.startsWith('(')
  const second = isBracketed ? undefined : readSecondSize(sized.rest, kitchen)
  const own = measure.unit === undefined ? readUnit(second?.rest ?? sized.rest, kitchen) : undefined
  // Behind a size, "dozen" and "Pfund" are no container, and the count is not of them.
  const behind = own?.kind === 'unit' && own.times !== undefined ? undefined : own
  const unit = measure.unit ?? behind
  const rest = behind?.rest ?? second?.rest ?? sized.rest
  const whole: Measure = { ...measure, ...(unit !== undefined && { unit }), rest }
  const isOne = measure.low.equals(1)
  if (measure.unit !== undefined && isBracketed && !isOne) return undefined
  const sizeCode = measuringCode(sized.size)
  const isOneSize = sized.size.low !== undefined && sized.size.high === undefined && sizeCode !== undefined
  if (!isOneSize || sized.size.low === undefined) return undefined
  if (unit === undefined && MAYBE_THOUSANDS.test(measure.rest)) {
    return readUnclear(`${measure.words} ${sized.size.words}`, rest)
  }
  const common = { notes: sizeNote(measure), isOne, rest: afterJoiningWords(rest) }
  const isMeasured = measuringCode(whole) !== undefined
  const also = quantityOf(sized.size.low.mul(isMeasured ? 1 : measure.low), sizeCode, sized.size.wasDecimal)
  const isCounted = isMeasured || unit?.kind === 'unit' || unit?.kind === 'part'
  if (isCounted) {
    const part = unit?.kind === 'part' ? { part: unit.word } : {}
    return { ...keepMeasure(whole), ...common, ...part, ...(also !== undefined && { also }) }
  }
  const words = `${measure.words} ${measure.rest.slice(0, measure.rest.length - rest.length).trim()}`
  const alsoAll = second?.size === undefined ? undefined : keepMeasure(second.size, measure.low).amount
  return {
    ...keepMeasure(sized.size, measure.low),
    ...common,
    ...(alsoAll?.kind === 'exact' && { also: alsoAll.qty }),
    isMultiplied: !isOne,
    notes: [...common.notes, words.trim()],
  }
}

/** A second size behind the first: "/14oz" says the same again; one in brackets before "cans" may mean each or all. */
function readSecondSize(
  text: string,
  kitchen: KitchenMeasures,
): { readonly size?: Measure; readonly rest: string } | undefined {
  const size = readSameAmount(text, kitchen)
  if (size !== undefined) return { size, rest: size.rest }
  const bracket = leadingBracket(text)
  const isBeforeContainer = bracket !== undefined && CONTAINER.test(bracket.rest)
  return isBeforeContainer ? { rest: bracket.rest } : undefined
}

/** Sizes before the food, as one note: "very thin". */
function sizeNote({ sizes }: Measure): readonly string[] {
  return sizes.length === 0 ? [] : [sizes.join(' ')]
}

/** "3x5cm", "1+1", "1, 2": a number that goes on with another one, and no unit to tell what they make together. */
function readGoingOn(text: string, measure: Measure, kitchen: KitchenMeasures): ReadAmount | undefined {
  const sign = measure.unit === undefined ? GOES_ON.exec(measure.rest)?.[0] : undefined
  if (sign === undefined) return undefined
  const rest = readMeasure(measure.rest.slice(sign.length), kitchen)?.rest ?? ''
  return readUnclear(text.slice(0, text.length - rest.length), rest)
}

/** The plain case: a number or range with its unit, perhaps a container and a second amount behind it. */
function readPlain(measure: Measure, kitchen: KitchenMeasures): ReadAmount {
  const isMeasured = measuringCode(measure) !== undefined
  const container = isMeasured ? CONTAINER.exec(measure.rest)?.[0] : undefined
  const behind = measure.rest.slice(container?.length ?? 0)
  const less = readLess(behind, kitchen)
  if (less !== undefined) return readUnclear(`${measure.words} ${less.words}`, less.rest)
  const second = isMeasured ? readSecondAmount(measure, behind, kitchen) : undefined
  const rest = afterJoiningWords(second?.rest ?? behind)
  const kept = second?.kept ?? keepMeasure(measure)
  const notes = [
    ...sizeNote(measure),
    ...(container === undefined ? [] : [container.trim()]),
    ...(second?.notes ?? []),
  ]
  const isOne = measure.low === undefined || (measure.high === undefined && measure.low.equals(1))
  return {
    ...kept,
    ...(second?.also !== undefined && { also: second.also }),
    ...(measure.unit?.kind === 'part' && { part: measure.unit.word }),
    notes,
    isOne: isOne || /\b(?:few|little|couple)\b/i.test(measure.words),
    rest,
  }
}

/** Words that hold a number which could mean two things. */
function readUnclear(words: string, rest: string): ReadAmount {
  return { ...inWords(words, 'number-unclear'), notes: [], isOne: false, rest: afterJoiningWords(rest) }
}

/** A number without a size of its own, followed only by another in brackets: "2 (3 1/2) pound" tells nothing sure. */
function isBroken(measure: Measure, kitchen: KitchenMeasures): boolean {
  const bracket = measure.unit === undefined ? leadingBracket(measure.rest) : undefined
  if (bracket === undefined) return false
  return measuringCode({ ...measure, ...withUnit(bracket.rest, kitchen) }) !== undefined
}

function withUnit(text: string, kitchen: KitchenMeasures): Pick<Measure, 'unit'> {
  const unit = readUnit(text, kitchen)
  return unit === undefined ? {} : { unit }
}

/**
 * Reads the amount at the start of a line. Undefined when the line starts with none. What cannot be told for
 * certain stays in the line's own words.
 */
export function readAmount(text: string, kitchen: KitchenMeasures): ReadAmount | undefined {
  const negative = /^-\s?\d[\d.,/]*\s*/.exec(text)?.[0]
  if (negative !== undefined) {
    const rest = readMeasure(text.slice(1).trimStart(), kitchen)?.rest ?? ''
    const words = text.slice(0, text.length - rest.length)
    return { ...inWords(words, 'amount-refused'), notes: [], isOne: false, rest: afterJoiningWords(rest) }
  }
  const unclear = countOrMixed(text)
  if (unclear !== undefined) return readUnclear(unclear, text.slice(unclear.length).trimStart())
  const first = readPartOfOne(text, kitchen) ?? readMeasure(text, kitchen)
  if (first === undefined) return readWithoutNumber(text, kitchen)
  const measure = withSmallerUnit(first, kitchen)
  const unbroken = readSized(measure, kitchen)
  const read =
    unbroken ??
    readGoingOn(text, measure, kitchen) ??
    (isBroken(measure, kitchen) ? readBroken(text, measure, kitchen) : readPlain(measure, kitchen))
  if (measure.manner === undefined) return read
  const isInWords = read.amount.kind === 'words'
  const reasons: readonly LineReason[] = [...read.reasons, 'approximate']
  const manner = measure.manner === '~' ? 'about' : measure.manner.toLowerCase()
  return { ...read, reasons, notes: isInWords ? read.notes : [manner, ...read.notes] }
}

function readBroken(text: string, measure: Measure, kitchen: KitchenMeasures): ReadAmount {
  const behind = leadingBracket(measure.rest)?.rest ?? ''
  const rest = readUnit(behind, kitchen)?.rest ?? behind
  return readUnclear(text.slice(0, text.length - rest.length), rest)
}
