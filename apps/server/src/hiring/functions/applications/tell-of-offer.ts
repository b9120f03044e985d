import type { Application } from '@brigade/domain/hiring/applications/application.ts'
import type { Notification } from '@brigade/domain/people/notifications/notification.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { notify } from '../../../people/push/notify.ts'

interface Told {
  readonly id: string
  readonly application: Application
  /** What the hiring team is told. */
  readonly team: Notification['kind']
  /** What the professional is told, who knows what they did themselves. */
  readonly person?: Notification['kind']
}

/** Tells both sides what became of an offer. */
export function tellOfOffer(scope: FunctionScope, { id, application, team, person }: Told): void {
  const { jobSnapshot, cvSnapshot, hiringTeam, professional } = application
  const values = { job: jobSnapshot.title, company: jobSnapshot.companyName, person: cvSnapshot.displayName }
  const thing = `applications/${id}`
  for (const uid of hiringTeam) notify(scope, uid, { kind: team, thing, values })
  if (person !== undefined) notify(scope, professional, { kind: person, thing, values })
}
