import type { BrowserContext, Locator, Page } from 'playwright-core'
import { keyThatPresses, stepsToOption } from './keyboard-sight.ts'
import { settled, walkTo } from './keyboard-walk.ts'

/** What a journey does with its hands. */
type Acts = Pick<
  Locator,
  'check' | 'click' | 'fill' | 'focus' | 'press' | 'selectOption' | 'setInputFiles' | 'tap' | 'uncheck'
>

/** Fields of several parts, whose order differs from country to country: reached by keys, then filled as a whole. */
const OF_PARTS = '[type=date], [type=time], [type=datetime-local], [type=month], [type=color], [type=range]'
/** Choices may come after their field. */
const CHOICES_WITHIN_MS = 30_000

const devices = new WeakSet<BrowserContext>()
let isTaught = false

/**
 * Takes the pointer away from a device: whatever a journey clicks, taps, ticks, chooses or fills is reached by Tab,
 * Shift+Tab and arrows, and pressed with Enter or the space bar. An act fails with the reason when the focus cannot get
 * there, cannot be seen there, or was lost by the act before.
 */
export function takePointerFrom(page: Page): void {
  devices.add(page.context())
  if (isTaught) return
  isTaught = true
  // All locators share these: a journey calls them without knowing which hands it has.
  const acts: Acts = Object.getPrototypeOf(page.locator(':root'))
  Object.assign(acts, byKeyboardOr(acts))
}

/** Whether whoever sits at this page can point, and so drag. */
export const hasPointer = (page: Page) => !devices.has(page.context())

const isByKeyboard = (locator: Locator) => !hasPointer(locator.page())

function byKeyboardOr(acts: Acts) {
  const { check, click, fill, focus, press, selectOption, setInputFiles, tap, uncheck } = acts
  return {
    async click(this: Locator, ...how: Parameters<Acts['click']>) {
      return isByKeyboard(this) ? pressOn(this) : click.apply(this, how)
    },
    async tap(this: Locator, ...how: Parameters<Acts['tap']>) {
      return isByKeyboard(this) ? pressOn(this) : tap.apply(this, how)
    },
    async check(this: Locator, ...how: Parameters<Acts['check']>) {
      return isByKeyboard(this) ? turn(this, true) : check.apply(this, how)
    },
    async uncheck(this: Locator, ...how: Parameters<Acts['uncheck']>) {
      return isByKeyboard(this) ? turn(this, false) : uncheck.apply(this, how)
    },
    async focus(this: Locator, ...how: Parameters<Acts['focus']>) {
      return isByKeyboard(this) ? void (await walkTo(this)) : focus.apply(this, how)
    },
    async press(this: Locator, ...how: Parameters<Acts['press']>) {
      if (!isByKeyboard(this)) return press.apply(this, how)
      await walkTo(this)
      return this.page().keyboard.press(how[0])
    },
    async fill(this: Locator, ...how: Parameters<Acts['fill']>) {
      if (!isByKeyboard(this)) return fill.apply(this, how)
      const isWhole = await (await walkTo(this)).evaluate((field, parts) => field.matches(parts), OF_PARTS)
      return isWhole ? fill.apply(this, how) : type(this.page(), how[0])
    },
    async selectOption(this: Locator, ...how: Parameters<Acts['selectOption']>) {
      return isByKeyboard(this) ? choose(this, how[0]) : selectOption.apply(this, how)
    },
    async setInputFiles(this: Locator, ...how: Parameters<Acts['setInputFiles']>) {
      // The window that asks which files is the system's own.
      if (isByKeyboard(this)) await walkTo(this)
      return setInputFiles.apply(this, how)
    },
  }
}

async function pressOn(locator: Locator): Promise<void> {
  const control = await walkTo(locator)
  const key = await control.evaluate(keyThatPresses)
  if (key !== null) await locator.page().keyboard.press(key)
}

/** Sets a box or a radio button, which the arrow that reaches it may have set already. */
async function turn(locator: Locator, isOn: boolean): Promise<void> {
  if ((await locator.isChecked()) === isOn) return
  await walkTo(locator)
  if ((await locator.isChecked()) !== isOn) await locator.page().keyboard.press('Space')
}

/** Types in place of what stands in the field. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  if (text === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(text)
}

/** Goes through the choices of a field, up or down, to one of them. */
async function choose(locator: Locator, wanted: Parameters<Acts['selectOption']>[0]): Promise<string[]> {
  const option = typeof wanted === 'string' ? { value: wanted } : wanted
  if (option === null || !('label' in option || 'value' in option))
    throw new Error(`${String(locator)}: one choice, by value or by label.`)
  const field = await walkTo(locator)
  const steps = await settled(locator.page(), CHOICES_WITHIN_MS, {
    ask: () => field.evaluate(stepsToOption, option),
    willDo: (answer) => answer !== null,
  })
  if (steps === null) throw new Error(`${String(locator)}: no choice ${JSON.stringify(option)}.`)
  for (let step = 0; step < Math.abs(steps); step += 1)
    await locator.page().keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  return [await locator.inputValue()]
}
