import { answerInvitation, inviteToTeam, setAccess } from '@brigade/domain/kitchen/team/team-functions.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { handles } from '@brigade/domain/people/handles/handles.ts'
import { newBrigadeUser } from '@brigade/domain/people/profiles/new-cards.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { PHONE } from '@brigade/testing/browser.ts'
import { aMember, callAs, sceneDocument, writeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, joinKitchen } from '@brigade/testing/kitchen-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

const journey = openJourney()

test('the owner invites by link; the other joins, appears at once, and is given more', async () => {
  const owner = await aMember(journey.url, 'Ines Moreau')
  const kitchenId = await aKitchenOf(owner, 'Chez Ines')
  const ines = await journey.deviceOf(owner)
  await ines.page.goto(`/kitchens/${kitchenId}/dashboard/team`)
  await ines.page.getByRole('button', { name: 'Invite people' }).click()
  await ines.page.getByLabel('A word with it').fill('Welcome aboard')
  await ines.page.getByRole('button', { name: 'Make the invitation' }).click()
  const link = await ines.page.getByLabel('Link', { exact: true }).inputValue()
  await ines.page.getByRole('img', { name: 'The invitation’s link as a code to scan' }).waitFor()
  expect(await accessibilityProblems(ines.page)).toEqual([])
  await ines.page.getByRole('button', { name: 'Done' }).click()

  // Omar opens it as a guest on a phone, joins, and is back at the invitation by himself.
  const omar = await journey.newDevice({ viewport: PHONE, hasTouch: true })
  await omar.page.goto(link)
  await omar.page.getByRole('heading', { name: 'Join Chez Ines' }).waitFor()
  await omar.page.getByText('Welcome aboard').waitFor()
  expect(await accessibilityProblems(omar.page)).toEqual([])
  await omar.page.getByRole('link', { name: 'Create an account to join' }).tap()
  await omar.page.getByLabel('Your name').fill('Omar Haddad')
  await omar.page.getByLabel('E-mail').fill('omar@example.com')
  await omar.page.getByLabel('Password', { exact: true }).fill('a quiet kitchen')
  await omar.page.getByRole('button', { name: 'Create my account' }).tap()
  await omar.page.getByRole('button', { name: 'Join the team' }).tap()
  await omar.page.getByRole('heading', { name: 'Chez Ines', level: 1 }).waitFor()

  await ines.page.getByRole('button', { name: 'Change Omar Haddad' }).waitFor()
  await ines.page.getByText('Open link, 1 of 20 used').waitFor()

  // A cook is offered nothing that a cook may not do.
  await omar.page.goto(`/kitchens/${kitchenId}/dashboard/team`)
  await omar.page.getByText('Omar Haddad (you)').waitFor()
  await omar.page.getByRole('button', { name: 'Leave this kitchen' }).waitFor()
  expect(await omar.page.getByRole('button', { name: /^(?:Invite|Change)/u }).count()).toBe(0)
  expect(await omar.page.getByText('Invitations').count()).toBe(0)

  // What Ines gives is there without a reload: as a manager, Omar may invite.
  await ines.page.getByRole('button', { name: 'Change Omar Haddad' }).click()
  await ines.page.getByRole('radio', { name: /^Manager/u }).check()
  await ines.page.getByLabel('Position').selectOption('sous chef')
  await ines.page.getByRole('button', { name: 'Save', exact: true }).click()
  await omar.page.getByRole('button', { name: 'Invite people' }).waitFor()
  await omar.page.getByText('Sous chef').waitFor()
  expect(await omar.page.getByRole('button', { name: 'Change Ines Moreau' }).count()).toBe(0)

  // Who did what stands where managers read it, newest first.
  await omar.page.getByText('Ines Moreau changed the access of Omar Haddad: Cook → Manager').waitFor()
  await ines.page.getByText('Omar Haddad joined as Cook').waitFor()

  await searchesSavesAndPrints(ines.page)

  // The link again: he is in already.
  await omar.page.goto(link)
  await omar.page.getByRole('button', { name: 'Join the team' }).tap()
  await omar.page.getByText('You are in this team already.').waitFor()
  expect(ines.complaints).toEqual([])
  expect(omar.complaints).toEqual([])
})

/** The team as a list: found by words of any column, put in order, in a file, and alone on paper. */
async function searchesSavesAndPrints(page: Page): Promise<void> {
  const search = page.getByLabel('Search this list')
  await search.fill('sous omar')
  await page.getByText('1 of 2 fits').waitFor()
  await search.fill('pastry')
  await page.getByRole('heading', { name: 'Nothing fits' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByLabel('Sort by').selectOption('Position')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('Team.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines.map((line) => line.split(',').slice(0, 3).join())).toEqual([
    '\uFEFFName,Position,Access',
    'Ines Moreau,Owner,Owner',
    'Omar Haddad,Sous chef,Manager',
    '',
  ])

  // No printer here: the browser's dialog would ask somebody who is not there.
  await page.evaluate(() => {
    globalThis.print = () => globalThis.dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  expect((await page.getByRole('row').allInnerTexts()).length).toBe(3)
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Team'])
  expect(await page.getByText('Chez Ines').first().isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
}

test('[E12] a new name on the own card is the name the team reads', async () => {
  const [owner, cook] = [await aMember(journey.url, 'Ines Moreau'), await aMember(journey.url, 'Omar Haddad')]
  const kitchenId = await aKitchenOf(owner)
  const named = { displayName: 'Omar Haddad', handle: 'omar', brigadeCode: '0MA-R01' }
  const now = timestampFromMs(Date.now())
  const { card, holder } = newBrigadeUser(named, { uid: cook.uid, isGuest: false }, now)
  await writeAs(cook, [
    sceneDocument(brigadeUsers, { uid: cook.uid }, card),
    sceneDocument(handles, { handle: 'omar' }, holder),
  ])
  await joinKitchen(cook, { owner, kitchenId, access: 'cook' })
  const ines = await journey.deviceOf(owner)
  await ines.page.goto(`/kitchens/${kitchenId}/dashboard/team`)
  await ines.page.getByText('Omar Haddad').first().waitFor()

  const omar = await journey.deviceOf(cook)
  await omar.page.goto('/brigade-users/edit')
  await omar.page.getByLabel('Your name').fill('Omar Haddad Lopes')
  await omar.page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await ines.page.getByText('Omar Haddad Lopes').first().waitFor()
  expect(omar.complaints).toEqual([])
})

test('roles decide on the server too, whoever asks it directly', async () => {
  const [owner, cook] = [await aMember(journey.url, 'Ines'), await aMember(journey.url, 'Omar')]
  const kitchenId = await aKitchenOf(owner)
  await joinKitchen(cook, { owner, kitchenId, access: 'cook' })
  const raise = { kitchenId, uid: cook.uid, access: 'manager' } as const
  await expect(callAs(cook, setAccess, { ...raise, grants: [] })).rejects.toThrow('PERMISSION_DENIED')
  const link = { kind: 'link' } as const
  const wish = { kitchenId, to: link, access: 'viewer', position: 'commis', note: '' } as const
  await expect(callAs(cook, inviteToTeam, { ...wish, stations: [] })).rejects.toThrow('PERMISSION_DENIED')
  const own = sceneDocument(
    teamMembers,
    { kitchenId, uid: cook.uid },
    {
      uid: cook.uid,
      displayName: 'Omar',
      access: 'owner',
      grants: ['costs'],
      position: 'owner',
      stations: [],
      state: 'active',
      from: '2026-01-01',
      isShownPublicly: false,
    },
  )
  await expect(writeAs(cook, [own])).rejects.toThrow('PERMISSION_DENIED')
})

test('an invitation that is used, withdrawn, not whole or for somebody else says so', async () => {
  const owner = await aMember(journey.url, 'Ines Moreau')
  const kitchenId = await aKitchenOf(owner, 'Chez Ines')
  const wish = { kitchenId, access: 'cook', position: 'commis', note: '' } as const
  const invite = (to: { kind: 'link' } | { kind: 'email'; email: string }) =>
    callAs(owner, inviteToTeam, { ...wish, to, stations: [] })

  const { page, complaints } = await journey.newDevice()
  await page.goto('/invite/half-a-link')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await page.getByText('Ask for it again.').waitFor()

  // By e-mail, for Petra: Omar may not, and is told what is missing.
  const omar = await aMember(journey.url, 'Omar')
  const forPetra = await invite({ kind: 'email', email: 'petra@example.com' })
  const device = await journey.deviceOf(omar)
  await device.page.goto(`/invite/${forPetra.token}`)
  await device.page.getByLabel('Your name, as the team reads it').fill('Omar')
  await device.page.getByRole('button', { name: 'Join the team' }).click()
  await device.page.getByText('This invitation is for another e-mail address').waitFor()
  await device.page.getByRole('button', { name: 'Send the confirmation e-mail' }).click()
  await device.page.getByText('A link is on its way').waitFor()
  expect(await accessibilityProblems(device.page)).toEqual([])

  // Ines takes a link back before anybody has used it.
  const ownerDevice = await journey.deviceOf(owner)
  const { token } = await invite({ kind: 'link' })
  await ownerDevice.page.goto(`/kitchens/${kitchenId}/dashboard/team`)
  await ownerDevice.page.getByRole('button', { name: /^Withdraw: Open link/u }).click()
  await ownerDevice.page.getByText('Withdrawn').waitFor()
  await page.goto(`/invite/${token}`)
  await page.getByRole('heading', { name: 'This invitation is over' }).waitFor()
  await page.getByText('Ines Moreau of Chez Ines has withdrawn it.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await expect(
    callAs(omar, answerInvitation, {
      invitation: { kind: 'token', token },
      accept: true,
      displayName: 'Omar',
    }),
  ).rejects.toThrow('withdrawn')
  expect(complaints).toEqual([])
})
