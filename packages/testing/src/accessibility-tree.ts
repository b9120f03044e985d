import type { Page } from 'playwright-core'

/** A part of the page as assistive technology is given it by the browser. */
export interface TreeNode {
  readonly role: string
  readonly name: string
  /** Of a heading; undefined for all else. */
  readonly level: number | undefined
  /** Says its changes by itself. */
  readonly isLive: boolean
}

/** What a person may press, type into or choose: it needs a name. */
const OPERABLE = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'link',
  'listbox',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
])

/** The browser's accessibility tree of the page on screen, without what it leaves out for everybody. */
export async function accessibilityTree(page: Page): Promise<readonly TreeNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const isLive = ({ properties = [], parentId = '' }: (typeof nodes)[number]): boolean => {
    const parent = byId.get(parentId)
    return properties.some(isSpoken) || (parent !== undefined && isLive(parent))
  }
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => {
      const level: unknown = node.properties?.find(({ name }) => name === 'level')?.value.value
      return {
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? '').trim(),
        level: typeof level === 'number' ? level : undefined,
        isLive: isLive(node),
      }
    })
}

function isSpoken({ name, value }: { readonly name: string; readonly value: { readonly value?: unknown } }) {
  return name === 'live' && value.value !== 'off'
}

/** What is wrong with the frame of a page for those who go by its structure; empty when all is well. */
export function structureProblems(tree: readonly TreeNode[]): readonly string[] {
  const count = (role: string) => tree.filter((node) => node.role === role).length
  const titles = tree.filter(({ role, level }) => role === 'heading' && level === 1)
  const unnamed = tree.filter(({ role, name }) => OPERABLE.has(role) && name === '')
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
    ...(count('main') === 1 ? [] : [`${count('main')} main landmarks`]),
    ...(count('banner') === 1 ? [] : [`${count('banner')} banners`]),
    ...unnamed.map(({ role }) => `a ${role} without a name`),
  ]
}
