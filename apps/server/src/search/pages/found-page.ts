import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { brigadeCodeFromTyped } from '@brigade/domain/people/handles/brigade-code.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { isFreeHandle } from '@brigade/domain/people/handles/claim-handle.ts'
import { holderOfCode } from '@brigade/domain/people/profiles/code-held-once.ts'
import { Handle } from '@brigade/domain/people/handles/handle.ts'
import { type HandleHolder, handles } from '@brigade/domain/people/handles/handles.ts'
import type { FoundPageData } from '@brigade/domain/search/public-pages.ts'
import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { NOTHING_HERE, type PageLoader } from '../../core/pages/page-loader.ts'
import { listPublic, readPublic } from '../../core/pages/read-public.ts'

const placeOf: Readonly<Record<HandleHolder['kind'], string>> = {
  person: 'brigade-users',
  kitchen: 'kitchens',
  supplier: 'suppliers',
}

async function byHandle(documents: Documents, typed: string): Promise<string | undefined> {
  const handle = Handle.safeParse(typed.toLowerCase()).data
  if (handle === undefined) return undefined
  const holder = await readPublic(documents, handles, `handles/${handle}`)
  if (holder === undefined || isFreeHandle(holder, timestampFromMs(Date.now()))) return undefined
  return holder.movedTo === undefined ? `/${placeOf[holder.kind]}/${holder.targetId}` : `/${holder.movedTo}`
}

async function byCode(documents: Documents, typed: string): Promise<string | undefined> {
  const brigadeCode = brigadeCodeFromTyped(typed)
  if (brigadeCode === undefined) return undefined
  const uid = holderOfCode(await listPublic(documents, brigadeUsers, { brigadeCode, isGuest: false }))
  return uid === undefined ? undefined : `/brigade-users/${uid}`
}

async function byId(documents: Documents, id: string): Promise<string | undefined> {
  if ((await readPublic(documents, brigadeUsers, `brigade-users/${id}`)) !== undefined)
    return `/brigade-users/${id}`
  if ((await readPublic(documents, kitchens, `kitchens/${id}`)) !== undefined) return `/kitchens/${id}`
  if ((await readPublic(documents, suppliers, `suppliers/${id}`)) !== undefined) return `/suppliers/${id}`
  return undefined
}

/** One word as an address: a person, kitchen or supplier by handle, code or id. */
export const foundPage: PageLoader = {
  pattern: '/{id}',
  async load({ params, documents }) {
    const word = params['id'] ?? ''
    const path =
      (await byHandle(documents, word)) ?? (await byCode(documents, word)) ?? (await byId(documents, word))
    if (path === undefined) return NOTHING_HERE
    const data: FoundPageData = { path }
    return { status: 200, data, jsonLd: [], movedTo: path }
  },
}
