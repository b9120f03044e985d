import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import labels from '@brigade/domain/fixtures/ingredient-line-labels.json' with { type: 'json' }
import { CATALOGUE } from '@brigade/domain/food/catalogue/catalogue.ts'
import { ingredientIndex } from '@brigade/domain/food/ingredients/ingredient-index.ts'
import { matchIngredient } from '@brigade/domain/food/ingredients/match-ingredient.ts'
import { draftToRecipe } from '@brigade/domain/food/import/draft-to-recipe.ts'
import { judgeLabels } from '@brigade/domain/food/import/judge-labels.ts'
import { readRecipeSource } from '@brigade/domain/food/import/read-recipe-source.ts'
import type { RecipeDraft } from '@brigade/domain/food/import/recipe-draft.ts'
import { openBrowser } from '@brigade/testing/browser.ts'
import { aGuest, signInOn } from '@brigade/testing/cast.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import type { Figure } from '../measure.ts'
import { startServerProcess, temporaryFolder } from '../server-process.ts'
import { timeOf } from '../statistics.ts'

const FOLDER = fileURLToPath(
  new URL('.', import.meta.resolve('@brigade/domain/fixtures/recipes/apple-pie.md')),
)
/** Says where the recipes come from. */
const NO_RECIPE = 'SOURCE.md'
const LIMIT_S = 10
const LEAST_UNDERSTOOD_PERCENT = 90
const LONGEST_WAIT_MS = 120_000
const MS_PER_S = 1000
const PERCENT = 100

/** Every file read, each line matched to the catalogue and each draft made a recipe, without a screen. */
function importFiles(texts: ReadonlyMap<string, string>): ReadonlyMap<string, RecipeDraft> {
  const index = ingredientIndex(CATALOGUE)
  return new Map(
    [...texts].flatMap(([name, text]) => {
      const read = readRecipeSource(text, { kind: 'file', name, hash: name })
      const drafts = read.ok ? read.drafts : []
      for (const draft of drafts) {
        for (const line of draft.lines) matchIngredient(line.name, index)
        draftToRecipe(draft)
      }
      return drafts.map((draft) => [name, draft] as const)
    }),
  )
}

/** The same by a person: files chosen, the review shown, everything saved here and on the server. */
async function importInProduct(
  files: readonly string[],
): Promise<{ readonly reviewMs: number; readonly savedMs: number }> {
  await using folder = await temporaryFolder()
  await using server = await startServerProcess({ program: 'server', folder: folder.path, demo: 'off' })
  await using browser = await openBrowser(server.url)
  const cook = await aGuest(server.url, 'Ines')
  const kitchenId = await aKitchenOf(cook)
  const { page, ...device } = await browser.newDevice()
  await signInOn({ page, ...device }, cook)
  await page.goto(`/kitchens/${kitchenId}/dashboard/recipes/import`)
  const input = page.locator('input[type=file]')
  await input.waitFor({ state: 'attached' })
  const reviewMs = await timeOf(async () => {
    await input.setInputFiles([...files])
    await page.locator('.import-counts').waitFor({ timeout: LONGEST_WAIT_MS })
  })
  const saveMs = await timeOf(async () => {
    await page.getByRole('button', { name: /^Save all/ }).click()
    const saved = page.getByText(/recipes saved/)
    await saved.filter({ hasNotText: 'on the way' }).waitFor({ timeout: LONGEST_WAIT_MS })
  })
  return { reviewMs, savedMs: reviewMs + saveMs }
}

/** All recipe files in one go, and how well their lines are understood. */
export async function measure(): Promise<readonly Figure[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md') && name !== NO_RECIPE)
  const texts = new Map(
    await Promise.all(
      names.map(
        async (name) => [name.replace('.md', ''), await readFile(`${FOLDER}${name}`, 'utf8')] as const,
      ),
    ),
  )
  let drafts: ReadonlyMap<string, RecipeDraft> = new Map()
  const readMs = await timeOf(() => {
    drafts = importFiles(texts)
  })
  const { reviewMs, savedMs } = await importInProduct(names.map((name) => `${FOLDER}${name}`))
  const judged = judgeLabels(labels.lines, drafts)
  const right = judged.filter(({ isRight }) => isRight).length
  return [
    {
      what: `import: ${names.length} files, chosen to saved`,
      value: savedMs / MS_PER_S,
      unit: 's',
      limit: { atMost: LIMIT_S },
      pair: { what: 'reading and matching alone', value: readMs / MS_PER_S },
      beside: `review on screen after ${(reviewMs / MS_PER_S).toFixed(1)} s`,
    },
    {
      what: 'import: lines with amount, unit and name right',
      value: (right / judged.length) * PERCENT,
      unit: '%',
      limit: { atLeast: LEAST_UNDERSTOOD_PERCENT },
      beside: `${right} of ${judged.length} lines labelled by hand; ${labels.lines.length - judged.length} more are headings`,
    },
    {
      what: 'import: lines with a wrong number',
      value: judged.filter(({ isWrongNumber }) => isWrongNumber).length,
      unit: 'lines',
      limit: { atMost: 0 },
    },
  ]
}
