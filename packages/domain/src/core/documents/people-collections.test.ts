import { describe, expect, test } from 'vitest'
import type { Collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { applicationEvents, offers } from '../../hiring/applications/application-event.ts'
import { applications } from '../../hiring/applications/application.ts'
import { interviews, trialShifts } from '../../hiring/applications/interview.ts'
import { applicationNotes, scorecards, teamTags } from '../../hiring/applications/team-papers.ts'
import { eventReplies, events } from '../../people/network/event.ts'
import { files } from '../../access/files/file.ts'
import { chefGallery, kitchenGallery, professionalGallery } from '../../people/career/gallery-item.ts'
import { bookings } from '../../hiring/gigs/booking.ts'
import { dayCodes, gigShiftDetails, gigShifts } from '../../hiring/gigs/gig-shift.ts'
import { marks } from '../../hiring/gigs/mark.ts'
import { hiringTeams } from '../../access/roles/hiring-team.ts'
import { jobs } from '../../hiring/jobs/job.ts'
import { logEntries, logReads } from '../../kitchen/log-book/log-entry.ts'
import { conversations } from '../../people/messages/conversation.ts'
import { messages, readMarks } from '../../people/messages/message.ts'
import { follows } from '../../people/network/follow.ts'
import { appreciations, posts } from '../../people/network/post.ts'
import { notificationPreferences } from '../../people/notifications/notification-preferences.ts'
import { notifications } from '../../people/notifications/notification.ts'
import { chefAvailability, professionalAvailability } from '../../people/career/availability.ts'
import { brigadeUserProfiles } from '../../people/profiles/brigade-user-profile.ts'
import { brigadeUsers } from '../../people/profiles/brigade-user.ts'
import { awards, educations, projects, volunteerings } from '../../people/career/career.ts'
import { certificates, shownCertificates } from '../../people/career/certificate.ts'
import { chefProfiles, chefs } from '../../people/profiles/chef.ts'
import { experiences } from '../../people/career/experience.ts'
import { handles } from '../../people/handles/handles.ts'
import { professionalProfiles } from '../../people/profiles/professional-profile.ts'
import { professionals } from '../../people/profiles/professional.ts'
import { recruiterProfiles, recruiters } from '../../people/profiles/recruiter.ts'
import { supplierStaff } from '../../access/roles/supplier-staff.ts'
import { supplierProfiles, suppliers } from '../../kitchen/suppliers/supplier.ts'
import { subscriptions, usages } from '../../people/plans/subscription.ts'
import { pooledPeople, talentPools } from '../../hiring/pools/talent-pool.ts'
import { shiftOffers } from '../../kitchen/rota/offered-shift.ts'
import { shifts } from '../../kitchen/rota/shift.ts'
import { timesOff } from '../../kitchen/rota/time-off.ts'
import { rotaWeeks } from '../../kitchen/rota/week.ts'
import { savedSearches } from '../../search/saved-search.ts'
import { auditEntries, kitchenAuditEntries } from '../../people/trust/audit-entry.ts'
import { dataRequests } from '../../people/accounts/data-request.ts'
import { reports } from '../../people/trust/report.ts'
import { reviews } from '../../people/trust/review.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { aCaller, mayRead, noCaller } from '../../../testing/ask-policy.ts'

/** A collection as these tests ask it, whatever it holds. */
function asked<Content>(of: Collection<Content>) {
  return {
    path: of.path,
    indexes: of.indexes,
    accepts: (content: unknown) => of.schema.safeParse(content).success,
    mayList: (caller: Caller, params: Readonly<Record<string, string>>) =>
      mayRead(of, { caller, params }, {}),
  }
}

/** Every collection of people, jobs, rotas, talk, trust and plans. */
const all = [
  asked(brigadeUsers),
  asked(brigadeUserProfiles),
  asked(handles),
  asked(professionals),
  asked(professionalProfiles),
  asked(chefs),
  asked(chefProfiles),
  asked(recruiters),
  asked(recruiterProfiles),
  asked(suppliers),
  asked(supplierProfiles),
  asked(supplierStaff),
  asked(experiences),
  asked(educations),
  asked(projects),
  asked(awards),
  asked(volunteerings),
  asked(certificates),
  asked(shownCertificates),
  asked(professionalAvailability),
  asked(chefAvailability),
  asked(professionalGallery),
  asked(chefGallery),
  asked(kitchenGallery),
  asked(savedSearches),
  asked(notifications),
  asked(notificationPreferences),
  asked(follows),
  asked(posts),
  asked(appreciations),
  asked(conversations),
  asked(messages),
  asked(readMarks),
  asked(files),
  asked(events),
  asked(eventReplies),
  asked(shifts),
  asked(rotaWeeks),
  asked(timesOff),
  asked(shiftOffers),
  asked(logEntries),
  asked(logReads),
  asked(jobs),
  asked(hiringTeams),
  asked(gigShifts),
  asked(gigShiftDetails),
  asked(dayCodes),
  asked(bookings),
  asked(marks),
  asked(applications),
  asked(applicationEvents),
  asked(offers),
  asked(applicationNotes),
  asked(scorecards),
  asked(teamTags),
  asked(interviews),
  asked(trialShifts),
  asked(talentPools),
  asked(pooledPeople),
  asked(reviews),
  asked(subscriptions),
  asked(usages),
  asked(reports),
  asked(auditEntries),
  asked(kitchenAuditEntries),
  asked(dataRequests),
]
const wildcards = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
const paramsOf = (path: string, value: string) =>
  Object.fromEntries(wildcards(path).map((name) => [name, value]))

describe('every collection of the people half', () => {
  test('has a path of its own, a wildcard for the document and fields for its indexes', () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
    for (const of of all) {
      const { path } = of
      expect(segmentsOf(path).length % 2).toBe(0)
      expect(documentPath(of, paramsOf(path, 'x'))).not.toMatch(/[{}]/u)
      expect(new Set(of.indexes.map(String)).size).toBe(of.indexes.length)
    }
    expect(() => documentPath(shifts, { kitchenId: 'k1' })).toThrow('needs a value for {shiftId}')
  })

  test('refuses what is nothing of its kind', () => {
    for (const { accepts } of all) expect([accepts({}), accepts(null)]).toEqual([false, false])
  })

  /** What everybody may list without a filter: cards that are public whatever they hold. */
  const open = [handles.path, recruiters.path, suppliers.path]

  test.each(all.map((of) => [of.path, of] as const))('%s: without proof nobody lists it', (path, of) => {
    const isOpen = open.includes(path)
    for (const caller of [noCaller, aCaller('stranger'), aCaller('gus', { isGuest: true, email: null })]) {
      for (const params of [{}, paramsOf(path, 'x')]) {
        expect(of.mayList(caller, params)).toBe(isOpen)
      }
    }
  })
})
