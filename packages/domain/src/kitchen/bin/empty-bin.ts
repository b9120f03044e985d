import * as z from 'zod'
import type { ConstraintDocuments } from '@brigade/contract/constraint.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { DeletedAt } from '../../core/documents/stored-fields.ts'
import { Menu } from '../menus/menu.ts'
import { RecipeLine } from '../../food/recipes/recipe-line.ts'
import { recipePath } from '../../food/recipes/stored-recipes.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { isTimeOver } from '../../core/retention/retention.ts'

const InBin = z.object({ deletedAt: DeletedAt, publicId: Menu.shape.publicId })

/**
 * Whether a document leaves the bin for good (product, section 1): 30 days after it was put there, by the server's clock and by
 * the device's, which may be slow or may have been offline. A menu that guests have read stays, for nobody else may take its
 * public place, and so does what is not understood.
 * @param changedAt - when the server last took a change of it
 */
export function isBinOver(document: DocumentData, changedAt: Timestamp, now: Timestamp): boolean {
  const { data } = InBin.safeParse(document)
  if (data?.deletedAt === undefined || data.publicId !== undefined) return false
  return isTimeOver('binned document', data.deletedAt, now) && isTimeOver('binned document', changedAt, now)
}

const Made = z.object({
  lines: z.array(z.object({ kind: RecipeLine.shape.kind, refId: RecipeLine.shape.refId })),
})
/** As much of a recipe, of a version of one or of a menu item as tells what it names. */
const Naming = z.object({
  current: Made.optional(),
  content: Made.optional(),
  options: z.array(z.object({ recipeId: RecipeLine.shape.refId })).optional(),
})

/**
 * The paths of the stock lines and recipes that an owner's recipes, their versions and menu items name where no
 * reference tells it. These stay in the bin: what names them could not be made, costed or answered for without them.
 * @param found - documents of the owner; those in the bin count, because they may come back
 */
export function pathsNamed(ownerId: string, found: ConstraintDocuments): ReadonlySet<string> {
  const paths = [...found.values()].flatMap((data) => {
    const { current, content, options = [] } = Naming.parse(data)
    const lines = [...(current?.lines ?? []), ...(content?.lines ?? [])]
    const named = lines.flatMap(({ kind, refId }) =>
      refId === undefined
        ? []
        : kind === 'recipe'
          ? recipePath(refId)
          : `kitchens/${ownerId}/ingredients/${refId}`,
    )
    return [
      ...named,
      ...options.flatMap(({ recipeId }) => (recipeId === undefined ? [] : recipePath(recipeId))),
    ]
  })
  return new Set(paths)
}
