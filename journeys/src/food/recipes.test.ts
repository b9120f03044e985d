import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { PHONE, type Device } from '@brigade/testing/browser.ts'
import { aGuest } from '@brigade/testing/cast.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'

const RECIPES = fileURLToPath(new URL('../../../packages/domain/fixtures/recipes/', import.meta.url))
const FIFTY_MB = 50_000_000

const JSON_LD_PAGE = `<!doctype html><html><head><title>Soup</title>
<link rel="canonical" href="https://example.org/onion-soup">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"A site"},
{"@type":["Recipe"],"name":"Page onion soup","recipeYield":["6","6 servings"],"prepTime":"PT20M",
"recipeIngredient":["1 kg onions, sliced","150 g (1/3 lb) butter","a handful parsley","1½ l beef stock"],
"recipeInstructions":[{"@type":"HowToStep","text":"Sweat the onions."},{"@type":"HowToStep","text":"Add stock."}]}]}</script>
<script>document.title = 'a script ran'</script></head><body><h1>Soup</h1></body></html>`

const MICRODATA_PAGE = `<html><body><div itemscope itemtype="http://schema.org/Recipe">
<h1 itemprop="name">Page pancakes</h1><span itemprop="recipeYield">4 servings</span>
<ul><li itemprop="recipeIngredient">250 g   <b>flour</b></li><li itemprop="recipeIngredient">2 eggs</li>
<li itemprop="recipeIngredient">500 ml milk</li></ul>
<div itemprop="recipeInstructions"><p>Whisk.</p><p>Fry.</p></div></div></body></html>`

const ODD_AMOUNTS = `# Odd amounts

## Ingredients

- -5 kg onions
- 99999999999 kg flour
- 100 g butter

## Method

1. Do not cook this.
`

const journey = openJourney()

interface Scene {
  readonly device: Device
  readonly page: Page
  readonly base: string
}

/** A cook on a device, on the import screen of an empty kitchen. */
async function importScreen(viewport?: { readonly width: number; readonly height: number }): Promise<Scene> {
  const ines = await aGuest(journey.url, 'Ines')
  const kitchenId = await aKitchenOf(ines)
  const device = await journey.deviceOf(ines, viewport === undefined ? {} : { viewport })
  const base = `/kitchens/${kitchenId}/dashboard/recipes`
  await device.page.goto(`${base}/import`)
  await device.page.getByText('Choose files').waitFor()
  return { device, page: device.page, base }
}

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const picker = (page: Page) => page.locator('input[type=file]')

/** Drops one of the real files; beside the marked area counts too. */
async function drop(page: Page, onto: '.file-drop' | 'h1', name: string): Promise<void> {
  const text = await readFile(join(RECIPES, name), 'utf8')
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content ?? ''], fileName ?? ''))
      return transfer
    },
    [name, text],
  )
  await page.dispatchEvent(onto, 'drop', { dataTransfer })
}

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.file-drop').evaluate((area, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', content)
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}

describe('recipes from real input', () => {
  test('picked, dropped and pasted recipes are shown as they were understood, and saved once', async () => {
    const { device, page, base } = await importScreen()
    await picker(page).setInputFiles([join(RECIPES, 'aelplermagronen.md'), join(RECIPES, 'bread.md')])
    await page.getByText('2 recipes read').waitFor()
    const bacon = page.locator('.import-line', { hasText: '~150g (1/3 lb) bacon cubes' })
    await expect.poll(() => bacon.innerText()).toMatch(/150.g \(⅓.lb\)/u)
    const milk = page.locator('.import-line', { hasText: '1 - 2L (1/4 - 1/2 gal) milk' })
    expect(await milk.innerText()).toMatch(/1.l to 2.l/u)
    const jar = page.locator('.import-line', { hasText: 'a jar of apple sauce' })
    expect(await jar.innerText()).toContain('Measure kept in words')
    expect(await accessibilityProblems(page)).toEqual([])

    await drop(page, '.file-drop', 'apple-pie.md')
    await page.getByText('3 recipes read').waitFor()
    await drop(page, 'h1', 'aljotta.md')
    await page.getByText('4 recipes read').waitFor()
    await paste(page, 'Quick salsa\n\n4 tomatoes, diced\n1/2 onion\na handful unobtainium\n\nChop and stir.')
    await page.getByText('5 recipes read').waitFor()

    await page.locator('.import-choice', { hasText: 'Quick salsa' }).click()
    const odd = page.locator('.import-line', { hasText: 'a handful unobtainium' })
    expect(await odd.innerText()).toContain('Which ingredient?')
    await odd.getByRole('button', { name: 'Ingredient' }).click()
    await odd.getByRole('button', { name: /Add “.*” as a new ingredient/u }).click()
    await odd.getByText('New: unobtainium').waitFor()
    await odd.getByRole('button', { name: 'Change' }).click()
    await odd.getByLabel('Amount').fill('-5')
    await odd.getByText('An amount is never below zero.').first().waitFor()
    await odd.getByLabel('Amount').fill('20')
    await odd.getByRole('button', { name: 'Take it so' }).click()
    await expect.poll(() => odd.innerText()).toMatch(/20.g/u)
    expect(await odd.innerText()).toContain('a handful unobtainium')

    // A reload in the middle of the review loses no recipe and no correction.
    await page.reload()
    await page.getByText('5 recipes read').waitFor()
    await page.locator('.import-choice', { hasText: 'Quick salsa' }).click()
    await expect.poll(() => odd.innerText()).toMatch(/20.g/u)

    await page.getByRole('button', { name: 'Save all 5 recipes' }).click()
    await page.getByText('5 recipes saved').waitFor()
    await page.getByRole('link', { name: 'See the recipes' }).click()
    await page.getByText('5 recipes', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Quick salsa' }).click()
    const line = page.locator('.recipe-line', { hasText: 'a handful unobtainium' })
    await line.waitFor()
    expect(await line.innerText()).toMatch(/20.g/u)
    expect(await page.locator('.recipe-line', { hasText: '4 tomatoes, diced' }).innerText()).toContain(
      'diced',
    )

    await page.goto(`${base}/import`)
    await picker(page).setInputFiles([join(RECIPES, 'bread.md'), join(RECIPES, 'aussie-snags.md')])
    await page.getByText('This recipe is already here.').waitFor({ state: 'attached' })
    await page.getByText('Already here, skipped').waitFor()
    await page.getByRole('button', { name: 'Save 1 recipe', exact: true }).click()
    await page.getByText('1 recipe saved').waitFor()
    await page.goto(base)
    await page.getByText('6 recipes', { exact: true }).waitFor()
    expect(device.complaints).toEqual([])
  })

  test('all 137 files at once, also a second time, without doubles', async () => {
    const { device, page, base } = await importScreen()
    const names = (await readdir(RECIPES)).filter((name) => name.endsWith('.md') && name !== 'SOURCE.md')
    expect(names.length).toBe(137)
    const files = names.map((name) => join(RECIPES, name))
    await picker(page).setInputFiles(files)
    await page.getByText('137 recipes read').waitFor()
    await page.getByRole('button', { name: 'Save all 137 recipes' }).click()
    await page.getByText('137 recipes saved').waitFor()
    await page.getByText('still on the way').waitFor({ state: 'detached' })
    await picker(page).setInputFiles(files)
    await page.getByText('Already here (137)').waitFor()
    expect(await page.getByRole('button', { name: 'Nothing new to save' }).isDisabled()).toBe(true)
    await page.goto(base)
    await page.getByText('137 recipes', { exact: true }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(device.complaints).toEqual([])
  })

  test('saved web pages give their recipes, and no script of theirs runs', async () => {
    const { device, page } = await importScreen()
    await picker(page).setInputFiles([
      fileOf('soup.html', JSON_LD_PAGE),
      fileOf('pancakes.html', MICRODATA_PAGE),
      fileOf('news.html', '<!doctype html><html><body><h1>News</h1><p>No recipe here.</p></body></html>'),
    ])
    await page.getByText('2 recipes read').waitFor()
    await page.getByText('This web page carries no recipe data.').waitFor()
    const stock = page.locator('.import-line', { hasText: '1½ l beef stock' })
    expect(await stock.innerText()).toMatch(/1\.5.l/u)
    await page.locator('.import-choice', { hasText: 'Page pancakes' }).click()
    const flour = page.locator('.import-line', { hasText: '250 g flour' })
    expect(await flour.innerText()).toMatch(/Wheat flour|flour/iu)
    expect(await page.title()).toContain('Import recipes')
    expect(device.complaints).toEqual([])
  })

  test('bad input gets its own sentence, and the rest goes on', async () => {
    const { device, page } = await importScreen(PHONE)
    const folder = await mkdtemp(join(tmpdir(), 'brigade-import-'))
    const huge = join(folder, 'huge.md')
    const handle = await open(huge, 'w')
    await handle.truncate(FIFTY_MB)
    await handle.close()
    await picker(page).setInputFiles(huge)
    await page.getByText('It has 47.7 MiB; files up to 2 MiB are read.').waitFor()
    await rm(folder, { recursive: true })
    await picker(page).setInputFiles([
      fileOf('empty.md', ''),
      {
        name: 'photo.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from([0xff, 0xd8, 0, 0, 1, 2, 0xfe, 0xff, 0x80]),
      },
      fileOf('poem.txt', 'Roses are red\nviolets are blue'),
      fileOf('odd.md', ODD_AMOUNTS),
    ])
    await page.getByText('It is empty.').waitFor()
    await page.getByText('It is not text').waitFor()
    await page.getByText('Nothing in it reads like a recipe.').waitFor()
    await page.getByText('1 recipe read').waitFor()
    await page.locator('.import-choice', { hasText: 'Odd amounts' }).click()
    for (const text of ['-5 kg onions', '99999999999 kg flour']) {
      const line = page.locator('.import-line', { hasText: text })
      expect(await line.innerText()).toContain('zero, negative or absurd')
    }
    expect(await accessibilityProblems(page)).toEqual([])
    expect(device.complaints).toEqual([])
  })

  test('without a connection recipes are kept here and sent later', async () => {
    const { device, page, base } = await importScreen()
    await page.waitForTimeout(500)
    await device.goOffline()
    await picker(page).setInputFiles(join(RECIPES, 'bread.md'))
    await page.getByText('1 recipe read').waitFor()
    await page.getByRole('button', { name: 'Save 1 recipe' }).first().click()
    await page.getByText('still on the way to the server').waitFor()
    await device.goOnline()
    await page.getByText('still on the way to the server').waitFor({ state: 'detached', timeout: 60_000 })
    await page.goto(base)
    await page.getByText('1 recipe', { exact: true }).waitFor()
    expect(device.complaints).toEqual([])
  })

  test('a recipe in the bin comes back from the list, and by importing its source again', async () => {
    const { device, page, base } = await importScreen(PHONE)
    const save = async () => {
      await picker(page).setInputFiles(join(RECIPES, 'bread.md'))
      await page.getByRole('button', { name: 'Save 1 recipe' }).first().click()
      await page.getByText('1 recipe saved').filter({ hasNotText: 'still on the way' }).waitFor()
    }
    const bin = async () => {
      await page.goto(base)
      await page.locator('.recipe-row-name').click()
      await page.getByRole('button', { name: 'Put in the bin' }).click()
      await page.getByText('In the bin: 1').waitFor()
    }
    await save()
    await bin()
    await page.getByText('In the bin: 1').click()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Take out: /u }).click()
    await page.getByText('1 recipe', { exact: true }).waitFor()
    expect(await page.locator('.recipe-bin').count()).toBe(0)

    await bin()
    await page.goto(`${base}/import`)
    await save()
    await page.goto(base)
    await page.getByText('1 recipe', { exact: true }).waitFor()
    await page.locator('.recipe-row-name').click()
    await page.getByText('Version 2').first().waitFor()
    expect(device.complaints).toEqual([])
  })

  test('where the straight way to the server is cut, an import goes the way of every write', async () => {
    const { device, page, base } = await importScreen()
    let cut = 0
    await device.context.route(/documents:commit/u, (route) => {
      cut += 1
      return route.abort()
    })
    await picker(page).setInputFiles(join(RECIPES, 'bread.md'))
    await page.getByRole('button', { name: 'Save 1 recipe' }).first().click()
    const saved = page.getByText('1 recipe saved')
    await saved.filter({ hasNotText: 'still on the way' }).waitFor()
    expect(cut).toBeGreaterThan(0)
    await page.goto(base)
    await page.getByText('1 recipe', { exact: true }).waitFor()
    expect(device.complaints).toEqual([])
  })
})
