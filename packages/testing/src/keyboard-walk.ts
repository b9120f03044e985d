import type { ElementHandle, Locator, Page } from 'playwright-core'
import { controlOf, type Way, wayTo, whyUnseen } from './keyboard-sight.ts'

/** A page with more stops than this between two controls is no page for a keyboard. */
const LONGEST_WALK = 600
/** Who has turned back this often is led past the control each time. */
const MOST_TURNS = 3
/** A page may take this long to switch a control on or to move the focus into a menu. */
const PATIENCE_MS = 30_000
/** And this long to show a focus or to give it back. */
const SETTLED_MS = 2000
const PAUSE_MS = 50

/** By page: what was pressed last, and in which document. */
const lastActs = new WeakMap<Page, { readonly document: number; readonly act: string }>()

/** The answer of the page, asked again until it will do or the time is over. */
export async function settled<Answer>(
  page: Page,
  withinMs: number,
  { ask, willDo }: { readonly ask: () => Promise<Answer>; readonly willDo: (answer: Answer) => boolean },
): Promise<Answer> {
  let answer = await ask()
  for (let waitedMs = 0; waitedMs < withinMs && !willDo(answer); waitedMs += PAUSE_MS) {
    await page.waitForTimeout(PAUSE_MS)
    answer = await ask()
  }
  return answer
}

/** The control of a locator, once it is on screen. */
async function controlBehind(locator: Locator): Promise<ElementHandle<Element>> {
  await locator.waitFor()
  const control = (await locator.evaluateHandle(controlOf)).asElement()
  if (control === null) throw new Error(`${String(locator)}: nothing there that a key could press.`)
  return control
}

/** The way to a control that can be had; fails when the last act left the focus nowhere. */
async function beginning(locator: Locator, goal: ElementHandle<Element>): Promise<Way> {
  const page = locator.page()
  const last = lastActs.get(page)
  const way = await settled(page, SETTLED_MS, {
    ask: () => goal.evaluate(wayTo),
    willDo: ({ isNowhere, document }) => !isNowhere || document !== last?.document,
  })
  if (way.isNowhere && way.document === last?.document)
    throw new Error(`The focus was lost: after ${last.act} nothing had it any more.`)
  return way
}

/**
 * Brings the focus to the control of a locator by Tab, Shift+Tab and arrows.
 * @throws when the page has lost the focus before, when no key leads there, or when it cannot be seen there
 */
export async function walkTo(locator: Locator): Promise<ElementHandle<Element>> {
  const page = locator.page()
  let goal = await controlBehind(locator)
  let way = await beginning(locator, goal)
  const turns: Way['key'][] = []
  for (let step = 0; way.key !== null; step += 1) {
    if (way.isGone) goal = await controlBehind(locator)
    else if (way.key !== 'wait') await page.keyboard.press(way.key)
    way = await settled(page, PATIENCE_MS, {
      ask: async () => goal.evaluate(wayTo),
      willDo: ({ key, isGone }) => key !== 'wait' || isGone,
    })
    if (way.key?.endsWith('Tab') === true && way.key !== turns.at(-1)) turns.push(way.key)
    if (turns.length > MOST_TURNS || step > LONGEST_WALK || (way.key === 'wait' && !way.isGone))
      throw new Error(`${String(locator)}: no key leads there; the focus came to ${way.focus}.`)
  }
  await expectSeen(locator, goal)
  lastActs.set(page, { document: way.document, act: `the press on ${way.focus}` })
  return goal
}

async function expectSeen(locator: Locator, goal: ElementHandle<Element>): Promise<void> {
  const problem = await settled(locator.page(), SETTLED_MS, {
    ask: () => goal.evaluate(whyUnseen),
    willDo: (answer) => answer === null,
  })
  if (problem !== null) throw new Error(`${String(locator)}: ${problem}.`)
}
