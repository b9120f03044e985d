import type { Page } from 'playwright-core'

/** A letter may hang over its line by less than this. */
const OVERHANG_PX = 2
/** What may be scrolled sideways by itself: tables and boards, whose columns say something beside each other, and tabs. */
const MAY_SCROLL = '.table, .pipeline, .order-board, [role=tablist]'

/** What does not fit beside itself on the screen: the page when it scrolls sideways, and words that are cut off. */
export async function reflowProblems(page: Page): Promise<readonly string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`sideways scroll, ${scrollWidth} px on ${clientWidth}`] : []
  })
  const cut = await page.evaluate(wordsCutOff, { overhang: OVERHANG_PX, mayScroll: MAY_SCROLL })
  return [...wide, ...cut.map((words) => `cut off: “${words}”`)]
}

/** The words on screen that reach beyond what shows them. Runs in the page and stands alone. */
function wordsCutOff({ overhang, mayScroll }: { readonly overhang: number; readonly mayScroll: string }) {
  const root = document.documentElement
  /** The part of the page that keeps an element to its own width. */
  const frameOf = (element: Element): Element => {
    const isFrame = element === root || getComputedStyle(element).overflowX !== 'visible'
    return isFrame ? element : frameOf(element.parentElement ?? root)
  }
  const isSeen = (element: Element) =>
    !element.matches('textarea, option') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(frameOf(element)).clipPath === 'none'
  const isCut = (words: Node, parent: Element) => {
    const frame = frameOf(parent)
    const range = document.createRange()
    range.selectNodeContents(words)
    const { left, right, width } = range.getBoundingClientRect()
    if (frame.matches(mayScroll)) return width > root.clientWidth
    const edges = frame === root ? { left: 0, right: root.clientWidth } : frame.getBoundingClientRect()
    return left < edges.left - overhang || right > edges.right + overhang
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() !== null) {
    const { currentNode: words } = texts
    const { parentElement: parent } = words
    const text = words.textContent?.trim() ?? ''
    if (parent !== null && text !== '' && isSeen(parent) && isCut(words, parent)) found.add(text.slice(0, 60))
  }
  return [...found]
}
