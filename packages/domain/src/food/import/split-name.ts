import { matchedPart } from './matched-part.ts'
import { boughtNames, boughtThatWay, mannerWords, preparationWords } from './food-words.table.ts'
import { readSizes } from './read-measure.ts'

/** An ingredient's name apart from what was done to it and what else is said. */
export interface SplitName {
  readonly name: string
  readonly preparations: readonly string[]
  readonly notes: readonly string[]
}

const SENTENCE = /(?<!\b(?:oz|lb|lbs|tbsp|tsp|appr|approx|e\.g|i\.e|ex|st|vs|ca|med|pkg|no))[.;!]\s+(?=\S)/i
const CHOICE = /,?\s+or,?\s+(?=[\d½¼¾]|half\b|one\b|two\b)/i
/** "or 5 big mushrooms" left behind "10 small": the choice goes to the note, the food stays. */
const OTHER_COUNT = /^or \d+ (?=\p{L})/iu
const PURPOSE =
  /[,\s]+(?:-\s*)?((?:to taste|as needed|as required|if needed|to garnish|for garnish|to serve|of (?:your )?choice|for (?:the )?\p{L}+ing\b.*|for (?:the )?\p{L}+(?: \p{L}+)?|to \p{L}+ .*|that \p{L}+.*|in (?:an? )?(?:\p{L}+ )?(?:pieces|slices|strips|chunks|cubes|bottle|jar|tin|can)|q\.?\s?b\.?|nach (?:geschmack|belieben)|au goût|selon (?:le )?goût|al gusto|a gusto|a piacere))$/iu
const ADJECTIVES =
  /^(?:boneless|skinless|lean|firm|thin|thick|tough|ripe|fresh|dry|low[ -]fat|any)(?: (?:boneless|skinless|lean|firm|thin|fresh|ripe))*$/i
const GOES_ON = /^(?:into|in|to|fine|up|with|for|and|or|on|by|at|crosswise|lengthwise|&|if)$/i

const isPreparation = (word: string): boolean => preparationWords.has(word.toLowerCase())
const isManner = (word: string): boolean => mannerWords.has(word.toLowerCase())

/** How many words from `at` on speak of a preparation: "finely chopped and peeled". */
function preparationLength(words: readonly string[], at: number): number {
  let end = at
  const word = (ahead = 0) => words[end + ahead] ?? ''
  const isDone = () => isPreparation(word()) && !boughtThatWay.has(word().toLowerCase())
  while (isManner(word())) end += 1
  if (/^cut$/i.test(word()) && /^of$/i.test(word(1))) return 0
  if (!isDone()) return 0
  while (isDone()) {
    end += 1
    if (/^(?:and|&)$/i.test(word()) && (isPreparation(word(1)) || isManner(word(1)))) end += 1
    while (isManner(word()) && isPreparation(word(1))) end += 1
  }
  return end - at
}

/** Takes "diced" out of "smoked diced bacon" and "chopped into ribbons" off "greens chopped into ribbons". */
function splitPreparation(text: string): SplitName {
  const words = text.split(' ')
  if (boughtNames.test(text)) return { name: text, preparations: [], notes: [] }
  for (let at = 0; at < words.length; at += 1) {
    const length = preparationLength(words, at)
    if (length === 0) continue
    const behind = words.slice(at + length)
    const [next] = behind
    const runsOn = next === undefined || GOES_ON.test(next)
    if (at === 0 && runsOn) break
    const preparation = runsOn ? words.slice(at) : words.slice(at, at + length)
    const name = runsOn ? words.slice(0, at) : [...words.slice(0, at), ...behind]
    return { name: name.join(' '), preparations: [preparation.join(' ')], notes: [] }
  }
  return { name: text, preparations: [], notes: [] }
}

function startsWithPreparation(text: string): boolean {
  const words = text.replace(/^(?:and|then|&)\s+/i, '').split(/[\s,/]+/)
  return (
    words
      .filter((word) => !isManner(word))
      .slice(0, 1)
      .some(isPreparation) || /^(?:at )?room temperature/i.test(text)
  )
}

/** Whether what stands between commas is one list of foods: "agave, maple syrup, or honey", "dill, parsley, chives". */
function isList(parts: readonly string[]): boolean {
  const later = parts.slice(1)
  const last = later.at(-1) ?? ''
  const isPlain = later.every((part) => !startsWithPreparation(part) && part.split(' ').length <= 3)
  return isPlain && later.length > 1 && !/^(?:plus|about|at|for|preferably)\b/i.test(last)
}

/** Takes "for dusting", "to garnish" off a name, then what was done to it. */
function splitPurpose(text: string): SplitName {
  const purpose = PURPOSE.exec(text)
  if (purpose === null || purpose.index === 0) return splitPreparation(text)
  const head = splitPurpose(text.slice(0, purpose.index))
  return { ...head, notes: [...head.notes, matchedPart(purpose, 1)] }
}

/** Whether words say nothing but what was done: "chopped", "cut into pieces", and not "sliced bread". */
function isOnlyPreparation(text: string): boolean {
  if (!startsWithPreparation(text)) return false
  const behind = text.split(' ').find((word) => !isPreparation(word) && !isManner(word))
  return behind === undefined || GOES_ON.test(behind)
}

/** Name, preparations and notes of a text with commas. */
function splitCommas(text: string): SplitName {
  const parts = text.split(/\s*,\s*/).filter((part) => part !== '')
  const [first = '', ...later] = parts
  if (later.length === 0 || isList(parts)) return splitPurpose(parts.join(', '))
  if (ADJECTIVES.test(first) && later[0] !== undefined && !isOnlyPreparation(later[0])) {
    const next = splitCommas(later.join(', '))
    return { ...next, name: `${first}, ${next.name}` }
  }
  const head = splitPurpose(first)
  const noteAt = later.findIndex((part) => !startsWithPreparation(part))
  const preparations = noteAt === -1 ? later : later.slice(0, noteAt)
  const notes = noteAt === -1 ? [] : [later.slice(noteAt).join(', ')]
  const joined = preparations.length === 0 ? [] : [preparations.join(', ')]
  return {
    name: head.name,
    preparations: [...head.preparations, ...joined],
    notes: [...head.notes, ...notes],
  }
}

/** Splits a text at the first match; undefined when there is none or nothing stands before it. */
function cut(text: string, at: RegExp): readonly [string, string] | undefined {
  const match = at.exec(text)
  if (match === null || match.index === 0) return undefined
  return [text.slice(0, match.index).trim(), text.slice(match.index + match[0].length).trim()]
}

/** "Oil - little to grease", "butter - washed": a dash sets off what is not the name. */
function cutDash(text: string): readonly [string, string] | undefined {
  const parts = cut(text, /\s+-+\s+/)
  if (parts === undefined) return undefined
  return startsWithPreparation(parts[1]) || /^(?:little|some|enough|to|for|optional)\b/i.test(parts[1])
    ? parts
    : undefined
}

function withTail(head: SplitName, tail: string): SplitName {
  const isDone = startsWithPreparation(tail)
  return {
    name: head.name,
    preparations: isDone ? [...head.preparations, tail] : head.preparations,
    notes: isDone ? head.notes : [...head.notes, tail],
  }
}

/**
 * Tells an ingredient's name from its preparation ("finely chopped") and from what else the line says. Sizes,
 * purposes, choices with an amount of their own, and further sentences go to the notes.
 * @param text - what stands behind the amount, without brackets
 */
export function splitName(text: string): SplitName {
  const clean = text
    .replace(/[\s.,;:*]+$/, '')
    .replace(/^[\s,;:.-]+/, '')
    .replace(/^any (?:kind of )?(?=\p{L})/iu, '')
    .replace(/^each\s*-?\s*(?=\p{L})/iu, '')
  const other = OTHER_COUNT.exec(clean)?.[0]
  if (other !== undefined) {
    const { sizes, rest } = readSizes(clean.slice(other.length))
    const split = splitName(rest)
    return { ...split, notes: [`${other}${sizes.join(' ')}`.trim(), ...split.notes] }
  }
  const sentence = cut(clean, SENTENCE)
  if (sentence !== undefined) return withTail(splitName(sentence[0]), sentence[1])
  const choice = cut(clean, CHOICE)
  if (choice !== undefined)
    return withTail(splitName(choice[0]), clean.slice(choice[0].length).replace(/^[,\s]+/, ''))
  const dash = cutDash(clean)
  if (dash !== undefined) return withTail(splitName(dash[0]), dash[1])
  const { sizes, rest } = readSizes(clean)
  const split = splitCommas(rest === '' ? clean : rest.replace(/^total of /i, ''))
  const again = readSizes(split.name)
  const name = again.rest === '' ? split.name : again.rest
  const isSized = rest !== '' && sizes.length > 0
  return { ...split, name, notes: [...(isSized ? [sizes.join(' ')] : []), ...again.sizes, ...split.notes] }
}
