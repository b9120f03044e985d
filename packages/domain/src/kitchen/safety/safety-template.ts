import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId, boundedMap } from '../../core/documents/stored-fields.ts'
import { Jurisdiction } from '../kitchens/kitchen-settings.ts'
import { mayEdit, writtenFrom } from '../../access/roles/kitchen-policy.ts'
import { Temperature } from '../../core/quantities/temperature.ts'
import { MOST_SAFETY_FIELDS, SafetyField } from './safety-field.ts'
import { SafetyKind } from '../../food/haccp/safety-kind.ts'

const MOST_LIMITS = 60

/** By which edition of which rule set something is judged. */
export const LimitsInForce = z.strictObject({
  jurisdiction: Jurisdiction,
  version: z.string().min(1).max(20),
  /** The kitchen's own numbers where it is stricter than the law, by the place they hold for (rule SF-EU2). */
  values: boundedMap(z.string().min(1).max(40), Temperature, MOST_LIMITS),
})

/** What a check asks for (product, E35). A change of its limits never judges old records anew. */
export const SafetyTemplate = z
  .strictObject({
    ...commonFields,
    kind: SafetyKind,
    name: z.string().trim().min(1).max(80),
    /** What it is about; absent for a check of no equipment. */
    equipmentId: DocumentId.optional(),
    fields: z.array(SafetyField).max(MOST_SAFETY_FIELDS),
    limits: LimitsInForce,
    /** A record counts once another person, a lead or higher, has verified it; false unless set. */
    needsSecondPerson: z.boolean(),
    /** Never deleted, only set aside, because its records name it; true unless set. */
    isActive: z.boolean(),
  })
  .refine(({ fields }) => new Set(fields.map(({ key }) => key)).size === fields.length, {
    path: ['fields'],
    message: 'has two fields with one key',
  })
export type SafetyTemplate = Readonly<z.infer<typeof SafetyTemplate>>

/** What a template asks for and holds it to, apart from the words. */
const askedFor = ({ fields }: SafetyTemplate) => fields.map((field) => ({ ...field, label: '' }))

/** Other limits are another edition (rule SF-EU2), so that a record tells by which it was judged. */
function isEditionTold(before: SafetyTemplate, after: SafetyTemplate): boolean {
  return before.limits.version !== after.limits.version || isSame(askedFor(before), askedFor(after))
}

/** Templates of checks: everybody at work reads them, leads and higher write them. */
export const safetyTemplates = collection<SafetyTemplate>({
  path: 'kitchens/{kitchenId}/safety-templates/{templateId}',
  schema: SafetyTemplate,
  policy: {
    ...writtenFrom('lead'),
    change: (context, before, after) =>
      mayEdit(context, [before, after], 'lead') && isEditionTold(before, after),
  },
  indexes: [['isActive', 'kind'], ['equipmentId']],
  references: [{ field: 'equipmentId', to: 'kitchens/{kitchenId}/equipment/{value}', onDelete: 'restrict' }],
})
