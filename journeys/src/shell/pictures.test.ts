import { join } from 'node:path'
import { type Album, openAlbum } from '@brigade/testing/pictures.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

const LEVELS = {
  atoms: '/design-system/atoms',
  molecules: '/design-system/molecules',
  cards: '/design-system/molecules/cards',
  cells: '/design-system/molecules/cells',
  organisms: '/design-system/organims',
}
const WIDTH = { width: 1000, height: 800 } as const

/** How each level is looked at; the large one has all text at 200 %. */
const LOOKS = [
  { name: 'light', look: 'light' },
  { name: 'dark', look: 'dark' },
  { name: 'right-to-left', look: 'rtl' },
  { name: 'large', look: 'light', rootSize: '200%' },
] as const

const journey = openJourney()
let album: Album

beforeAll(async () => {
  album = await openAlbum(join(import.meta.dirname, '../../pictures'), {
    version: journey.browserVersion,
    isRenewed: process.env['PICTURES'] === 'renew',
  })
})

/** Stands when fonts are there and the pretended touches are drawn; what is only written about a component goes. */
async function stand(page: Page, rootSize: string): Promise<void> {
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size
    for (const notes of document.querySelectorAll('main nav, .specimen-notes')) notes.remove()
    await document.fonts.ready
  }, rootSize)
}

test.each(LOOKS)('every specimen looks as it did: $name', async (each) => {
  const { name, look } = each
  const device = await journey.newDevice({ viewport: WIDTH, reducedMotion: 'reduce', colorScheme: 'light' })
  const problems: string[] = []
  for (const [level, path] of Object.entries(LEVELS)) {
    await device.page.goto(`${path}?theme=${look}`)
    await stand(device.page, 'rootSize' in each ? each.rootSize : '100%')
    const screenshot = await device.page.locator('main').screenshot({ animations: 'disabled', caret: 'hide' })
    problems.push(...(await album.problemsOf(`${level}-${name}`, screenshot)))
  }
  await device.context.close()
  expect(problems).toEqual([])
})
