import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { PHONE } from '@brigade/testing/browser.ts'
import { aMember, signInOn } from '@brigade/testing/cast.ts'
import { becomeProfessional } from '@brigade/testing/hiring-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

const PASSWORD = 'a quiet kitchen'
/** Rule NV4: five seconds. */
const LONGER_THAN_A_GUARD_WAITS_MS = 7000
const WRONG_PAIR = 'That e-mail and password do not match. Try again or reset the password.'

const journey = openJourney({ passwords: '6 unguessed' })

/** The uid that the identity SDK keeps on this device. */
function uidOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1)
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve)
    })
    const asking = opening.result
      .transaction('firebaseLocalStorage')
      .objectStore('firebaseLocalStorage')
      .getAll()
    await new Promise((resolve) => {
      asking.addEventListener('success', resolve)
    })
    opening.result.close()
    return String(asking.result[0]?.value?.uid)
  })
}

async function tryKitchen(page: Page): Promise<string> {
  await page.goto('/kitchens/create?try=1')
  await page.getByRole('button', { name: 'Open my kitchen' }).click()
  await page.getByRole('heading', { name: 'My kitchen', level: 1 }).waitFor()
  return new URL(page.url()).pathname
}

async function join(page: Page, email: string): Promise<void> {
  await page.goto('/auth?join=1')
  await page.getByLabel('Your name').fill('Vera Cruz')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create my account' }).click()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
}

test('a guest becomes a member with everything kept, and finds it on another device', async () => {
  const first = await journey.newDevice()
  const { page } = first
  const dashboard = await tryKitchen(page)
  const guestUid = await uidOn(page)

  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Vera Cruz')
  await page.getByLabel('E-mail').fill('vera@example.com')
  await page.getByLabel('Password', { exact: true }).fill('abcde')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('button', { name: 'Password: at least 6 characters.' }).waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('vera@example.com')
  expect(await accessibilityProblems(page)).toEqual([])
  // What the server alone knows, it says in words.
  await page.getByLabel('Password', { exact: true }).fill('veracruz1')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('alert').filter({ hasText: 'tried first by whoever guesses' }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create my account' }).click()

  // Back where she was going, under her own name, as the same person; the guest's mark is gone.
  await page.getByRole('heading', { name: 'My kitchen', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(dashboard)
  await page.getByRole('link', { name: 'Vera Cruz' }).waitFor()
  expect(await uidOn(page)).toBe(guestUid)
  await page.getByText('lives with a guest').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Team', exact: true }).first().click()
  await page.getByText('Vera Cruz (you)').waitFor()

  await page.getByRole('link', { name: 'Vera Cruz' }).click()
  await page.getByText('E-mail not confirmed yet').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
  await page.goto(`${dashboard}/safety?view=runs`)
  await page.getByText('This part is somebody else’s').first().waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, 'vera@example.com', PASSWORD)
  // Back where she wanted to go.
  await page.getByText('Nothing is cooling').waitFor()
  expect(page.url()).toContain(`${dashboard}/safety?view=runs`)

  const second = await journey.newDevice({ viewport: PHONE, hasTouch: true })
  await second.page.goto('/auth')
  await signIn(second.page, 'vera@example.com', PASSWORD)
  await second.page.getByRole('heading', { name: 'Your Brigade', level: 1 }).waitFor()
  expect(await accessibilityProblems(second.page)).toEqual([])
  await second.page.goto('/kitchens')
  await second.page.getByRole('link', { name: 'My kitchen', exact: true }).tap()
  await second.page.getByRole('heading', { name: 'My kitchen', level: 1 }).waitFor()
  expect(new URL(second.page.url()).pathname).toBe(dashboard)
  expect(await uidOn(second.page)).toBe(guestUid)

  // On a slow line the guard loses patience before anybody knows who this is.
  await second.page.route('**/accounts:lookup*', async (route) => {
    await wait(LONGER_THAN_A_GUARD_WAITS_MS)
    await route.continue()
  })
  await second.page.goto(dashboard)
  await second.page.waitForURL('**/auth?next=*')
  await second.page.getByRole('heading', { name: 'My kitchen', level: 1 }).waitFor()
  expect(new URL(second.page.url()).pathname).toBe(dashboard)
  expect(first.complaints).toEqual([])
  expect(second.complaints).toEqual([])
})

test('wrong words at the door: one sentence for two mistakes, and nothing typed is lost', async () => {
  const setUp = await journey.newDevice()
  await join(setUp.page, 'used@example.com')
  await setUp.page.getByRole('heading', { name: 'Your Brigade', level: 1 }).waitFor()

  const { page, complaints } = await journey.newDevice()
  await tryKitchen(page)
  await page.goto('/auth')
  // A guest who has something is told what would become of it.
  await page.getByText('will not come along').waitFor()
  await signIn(page, 'used@example.com', 'not the password')
  await page.getByRole('alert').getByText(WRONG_PAIR).waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('used@example.com')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await signIn(page, 'nobody@example.com', 'not the password')
  await page.getByRole('alert').getByText(WRONG_PAIR).waitFor()

  await join(page, 'used@example.com')
  await page.getByRole('alert').getByText('This e-mail cannot be used for that.').waitFor()
  await page.getByRole('button', { name: 'Sign in instead' }).click()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('used@example.com')

  // Both ways that the refusal leads on.
  await join(page, 'used@example.com')
  await page.getByRole('alert').getByRole('button', { name: 'Forgot the password?' }).click()
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this e-mail, the link is on its way.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('after signing in one lands on an own path only', async () => {
  const { page } = await journey.newDevice()
  await join(page, 'path@example.com')
  await page.getByRole('heading', { name: 'Your Brigade', level: 1 }).waitFor()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
  await page.goto('/auth?next=//evil.example/kitchens')
  await signIn(page, 'path@example.com', PASSWORD)
  await page.getByRole('heading', { name: 'Your Brigade', level: 1 }).waitFor()
  expect(new URL(page.url()).origin).toBe(journey.url)
})

test('[J07] a kitchen takes a handle that nobody has, and keeps it', async () => {
  const { page, complaints } = await journey.newDevice()
  await join(page, 'handles@example.com')
  await page.getByRole('heading', { name: 'Your Brigade', level: 1 }).waitFor()
  const kitchen = (await tryKitchen(page)).replace('/dashboard', '')
  await page.goto(`${kitchen}/edit`)
  const take = async (handle: string) => {
    await page.getByLabel('Handle', { exact: true }).fill(handle)
    await page.getByRole('button', { name: 'Take this handle' }).click()
  }
  await take('dashboard')
  await page.getByText('This cannot be a handle').waitFor()
  await take('Vera-Cruz')
  await page.getByText('Somebody has this handle').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page
    .getByRole('button', { name: /^vera-cruz-\d+$/u })
    .last()
    .click()
  const free = await page.getByLabel('Handle', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Take this handle' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const found = await fetch(`${journey.url}/${free}`, { redirect: 'manual' })
  expect(found.headers.get('location')).toBe(kitchen)
  await take(`${free}-again`)
  await page.getByText('A handle stays for 30 days').waitFor()
  expect(complaints).toEqual([])
})

test('the way home leads to the app opened last on this device, without a profile to all of them', async () => {
  const sam = await aMember(journey.url, 'Sam Okafor')
  const device = await journey.newDevice()
  const { page } = device
  await signInOn(device, sam)
  await page.goto('/dash')
  await page.getByRole('heading', { name: 'Your apps', level: 1 }).waitFor()
  await becomeProfessional(sam, { title: 'Sous chef', roles: ['sous chef'] })
  await page.goto('/professionals/dashboard')
  await page.getByRole('heading', { name: 'Your work', level: 1 }).waitFor()
  await page.goto('/dash')
  await page.getByRole('heading', { name: 'Your work', level: 1 }).waitFor()
  expect(device.complaints).toEqual([])
})

const STEP_MS = 30_000

/** What an authenticator app shows; `later` steps on, for a code counts once. */
function codeOf(key: string, later = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''))
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * STEP_MS })
}

/** Follows the link of the newest e-mail, as soon as there is one. */
async function followMail(page: Page, address: string): Promise<void> {
  await expect.poll(async () => (await journey.server.mailsTo(address)).length).toBeGreaterThan(0)
  const text = (await journey.server.mailsTo(address)).at(-1) ?? ''
  await page.goto(/https?:\/\/\S+/u.exec(text)?.[0] ?? '')
}

async function addSecondStep(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByAltText('Code for your authenticator app').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const key = await page.locator('.settings-key').innerText()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByText('A code is asked for when you sign in').waitFor()
  return key
}

test('a second step at sign-in, other devices signed out from here, and an account that stays after all', async () => {
  const email = 'sam@example.com'
  const { page, complaints } = await journey.newDevice()
  await join(page, email)
  await page.getByRole('heading', { name: 'Your Brigade', level: 1 }).waitFor()
  await followMail(page, email)
  await page.getByRole('button', { name: 'Yes, this is mine' }).click()
  await page.getByText(`${email} is confirmed.`).waitFor()
  await page.goto('/settings')
  const key = await addSecondStep(page)

  const other = await journey.newDevice({ viewport: PHONE, hasTouch: true })
  await other.page.goto('/auth?next=/settings')
  await signIn(other.page, email, PASSWORD)
  await other.page.getByLabel('Code', { exact: true }).fill('000000')
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.page.getByText('That code is not right.').waitFor()
  await other.page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1))
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page.getByRole('button', { name: 'Sign out all other devices' }).waitFor({ state: 'hidden' })
  await other.page.reload()
  await other.page.getByText('You are a guest').waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('brigade-export.zip')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const typed = page.getByLabel(/^Type your handle/u)
  await typed.fill('somebody')
  await page.getByRole('button', { name: 'Delete my account in seven days' }).click()
  await page.getByText('That is not your handle.').waitFor()
  const label = await page.getByText(/^Type your handle/u).innerText()
  await typed.fill(/“(.+)”/u.exec(label)?.[1] ?? '')
  await page.getByRole('button', { name: 'Delete my account in seven days' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Delete my account…' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(complaints).toEqual([])
})
