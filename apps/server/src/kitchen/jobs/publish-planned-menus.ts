import { findDocuments } from '../../core/functions/find-documents.ts'
import { paramsOf } from '@brigade/contract/path.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { isPublicationDue } from '@brigade/domain/kitchen/menus/planned-publication.ts'
import { MINUTE_MS } from '@brigade/domain/core/time/span.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { systemScope } from '../../core/functions/system-scope.ts'
import { storeOf } from '../../core/functions/store.ts'
import { publicationOf, showPublication } from '../functions/menus/publish-draft.ts'

const PUBLISHED_AT_ONCE = 100

type Documents = Pick<Platform, 'documents'>

/** Paths of the menus whose time has come, the earliest first. */
function dueMenus({ documents }: Documents): Promise<readonly string[]> {
  return documents.transact(async (tx) => {
    const planned = await findDocuments(tx, menus, {
      range: [['planned.at', '<=', tx.now]],
      limit: PUBLISHED_AT_ONCE,
    })
    return planned.flatMap(({ path, content }) => (isPublicationDue(content, tx.now) ? [path] : []))
  })
}

/** Publishes one menu, looked at anew; where it may not be, the menu says why and waits no more. */
async function publishPlanned({ documents }: Documents, path: string): Promise<void> {
  await documents.transact(async (tx) => {
    const menu = menus.schema.parse(await tx.get(path))
    const { kitchenId = '', menuId = '' } = paramsOf(menus, path)
    const { planned } = menu
    if (planned === undefined || !isPublicationDue(menu, tx.now)) return
    const scope = systemScope(planned.by, tx)
    const place = { kitchenId, menuId }
    const publication = await publicationOf(scope, place)
    if (publication.ok) showPublication(scope, place, publication.snapshot)
    else if (publication.reason !== 'state') {
      storeOf(scope).change(menus, place, { planned: { ...planned, refused: publication.reason } })
    }
  })
}

/**
 * Publishes the menus whose time has come (product, E26).
 * @returns how many were looked at
 */
export async function publishPlannedMenus(platform: Documents): Promise<number> {
  const due = await dueMenus(platform)
  for (const path of due) await publishPlanned(platform, path)
  return due.length
}

/** Looks for menus to publish. */
export const publishMenusJob = defineJob({
  name: 'publish-planned-menus',
  everyMs: MINUTE_MS,
  run: publishPlannedMenus,
})
