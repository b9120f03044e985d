import type { Locator, Page } from 'playwright-core'
import { hasPointer } from './keyboard-hands.ts'

/** Longer than a card has to be held before it moves under a finger. */
const HOLD_MS = 400

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox()
  if (box === null) throw new Error('What is dragged has no box on screen.')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
}

/** Drags a card to the column beside; without a pointer the key for that does it. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  if (!hasPointer(page)) return from.press(']')
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
}

/** Drags a card to the column beside by touch, as the browser itself reports fingers; without a pointer by its key. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  if (!hasPointer(page)) return from.press(']')
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const session = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await finger('touchStart', [start])
  await page.waitForTimeout(HOLD_MS)
  for (let step = 1; step <= 8; step += 1) {
    const at = { x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 }
    // oxlint-disable-next-line no-await-in-loop
    await finger('touchMove', [at])
  }
  await finger('touchEnd', [])
}
