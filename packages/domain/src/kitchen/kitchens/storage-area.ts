import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId, SortKey } from '../../core/documents/stored-fields.ts'
import { callerHasAccess, writtenFrom } from '../../access/roles/kitchen-policy.ts'

/** A place where stock lies (product, E16). */
export const StorageArea = z.strictObject({
  ...commonFields,
  name: z.string().trim().min(2).max(40),
  /** The fridge or freezer it is in; absent for a shelf. */
  equipmentId: DocumentId.optional(),
  /** The order one walks when counting. */
  sortKey: SortKey,
})
export type StorageArea = Readonly<z.infer<typeof StorageArea>>

/** Storage areas: the team reads them, leads and higher write them. Deleting one moves its stock lines to no place. */
export const storageAreas = collection({
  path: 'kitchens/{kitchenId}/storage-areas/{areaId}',
  schema: StorageArea,
  policy: { ...writtenFrom('lead'), delete: (context) => callerHasAccess(context, 'lead') },
  indexes: [['sortKey']],
  references: [{ field: 'equipmentId', to: 'kitchens/{kitchenId}/equipment/{value}', onDelete: 'restrict' }],
})
