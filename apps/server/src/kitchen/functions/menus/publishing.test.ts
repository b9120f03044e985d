import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { buildMenu } from '@brigade/builders/build-menu.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { beforeAll, expect, test } from 'vitest'
import { callFunctions, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import { publishMenu } from './publish-menu.ts'
import { publishPlannedMenus } from '../../jobs/publish-planned-menus.ts'
import { withdrawMenu } from './withdraw-menu.ts'

const server = await callFunctions([publishMenu, withdrawMenu])
const { platform, member, put, read } = server
const kitchenId = 'tern'
const inAnHour = timestampFromMs(Date.now() + 3_600_000)
const path = (menuId: string) => `kitchens/${kitchenId}/menus/${menuId}`
let ines: Somebody

/** Changes fields of a document with trust. */
const change = (at: string, changes: DocumentData) =>
  platform.documents.transact(async (tx) => tx.update(at, changes))

/** Turns the clock: the hour has passed for this menu. */
const anHourLater = (menuId: string) =>
  change(path(menuId), { planned: { at: timestampFromMs(Date.now() - 1000), by: ines.uid } })

beforeAll(async () => {
  ines = await member('ines')
  const pantry = { kitchenId, by: ines.uid }
  const menu = (menuId: string, freeFrom: readonly 'nuts'[] = []) =>
    buildMenu(
      pantry,
      {
        menuId,
        name: menuId,
        currency: 'EUR',
        vatPct: '20',
        sections: [{ name: 'Mains', items: [{ name: 'Soup', minor: 900, freeFrom: [...freeFrom] }] }],
      },
      now(),
    )
  await put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, now()),
    ...menu('lunch'),
    ...menu('dinner'),
    ...menu('claims', ['nuts']),
  ])
})

test('a menu with a time to come is shown to guests when the time comes, signed by who set it', async () => {
  const answer = await server.call(ines, 'publishMenu', { kitchenId, menuId: 'lunch', at: inAnHour })
  expect(answer.result).toMatchObject({ snapshotId: null, warnings: expect.any(Array) })
  expect(await publishPlannedMenus(platform)).toBe(0)
  expect([await read(path('lunch')), await read('menus-public/lunch')]).toMatchObject([
    { state: 'draft', planned: { at: inAnHour, by: ines.uid } },
    undefined,
  ])
  await anHourLater('lunch')
  expect(await publishPlannedMenus(platform)).toBe(1)
  const shown = await read('menus-public/lunch')
  expect(shown).toMatchObject({ name: 'lunch', createdBy: ines.uid })
  const menu = await read(path('lunch'))
  expect(menu).toMatchObject({ state: 'published', publishedSnapshotId: shown?.['snapshotId'] })
  expect(menu).not.toHaveProperty('planned')
  expect(await publishPlannedMenus(platform)).toBe(0)
})

test('a time is taken back, and a time that has passed means now', async () => {
  await server.call(ines, 'publishMenu', { kitchenId, menuId: 'dinner', at: inAnHour })
  expect((await server.call(ines, 'withdrawMenu', { kitchenId, menuId: 'dinner' })).result).toEqual({
    menuId: 'dinner',
  })
  const menu = await read(path('dinner'))
  expect(menu).toMatchObject({ state: 'draft' })
  expect(menu).not.toHaveProperty('planned')
  await server.call(ines, 'publishMenu', { kitchenId, menuId: 'dinner', at: timestampFromMs(0) })
  expect(await read(path('dinner'))).toMatchObject({ state: 'published' })
})

test('a menu under the id of another kitchen’s is neither published nor withdrawn, now or at its time', async () => {
  const omar = await member('omar')
  const soup = { name: 'Mains', items: [{ name: 'Soup', minor: 900 }] }
  const ofMenu = {
    menuId: 'brunch',
    name: 'brunch',
    currency: 'EUR',
    vatPct: '20',
    sections: [soup],
  } as const
  const twin = 'kitchens/gull/menus/brunch'
  await put([
    ...buildMenu({ kitchenId, by: ines.uid }, ofMenu, now()),
    ...buildKitchen({ kitchenId: 'gull', owner: omar.uid }, now()),
    ...buildMenu({ kitchenId: 'gull', by: omar.uid }, ofMenu, now()),
  ])
  await server.call(ines, 'publishMenu', { kitchenId, menuId: 'brunch' })
  const shown = await read('menus-public/brunch')
  const taken = refusal('FAILED_PRECONDITION', 'id-taken')
  const inGull = { kitchenId: 'gull', menuId: 'brunch' }
  expect(await server.call(omar, 'publishMenu', inGull)).toEqual(taken)
  await change(twin, { planned: { at: timestampFromMs(Date.now() - 1000), by: omar.uid } })
  expect(await publishPlannedMenus(platform)).toBe(1)
  expect(await read(twin)).toMatchObject({ state: 'draft', planned: { refused: 'id-taken' } })
  await change(twin, { state: 'published', publishedSnapshotId: 'gull-1' })
  expect(await server.call(omar, 'withdrawMenu', inGull)).toEqual(taken)
  expect(await read('menus-public/brunch')).toEqual(shown)
  expect(shown).toMatchObject({ kitchenId })
})

test('a withdrawn menu keeps its address: no other kitchen shows its own there, and its kitchen shows it again', async () => {
  const rui = await member('rui')
  const at = { kitchenId: 'skua', menuId: 'supper' }
  const ofMenu = {
    menuId: at.menuId,
    name: 'supper',
    currency: 'EUR',
    vatPct: '20',
    sections: [{ name: 'Mains', items: [{ name: 'Soup', minor: 900 }] }],
  } as const
  await put([
    ...buildMenu({ kitchenId, by: ines.uid }, ofMenu, now()),
    ...buildKitchen({ kitchenId: at.kitchenId, owner: rui.uid }, now()),
    ...buildMenu({ kitchenId: at.kitchenId, by: rui.uid }, ofMenu, now()),
  ])
  const own = { kitchenId, menuId: at.menuId }
  await server.call(ines, 'publishMenu', own)
  await server.call(ines, 'withdrawMenu', own)
  expect(await read('menus-public/supper')).toBeUndefined()
  expect(await server.call(rui, 'publishMenu', at)).toEqual(refusal('FAILED_PRECONDITION', 'id-taken'))
  await change(path('supper'), { state: 'draft' })
  expect((await server.call(ines, 'publishMenu', own)).result).toMatchObject({ warnings: expect.any(Array) })
  expect(await read('menus-public/supper')).toMatchObject({ kitchenId })
})

test('[AL4] what may not be published is refused now, and again when its time has come', async () => {
  const claims = { kitchenId, menuId: 'claims', at: inAnHour }
  expect(await server.call(ines, 'publishMenu', claims)).toEqual(refusal('FAILED_PRECONDITION', 'free-from'))
  await anHourLater('claims')
  expect(await publishPlannedMenus(platform)).toBe(1)
  expect([await read(path('claims')), await read('menus-public/claims')]).toMatchObject([
    { state: 'draft', planned: { refused: 'free-from' } },
    undefined,
  ])
  expect(await publishPlannedMenus(platform)).toBe(0)
})
