import { matchedPart } from './matched-part.ts'
import { plainLine } from './plain-line.ts'
import { readDuration } from './read-duration.ts'

const INGREDIENTS =
  /^(?:ingredients?|zutaten|ingrédients?|ingredienti|ingredientes|what you need|you will need)(?: (?:list|for|für|pour|per|para)\b.*)?$/i
const METHOD =
  /^(?:directions?|instructions?|method|preparation|steps?|procedure|zubereitung|anleitung|préparation|étapes|preparazione|procedimento|preparación|elaboración|instrucciones|preparo|modo de (?:preparo|fazer)|how to (?:make|cook)\b.*)$/i

/** Headings and lines about times are short; longer ones are prose. */
const MOST_LETTERS = 300

/** What every heading that opens a part holds; told first, as most lines hold none of it. */
const MAY_OPEN =
  /ingr|zutat|need|direct|instr|method|prepar|step|proced|zubereit|anleit|préparation|étape|elabor|fazer|how to/i

/** A heading's own words: no marks, emphasis or colon. */
export function headingWords(text: string): string {
  return plainLine(text)
    .replace(/^[^\p{L}\p{N}"'(]+/u, '')
    .replace(/\s*[:：#]*\s*$/, '')
    .trim()
}

/** Which part of a recipe a heading opens; undefined for any other heading. */
export function sectionOf(heading: string): 'ingredients' | 'steps' | undefined {
  const isPicture = heading.trimStart().startsWith('!')
  if (isPicture || heading.length > MOST_LETTERS || !MAY_OPEN.test(heading)) return undefined
  const words = headingWords(heading)
  if (INGREDIENTS.test(words)) return 'ingredients'
  return METHOD.test(words) ? 'steps' : undefined
}

/** A line that tells a time or how many a recipe serves. */
export type FactLine =
  | { readonly kind: 'prep' | 'cook' | 'rest' | 'total'; readonly value: string }
  | { readonly kind: 'servings'; readonly value: string }

const TIMES: readonly (readonly [Exclude<FactLine['kind'], 'servings'>, RegExp])[] = [
  [
    'prep',
    /^"?(?:prep(?:aration)?|active|vorbereitung|zubereitung|préparation|preparazione|preparación|preparo)"?(?:\s*-?time|szeit)?$/i,
  ],
  [
    'cook',
    /^"?(?:cook(?:ing)?|bak(?:e|ing)|koch|back|cuisson|cottura|cocción|cozimento)"?(?:\s*-?time|zeit)?$/i,
  ],
  [
    'rest',
    /^"?(?:rest(?:ing)?|chill(?:ing)?|ris(?:e|ing)|wait(?:ing)?|proof(?:ing)?|ruhe|repos|riposo|reposo)"?(?:\s*-?time|zeit)?$/i,
  ],
  ['total', /^"?(?:total|gesamt|totale?)"?(?:\s*-?time|zeit)?$/i],
]
/** Words by which a label speaks of a time, whatever stands behind it. */
const OF_TIME = /time|zeit|temps|tempo|tiempo/i
const TIME_BEFORE = /^(?:temps de|tempo di|tiempo de|tempo de)\s+/i
const SERVINGS =
  /^(?:servings?|serves|portions?|yields?|makes|portionen|personen|personnes|porzioni|persone|raciones|porciones|porções|rendimento)$/i
const SENTENCE =
  /^(?:(?:serves|makes|yields)\s+(?:about |approx\.? |~)?|(?:für|pour|per|para)\s+(?=\d+ (?:person|pers|personas|pessoas|porti|porz)))(\d.*)$/i

/**
 * Reads "- 🍳 Cook time: ~30 minutes", "Servings: 4", "Makes 12 pancakes"; undefined for any other line. "Cook: 30 min"
 * is a time too; "Cook: Boil the rice" is a step.
 */
export function readFactLine(line: string): FactLine | undefined {
  if (line.length > MOST_LETTERS || !/:|\p{L}{3}.*\d/u.test(line)) return undefined
  const plain = plainLine(line).replace(/^[^\p{L}\p{N}"]+/u, '')
  const colon = plain.indexOf(':')
  if (colon > 0) {
    const before = plain.slice(0, colon).trim()
    const label = before.replace(TIME_BEFORE, '')
    const value = plain.slice(colon + 1).trim()
    const time = TIMES.find(([, pattern]) => pattern.test(label))
    const isTime = time !== undefined && (OF_TIME.test(before) || readDuration(value) !== undefined)
    if (isTime) return { kind: time[0], value }
    if (SERVINGS.test(label)) return { kind: 'servings', value }
  }
  const sentence = SENTENCE.exec(plain)
  return sentence === null ? undefined : { kind: 'servings', value: matchedPart(sentence, 1) }
}
