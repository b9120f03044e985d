import { buildApplication } from '@brigade/builders/build-application.ts'
import { type BuiltDocument, builtDocument } from '@brigade/builders/built-document.ts'
import type { Collection } from '@brigade/contract/collection.ts'
import { applicationId } from '@brigade/domain/hiring/applications/application.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { notifications } from '@brigade/domain/people/notifications/notification.ts'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { demoApplications } from './demo-applications.table.ts'
import { demoProfessionalId } from './demo-people.table.ts'

const MS_PER_HOUR = 3_600_000

/** The applications to the demo kitchen's jobs, and what its recruiter has been told of them. */
export function demoApplicants(
  hiring: readonly BuiltDocument[],
  recruiter: string,
  now: Timestamp,
): readonly BuiltDocument[] {
  return demoApplications.flatMap(({ jobId, person, steps }, index) => {
    const uid = demoProfessionalId(person)
    const job = contentOf(jobs, { jobId }, hiring)
    const card = contentOf(professionals, { uid }, hiring)
    const at = timestampFromMs(msFromTimestamp(now) - steps[0].hoursAgo * MS_PER_HOUR)
    return [
      ...buildApplication({ jobId, job, uid, card, steps }, now),
      builtDocument(
        notifications,
        { uid: recruiter, notificationId: `demo-${index + 1}` },
        {
          ...newCommonFields(recruiter, at),
          kind: 'application-received',
          thing: `applications/${applicationId(jobId, uid)}`,
          values: { job: job.title, company: job.companyName, person: card.displayName },
          textKey: 'notices.application-received',
          at,
          readAt: steps.length > 1 ? now : null,
        },
      ),
    ]
  })
}

function contentOf<Content>(
  of: Collection<Content>,
  params: Readonly<Record<string, string>>,
  built: readonly BuiltDocument[],
): Content {
  const path = documentPath(of, params)
  return of.schema.parse(built.find((document) => document.path === path)?.data)
}
