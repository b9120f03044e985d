import { newSupplier } from '@brigade/domain/kitchen/suppliers/new-supplier.ts'
import { supplierStaff } from '@brigade/domain/access/roles/supplier-staff.ts'
import { type Supplier, supplierProfiles, suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { actingUser } from '../../lib/session/session.ts'
import { creating, write, type WriteOutcome } from '../../lib/writing/write.ts'
import { ensureCard, namingKind } from '../../people/profiles/public.ts'

/** What a person says to sell to kitchens. */
export interface SupplierDraft extends Pick<Supplier, 'companyName' | 'categories'> {
  readonly displayName: string
  readonly orderEmail: string
  /** IANA name. */
  readonly zone: string
}

/** Makes the supplier's card with its terms and its owner as the first of the staff, and the person's card if there is none. */
export async function makeSupplier({ displayName, ...facts }: SupplierDraft): Promise<WriteOutcome> {
  const user = await actingUser()
  if (user === null) return { state: 'signedOut' }
  const { uid } = user
  await ensureCard(displayName)
  const documents = newSupplier(facts, { uid, displayName }, timestampFromMs(Date.now()))
  return write([
    creating(suppliers, { uid }, documents.card),
    creating(supplierProfiles, { uid }, documents.profile),
    creating(supplierStaff, { supplierId: uid, uid }, documents.owner),
    ...(await namingKind(uid, 'supplier')),
  ])
}
