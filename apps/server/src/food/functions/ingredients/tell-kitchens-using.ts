import { paramsOf } from '@brigade/contract/path.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf } from '../../../core/functions/store.ts'

/** Tells the leads of every kitchen that keeps a shared ingredient of its changed allergens; answers how many kitchens. */
export async function tellKitchensUsing(
  scope: FunctionScope,
  { ingredientId, name }: { readonly ingredientId: string; readonly name: string },
): Promise<number> {
  const store = storeOf(scope)
  const lines = await store.find(stockLines, { where: { ingredientId } })
  const kept = lines.filter(({ content }) => content.deletedAt === undefined)
  for (const { path } of kept) {
    const { kitchenId = '' } = paramsOf(stockLines, path)
    const team = await store.find(teamMembers, { params: { kitchenId }, where: { state: 'active' } })
    for (const { id, content } of team) {
      if (!hasAccess(content, 'lead')) continue
      notify(scope, id, { kind: 'allergens-changed', thing: path, values: { ingredient: name } })
    }
  }
  return kept.length
}
