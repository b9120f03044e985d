import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { daysAfter } from '../../core/time/local-time.ts'
import { careerPolicy } from './career-policy.ts'
import { ownList } from '../../access/roles/own-list.ts'

const CertificateName = z.string().trim().min(2).max(80)

/** A proof of training as its holder keeps it (product, E04). */
export const Certificate = z
  .strictObject({
    ...commonFields,
    /** Such as "Food hygiene level 2". */
    name: CertificateName,
    /** Who gave it; empty unless said. */
    issuer: z.string().max(80),
    issuedOn: LocalDate.optional(),
    /** Last day it is valid; absent when it has none or it is not known. */
    expiresOn: LocalDate.optional(),
    /** The scanned paper; never public. */
    document: FileId.optional(),
    /** Whether name and last day stand on the public card; false unless chosen. */
    isShown: z.boolean(),
  })
  .refine(
    ({ issuedOn, expiresOn }) => issuedOn === undefined || expiresOn === undefined || expiresOn >= issuedOn,
    {
      path: ['expiresOn'],
      error: 'before-issued',
    },
  )
export type Certificate = Readonly<z.infer<typeof Certificate>>

/** The part of a certificate that its holder shows to everybody. */
export const ShownCertificate = z.strictObject({
  ...commonFields,
  name: CertificateName,
  expiresOn: LocalDate.optional(),
})
export type ShownCertificate = Readonly<z.infer<typeof ShownCertificate>>

/** How a certificate stands on a day. */
export type CertificateState = 'valid' | 'expires soon' | 'expired' | 'no date'

/** Product E04: how long before its end a certificate asks to be renewed. */
const DAYS_OF_WARNING = 30

/** How a certificate stands on a day: its last day is still valid; from 30 days before it, it expires soon. */
export function certificateState(
  { expiresOn }: Pick<Certificate, 'expiresOn'>,
  today: string,
): CertificateState {
  if (expiresOn === undefined) return 'no date'
  if (today > expiresOn) return 'expired'
  return daysAfter(today, DAYS_OF_WARNING) >= expiresOn ? 'expires soon' : 'valid'
}

/** Whether what is shown is what the certificate says, and nothing is shown of one that is not. */
function isShownAsItIs(certificate: DocumentData | undefined, shown: DocumentData | undefined): boolean {
  if (certificate?.['isShown'] !== true) return shown === undefined
  return shown?.['name'] === certificate['name'] && isSame(shown?.['expiresOn'], certificate['expiresOn'])
}

function bothParts({
  uid,
  certificateId,
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (uid === undefined || certificateId === undefined) return {}
  return {
    certificate: `professional-profiles/${uid}/certificates/${certificateId}`,
    shown: `professionals/${uid}/shown-certificates/${certificateId}`,
  }
}

const agrees = ({ relatedAfter }: PolicyContext) =>
  isShownAsItIs(relatedAfter['certificate'], relatedAfter['shown'])

const ownCertificates = ownList<Certificate>()
const shownLines = careerPolicy<ShownCertificate>()

/**
 * Certificates, read by their holder alone. One that is shown has its public part under the same id, written in the same
 * batch, so that the two never differ.
 */
export const certificates = collection({
  path: 'professional-profiles/{uid}/certificates/{certificateId}',
  schema: Certificate,
  policy: {
    policyReads: bothParts,
    read: ownCertificates.read,
    create: (context, after) => ownCertificates.create(context, after) && agrees(context),
    change: (context, before, after) => ownCertificates.change(context, before, after) && agrees(context),
    delete: (context, before) => ownCertificates.delete(context, before) && agrees(context),
  },
  indexes: [['expiresOn']],
})

/** The public parts of certificates, on the card of their holder. */
export const shownCertificates = collection({
  path: 'professionals/{uid}/shown-certificates/{certificateId}',
  schema: ShownCertificate,
  policy: {
    policyReads: (params, caller, known) => ({
      ...bothParts(params),
      ...shownLines.policyReads?.(params, caller, known),
    }),
    ...(shownLines.nestedReads !== undefined && { nestedReads: shownLines.nestedReads }),
    read: shownLines.read,
    create: (context, after) => shownLines.create(context, after) && agrees(context),
    change: (context, before, after) => shownLines.change(context, before, after) && agrees(context),
    delete: (context, before) => shownLines.delete(context, before) && agrees(context),
  },
})
