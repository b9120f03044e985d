import { assembleDraft } from './assemble-draft.ts'
import { findSchemaOrgRecipes } from '../../core/exchange/find-schema-org-recipes.ts'
import { readIsoDuration } from './read-duration.ts'
import { readSchemaOrgSteps } from './read-schema-org-steps.ts'
import type { DraftNote, DraftTime, RecipeDraft } from './recipe-draft.ts'
import {
  isJsonObject,
  type JsonObject,
  listOf,
  quantityTextOf,
  textOf,
  textsOf,
} from '../../core/exchange/schema-org-values.ts'

const TIMES = { prep: 'prepTime', cook: 'cookTime', rest: 'restTime', total: 'totalTime' } as const
const LABELS = { prep: 'Prep time', cook: 'Cook time', rest: 'Rest time', total: 'Total time' } as const
const WHOLE_NUMBER = /^\d+$/

function timesOf(recipe: JsonObject): {
  readonly times: RecipeDraft['times']
  readonly facts: readonly string[]
} {
  const times: { prep?: DraftTime; cook?: DraftTime; rest?: DraftTime; total?: DraftTime } = {}
  const facts: string[] = []
  for (const kind of ['prep', 'cook', 'rest', 'total'] as const) {
    const text = textOf(recipe[TIMES[kind]])
    const minutes = readIsoDuration(text)
    if (minutes !== undefined) times[kind] = { fromMin: minutes, toMin: minutes }
    if (text !== '') facts.push(`${LABELS[kind]}: ${minutes === undefined ? text : `${minutes} min`}`)
  }
  return { times, facts }
}

/** Words of `recipeYield`: "4" and "4 servings" are both given by many pages, and say the same. */
function yieldFacts(recipe: JsonObject): readonly string[] {
  const said = listOf(recipe['recipeYield'] ?? recipe['yield'])
    .map((one) => quantityTextOf(one) || textOf(one))
    .filter((text) => text !== '')
  const worded = said.filter((text) => !WHOLE_NUMBER.test(text))
  const told = worded.length > 0 ? [...worded, ...said.filter((text) => WHOLE_NUMBER.test(text))] : said
  return told.map((text) => `Servings: ${text.replace(/^(?:servings?|serves)\s*:?\s*/i, '')}`)
}

/** Addresses of pictures: a string, an ImageObject, or a list of either. */
function picturesOf(value: unknown): readonly string[] {
  return listOf(value)
    .map((image) => (isJsonObject(image) ? textOf(image['url'] ?? image['contentUrl']) : textOf(image)))
    .filter((address) => /^https?:\/\//i.test(address))
}

/** Keywords and kinds as tags: a list, or one text with commas. */
function tagsOf(recipe: JsonObject): readonly string[] {
  const given = ['keywords', 'recipeCategory', 'recipeCuisine'].flatMap((field) => textsOf(recipe[field]))
  const tags = given.flatMap((text) => text.split(/\s*[,\n;]\s*/)).filter((tag) => tag !== '')
  return [...new Set(tags)]
}

function authorOf(recipe: JsonObject): string {
  return listOf(recipe['author'])
    .map((author) => textOf(isJsonObject(author) ? author['name'] : author))
    .filter((name) => name !== '')
    .join(', ')
}

/** Fields that are read elsewhere, or speak of the page and its readers, not of the recipe. */
const NOT_NOTED: ReadonlySet<string> = new Set(
  (
    '@context @id @type type name description recipeIngredient ingredients recipeInstructions recipeYield yield image ' +
    'thumbnailUrl keywords recipeCategory recipeCuisine author url prepTime cookTime restTime totalTime headline ' +
    'aggregateRating review comment commentCount publisher isPartOf mainEntityOfPage potentialAction video inLanguage'
  ).split(' '),
)

/** What else a page says of its recipe, such as nutrition or the date, each field a note under its name. */
function otherNotes(recipe: JsonObject): readonly DraftNote[] {
  return Object.entries(recipe).flatMap(([heading, value]) => {
    if (NOT_NOTED.has(heading)) return []
    const parts = isJsonObject(value)
      ? Object.entries(value).flatMap(([key, inner]) =>
          key.startsWith('@') || textOf(inner) === '' ? [] : [`${key}: ${textOf(inner)}`],
        )
      : textsOf(value)
    return parts.length === 0 ? [] : [{ heading, text: parts.join('\n') }]
  })
}

/** Ingredient lines: texts, or objects that give name and quantity apart, such as HowToSupply and PropertyValue. */
function ingredientLines(recipe: JsonObject): readonly string[] {
  return listOf(recipe['recipeIngredient'] ?? recipe['ingredients'])
    .map((one) => {
      const name = textOf(one)
      if (!isJsonObject(one) || one['text'] !== undefined) return name
      const quantity = quantityTextOf(one['requiredQuantity'] ?? one['amount']) || quantityTextOf(one)
      return name === quantity ? name : `${quantity} ${name}`.trim()
    })
    .flatMap((text) => text.split('\n'))
    .filter((text) => text !== '')
}

/** One schema.org Recipe as a draft (rule DS2). */
function readRecipe(recipe: JsonObject, source: RecipeDraft['source']): RecipeDraft {
  const { times, facts } = timesOf(recipe)
  const author = authorOf(recipe)
  const description = textOf(recipe['description'])
  const address = textOf(recipe['url'])
  return assembleDraft({
    source,
    name: textOf(recipe['name']).replaceAll('\n', ' '),
    description: description === '' ? [] : [description],
    tags: tagsOf(recipe),
    ...(author !== '' && { author }),
    facts: [...yieldFacts(recipe), ...facts],
    lines: ingredientLines(recipe).map((text) => ({ text })),
    steps: readSchemaOrgSteps(recipe['recipeInstructions']),
    notes: [...(address === '' ? [] : [{ heading: 'Source', text: address }]), ...otherNotes(recipe)],
    pictures: picturesOf(recipe['image']),
    times,
  })
}

/**
 * Reads every recipe of a parsed JSON-LD value, or of a microdata item in the same shape. A page that holds several
 * gives several drafts; one that holds none gives none.
 * @param value - parsed JSON, of any shape
 * @param source - the page's address or name, and its hash; recipes after the first get their place added to both
 */
export function readSchemaOrgRecipes(value: unknown, source: RecipeDraft['source']): readonly RecipeDraft[] {
  return findSchemaOrgRecipes(value).map((recipe, at) =>
    readRecipe(recipe, at === 0 ? source : placed(source, at + 1)),
  )
}

/** The source of a page's second and later recipes: ids made from the hash must differ. */
function placed(source: RecipeDraft['source'], place: number): RecipeDraft['source'] {
  return {
    ...source,
    name: `${source.name} (${place})`,
    ...(source.hash !== undefined && { hash: `${source.hash}${place}` }),
  }
}
