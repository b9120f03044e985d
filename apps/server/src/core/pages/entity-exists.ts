import { documentPath } from '@brigade/contract/path.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { hashOfToken } from '../functions/link-token.ts'
import { readerOf } from '../functions/store.ts'
import { readPublic } from './read-public.ts'

interface PageEntity {
  readonly params: Readonly<Record<string, string>>
  readonly documents: Documents
}

/** Whether what an address names is there. */
type EntityCheck = (named: PageEntity) => Promise<boolean>

const isSharedIngredient: EntityCheck = async ({ params, documents }) =>
  (await readPublic(documents, ingredients, documentPath(ingredients, params))) !== undefined

/** Only who was given a token can ask after it. */
const isInvitation: EntityCheck = async ({ params: { token = '' }, documents }) => {
  const where = { tokenHash: hashOfToken(token) }
  return (await trusted(documents).find(invitations, { where, limit: 1 })).length > 0
}

const isOrder: EntityCheck = async ({ params: { token = '' }, documents }) => {
  const where = { confirmTokenHash: hashOfToken(token) }
  return (await trusted(documents).find(orders, { params: {}, where, limit: 1 })).length > 0
}

const trusted = (documents: Documents) => readerOf({ tx: documents.reading() })

/**
 * What the pages that the browser fills are about, by the beginning of their addresses. A page whose thing is not there is
 * Page Not Found. What is private has the same answer whether it is there or not, or the answer would tell: who may know is
 * told in the browser.
 */
export const entityChecks: Readonly<Record<string, EntityCheck | 'private'>> = {
  '/ingredients/{ingredientId}/': isSharedIngredient,
  '/invite/{token}': isInvitation,
  '/o/{token}': isOrder,
  // Those that are not listed.
  '/kitchens/{kitchenId}/': 'private',
  // Drafts.
  '/jobs/{jobId}/': 'private',
  '/chefs/dashboard/chef-recipes/{recipeId}': 'private',
}

/** Whether the page of a pattern is about something that, as everybody may know, is not there. */
export async function isMissingEntity(pattern: string, named: PageEntity): Promise<boolean> {
  const [, judge] = Object.entries(entityChecks).find(([beginning]) => pattern.startsWith(beginning)) ?? []
  return typeof judge === 'function' && !(await judge(named))
}
