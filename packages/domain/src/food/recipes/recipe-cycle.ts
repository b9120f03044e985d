import { subRecipeIds } from './recipe-graph.ts'
import type { RecipeUses } from './recipe-uses.ts'

/** Recipes by id, as far as loops need them. */
type Links = ReadonlyMap<string, RecipeUses>

/** The shortest way down from one recipe to another, both ends named; undefined when there is none. */
function pathDown(from: string, to: string, graph: Links): readonly string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]])
  const queue = [from]
  for (const id of queue) {
    if (id === to) return pathBack(id, cameFrom)
    const recipe = graph.get(id)
    for (const used of recipe === undefined ? [] : subRecipeIds(recipe)) {
      if (cameFrom.has(used)) continue
      cameFrom.set(used, id)
      queue.push(used)
    }
  }
  return undefined
}

function pathBack(end: string, cameFrom: ReadonlyMap<string, string | undefined>): readonly string[] {
  const path: string[] = []
  for (let id: string | undefined = end; id !== undefined; id = cameFrom.get(id)) path.unshift(id)
  return path
}

/**
 * The cycle that a link "user uses used" closes, as ids from `used` down to `user` and back to `used`:
 * A uses B, B uses C, add C uses A → A, B, C, A. Undefined when the link is fine. A recipe that uses itself is
 * the shortest cycle (rule RC5).
 */
export function cycleClosedBy(userId: string, usedId: string, graph: Links): readonly string[] | undefined {
  const down = pathDown(usedId, userId, graph)
  return down === undefined ? undefined : [...down, usedId]
}

/** A cycle in words: "A → B → C → A" (rule RC5). */
export function cycleText(cycle: readonly string[], graph: Links): string {
  return cycle.map((id) => graph.get(id)?.name ?? id).join(' → ')
}

/** Whether any recipe uses itself through others. Looks at each recipe and each link once. */
export function hasCycle(graph: Links): boolean {
  const finished = new Set<string>()
  const open = new Set<string>()
  const closes = (id: string): boolean => {
    if (finished.has(id)) return false
    if (open.has(id)) return true
    const recipe = graph.get(id)
    open.add(id)
    const isClosed = recipe !== undefined && subRecipeIds(recipe).some(closes)
    open.delete(id)
    finished.add(id)
    return isClosed
  }
  return [...graph.keys()].some(closes)
}
