import type { Operation } from './tries.ts'

const NOBODY = ''
const SELF = 'sam'
const MANAGERS = 'manager owner'
const LEADS = `lead ${MANAGERS}`
const COOKS = `cook ${LEADS}`
const TEAM = `viewer ${COOKS}`
const SALES = 'sales'
const HIRING = 'rui'
const MODERATOR = 'mod'
const MEMBERS = `stranger sam ${TEAM} sales rui mod`
const SIGNED_IN = `guest ${MEMBERS}`
const EVERYBODY = `nobody ${SIGNED_IN}`

type Row = readonly [
  read: string,
  list: string,
  group: string,
  create: string,
  change: string,
  remove: string,
]

/**
 * Who may do what. It began as a copy of what the policies say, and was compared with the product's tables of permissions in
 * samples only: it shows what changes, and row by row it still has to be read against those tables. Of the document of each
 * collection that belongs to `sam`, kitchen `k1`, supplier `s1` or job `j1`, one document at a time. What is only written
 * together with another document, such as a ticket with its event, nobody writes alone. A list without filters is for who
 * may read all of it; what a filter has to prove first, such as one's own orders, nobody lists without.
 * To `create` is to write a new one as one's own.
 */
const rows: Readonly<Record<string, Row>> = {
  'brigade-users/{uid}': [EVERYBODY, NOBODY, NOBODY, SELF, SELF, NOBODY],
  'brigade-user-profiles/{uid}': [SELF, NOBODY, NOBODY, SIGNED_IN, SELF, NOBODY],
  'handles/{handle}': [EVERYBODY, EVERYBODY, EVERYBODY, NOBODY, NOBODY, NOBODY],
  'professionals/{uid}': [EVERYBODY, NOBODY, NOBODY, SIGNED_IN, SELF, NOBODY],
  'professional-profiles/{uid}': [SELF, NOBODY, NOBODY, SIGNED_IN, SELF, NOBODY],
  'chefs/{uid}': [EVERYBODY, NOBODY, NOBODY, SIGNED_IN, SELF, NOBODY],
  'chef-profiles/{uid}': [SELF, NOBODY, NOBODY, SIGNED_IN, SELF, NOBODY],
  'recruiters/{uid}': [EVERYBODY, EVERYBODY, EVERYBODY, SIGNED_IN, SELF, NOBODY],
  'recruiter-profiles/{uid}': [SELF, NOBODY, NOBODY, SIGNED_IN, SELF, NOBODY],
  'brigade-user-profiles/{uid}/notifications/{notificationId}': [SELF, SELF, NOBODY, NOBODY, SELF, NOBODY],
  'professionals/{uid}/experience/{experienceId}': [EVERYBODY, EVERYBODY, NOBODY, SELF, SELF, SELF],
  'professionals/{uid}/education/{educationId}': [EVERYBODY, EVERYBODY, NOBODY, SELF, SELF, SELF],
  'professionals/{uid}/projects/{projectId}': [EVERYBODY, EVERYBODY, NOBODY, SELF, SELF, SELF],
  'professionals/{uid}/awards/{awardId}': [EVERYBODY, EVERYBODY, NOBODY, SELF, SELF, SELF],
  'professionals/{uid}/volunteering/{volunteeringId}': [EVERYBODY, EVERYBODY, NOBODY, SELF, SELF, SELF],
  'professional-profiles/{uid}/certificates/{certificateId}': [SELF, SELF, NOBODY, NOBODY, SELF, NOBODY],
  'professionals/{uid}/shown-certificates/{certificateId}': [
    EVERYBODY,
    EVERYBODY,
    NOBODY,
    NOBODY,
    SELF,
    NOBODY,
  ],
  'professionals/{uid}/availability/{availabilityId}': [SELF, SELF, NOBODY, SELF, SELF, SELF],
  'chefs/{uid}/availability/{availabilityId}': [SELF, SELF, NOBODY, SELF, SELF, SELF],
  'suppliers/{uid}': [EVERYBODY, EVERYBODY, EVERYBODY, SIGNED_IN, SELF, NOBODY],
  'supplier-profiles/{uid}': [SELF, NOBODY, NOBODY, SIGNED_IN, SELF, NOBODY],
  'suppliers/{supplierId}/staff/{uid}': [SALES, SALES, NOBODY, NOBODY, NOBODY, NOBODY],
  'brigade-user-profiles/{uid}/settings/{settingsId}': [SELF, SELF, NOBODY, NOBODY, SELF, NOBODY],
  'brigade-user-profiles/{uid}/saved-searches/{savedSearchId}': [SELF, SELF, NOBODY, SELF, SELF, SELF],
  'follows/{followId}': [SELF, NOBODY, NOBODY, NOBODY, NOBODY, SELF],
  'posts/{postId}': [EVERYBODY, MODERATOR, MODERATOR, NOBODY, MODERATOR, SELF],
  'posts/{postId}/appreciations/{uid}': [
    EVERYBODY,
    EVERYBODY,
    NOBODY,
    'stranger viewer cook lead manager owner sales rui mod',
    NOBODY,
    SELF,
  ],
  'conversations/{conversationId}': [SELF, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'conversations/{conversationId}/messages/{messageId}': [SELF, SELF, NOBODY, SELF, NOBODY, NOBODY],
  'conversations/{conversationId}/reads/{uid}': [SELF, SELF, NOBODY, SELF, SELF, NOBODY],
  'files/{fileId}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'professionals/{uid}/gallery/{itemId}': [EVERYBODY, EVERYBODY, NOBODY, SELF, SELF, SELF],
  'chefs/{uid}/gallery/{itemId}': [EVERYBODY, EVERYBODY, NOBODY, SELF, SELF, SELF],
  'kitchens/{kitchenId}/gallery/{itemId}': [EVERYBODY, EVERYBODY, NOBODY, MANAGERS, MANAGERS, MANAGERS],
  'events/{eventId}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'events/{eventId}/replies/{uid}': [SELF, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}': [EVERYBODY, NOBODY, NOBODY, NOBODY, MANAGERS, NOBODY],
  'kitchens/{kitchenId}/settings/{settingsId}': [TEAM, TEAM, NOBODY, NOBODY, MANAGERS, NOBODY],
  'kitchens/{kitchenId}/team/{uid}': [TEAM, TEAM, NOBODY, NOBODY, MANAGERS, NOBODY],
  'kitchens/{kitchenId}/invitations/{invitationId}': [MANAGERS, MANAGERS, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/join-requests/{uid}': [`${MANAGERS} sam`, MANAGERS, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/devices/{deviceId}': [MANAGERS, MANAGERS, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/pins/{uid}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/devices/{deviceId}/pin-tries/{uid}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/links/{linkId}': [MANAGERS, MANAGERS, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/stations/{stationId}': [TEAM, TEAM, NOBODY, LEADS, LEADS, LEADS],
  'kitchens/{kitchenId}/equipment/{equipmentId}': [TEAM, TEAM, NOBODY, LEADS, LEADS, NOBODY],
  'kitchens/{kitchenId}/storage-areas/{areaId}': [TEAM, TEAM, NOBODY, LEADS, LEADS, LEADS],
  'ingredients/{ingredientId}': [EVERYBODY, EVERYBODY, NOBODY, MEMBERS, MODERATOR, NOBODY],
  'ingredients/{ingredientId}/proposals/{proposalId}': [
    'sam mod',
    MODERATOR,
    MODERATOR,
    NOBODY,
    NOBODY,
    NOBODY,
  ],
  'kitchens/{kitchenId}/ingredients/{lineId}': [TEAM, TEAM, NOBODY, COOKS, COOKS, NOBODY],
  'kitchens/{kitchenId}/price-lines/{priceLineId}': [LEADS, LEADS, NOBODY, LEADS, LEADS, NOBODY],
  'kitchens/{kitchenId}/price-lines/{priceLineId}/prices/{priceId}': [
    LEADS,
    LEADS,
    NOBODY,
    LEADS,
    NOBODY,
    NOBODY,
  ],
  'kitchens/{kitchenId}/stock-movements/{movementId}': [TEAM, TEAM, NOBODY, COOKS, NOBODY, NOBODY],
  'kitchens/{kitchenId}/stock-balances/{lineId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/counts/{countId}': [TEAM, TEAM, NOBODY, COOKS, COOKS, NOBODY],
  'kitchens/{kitchenId}/counts/{countId}/lines/{countLineId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/waste/{wasteId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/batches/{batchId}': [TEAM, TEAM, NOBODY, COOKS, COOKS, NOBODY],
  'recipes/{recipeId}': [TEAM, NOBODY, NOBODY, NOBODY, COOKS, NOBODY],
  'recipes/{recipeId}/versions/{versionId}': [TEAM, NOBODY, NOBODY, COOKS, NOBODY, NOBODY],
  'recipes-public/{recipeId}': [EVERYBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/menus/{menuId}': [TEAM, TEAM, NOBODY, COOKS, COOKS, NOBODY],
  'kitchens/{kitchenId}/menus/{menuId}/sections/{sectionId}': [TEAM, TEAM, NOBODY, COOKS, COOKS, NOBODY],
  'kitchens/{kitchenId}/menus/{menuId}/items/{itemId}': [TEAM, TEAM, NOBODY, NOBODY, COOKS, NOBODY],
  'menus-public/{menuId}': [EVERYBODY, EVERYBODY, EVERYBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/prep-plans/{serviceDay}': [TEAM, TEAM, NOBODY, NOBODY, LEADS, NOBODY],
  'kitchens/{kitchenId}/prep-tasks/{taskId}': [TEAM, TEAM, NOBODY, COOKS, COOKS, NOBODY],
  'kitchens/{kitchenId}/tickets/{ticketId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/tickets/{ticketId}/lines/{lineId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/ticket-events/{eventId}': [TEAM, TEAM, NOBODY, COOKS, NOBODY, NOBODY],
  'kitchens/{kitchenId}/safety-templates/{templateId}': [TEAM, TEAM, NOBODY, LEADS, LEADS, NOBODY],
  'kitchens/{kitchenId}/safety-schedules/{scheduleId}': [TEAM, TEAM, NOBODY, LEADS, LEADS, NOBODY],
  'kitchens/{kitchenId}/safety-records/{recordId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/safety-chain/{linkId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/safety-runs/{runId}': [TEAM, TEAM, NOBODY, COOKS, NOBODY, NOBODY],
  'kitchens/{kitchenId}/corrective-actions/{actionId}': [TEAM, TEAM, NOBODY, COOKS, NOBODY, NOBODY],
  'kitchens/{kitchenId}/sensor-readings/{readingId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/supplier-links/{linkId}': [`${LEADS} sales`, LEADS, NOBODY, LEADS, LEADS, NOBODY],
  'suppliers/{supplierId}/catalogue/{lineId}': [EVERYBODY, EVERYBODY, EVERYBODY, SALES, SALES, NOBODY],
  'suppliers/{supplierId}/catalogue/{lineId}/prices/{priceId}': [
    `${LEADS} sales`,
    SALES,
    NOBODY,
    NOBODY,
    SALES,
    SALES,
  ],
  'kitchens/{kitchenId}/baskets/{linkId}': [LEADS, LEADS, NOBODY, LEADS, LEADS, LEADS],
  'kitchens/{kitchenId}/delivery-drafts/{orderId}': [LEADS, LEADS, NOBODY, LEADS, LEADS, LEADS],
  'orders/{orderId}': [`${LEADS} sales`, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'order-mails/{mailId}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'orders/{orderId}/lines/{lineId}': [`${LEADS} sales`, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'orders/{orderId}/deliveries/{deliveryId}': [`${LEADS} sales`, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'orders/{orderId}/events/{eventId}': [`${LEADS} sales`, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'orders/{orderId}/invoices/{invoiceId}': [LEADS, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'orders/{orderId}/claims/{claimId}': [`${LEADS} sales`, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/shifts/{shiftId}': [MANAGERS, MANAGERS, NOBODY, NOBODY, MANAGERS, MANAGERS],
  'kitchens/{kitchenId}/rota-weeks/{week}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/time-off/{timeOffId}': [`${MANAGERS} sam`, MANAGERS, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/shift-offers/{offerId}': [TEAM, TEAM, NOBODY, NOBODY, NOBODY, NOBODY],
  'kitchens/{kitchenId}/log-entries/{entryId}': [TEAM, TEAM, NOBODY, COOKS, LEADS, NOBODY],
  'kitchens/{kitchenId}/log-entries/{entryId}/reads/{uid}': [TEAM, TEAM, NOBODY, TEAM, NOBODY, NOBODY],
  'kitchens/{kitchenId}/audit/{entryId}': [MANAGERS, MANAGERS, NOBODY, NOBODY, NOBODY, NOBODY],
  'jobs/{jobId}': [EVERYBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'jobs/{jobId}/hiring-team/{uid}': [HIRING, HIRING, NOBODY, NOBODY, NOBODY, NOBODY],
  'applications/{applicationId}': ['sam rui', NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'applications/{applicationId}/events/{eventId}': ['sam rui', 'sam rui', NOBODY, NOBODY, NOBODY, NOBODY],
  'applications/{applicationId}/offers/{offerId}': ['sam rui', 'sam rui', NOBODY, NOBODY, NOBODY, NOBODY],
  'applications/{applicationId}/notes/{noteId}': [HIRING, HIRING, NOBODY, HIRING, NOBODY, NOBODY],
  'applications/{applicationId}/team-tags/{tagsId}': [HIRING, HIRING, NOBODY, NOBODY, HIRING, NOBODY],
  'applications/{applicationId}/scorecards/{uid}': [NOBODY, NOBODY, NOBODY, HIRING, NOBODY, NOBODY],
  'applications/{applicationId}/interviews/{interviewId}': [
    'sam rui',
    'sam rui',
    NOBODY,
    NOBODY,
    NOBODY,
    NOBODY,
  ],
  'applications/{applicationId}/trials/{trialId}': ['sam rui', 'sam rui', NOBODY, NOBODY, NOBODY, NOBODY],
  'jobs/{jobId}/shifts/{shiftId}': [EVERYBODY, EVERYBODY, NOBODY, NOBODY, HIRING, NOBODY],
  'jobs/{jobId}/shift-details/{shiftId}': [HIRING, HIRING, NOBODY, HIRING, HIRING, HIRING],
  'jobs/{jobId}/day-codes/{day}': [HIRING, HIRING, NOBODY, NOBODY, NOBODY, NOBODY],
  'bookings/{bookingId}': ['sam rui', NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'marks/{markId}': ['sam rui mod', MODERATOR, MODERATOR, NOBODY, NOBODY, NOBODY],
  'talent-pools/{poolId}': [HIRING, NOBODY, NOBODY, NOBODY, HIRING, HIRING],
  'talent-pools/{poolId}/people/{uid}': [HIRING, HIRING, NOBODY, HIRING, HIRING, HIRING],
  'reviews/{reviewId}': [MODERATOR, MODERATOR, MODERATOR, NOBODY, NOBODY, NOBODY],
  'subscriptions/{uid}': [SELF, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'usage/{usageId}': [SELF, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'plan-requests/{uid}': [SELF, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'reports/{reportId}': ['sam mod', MODERATOR, MODERATOR, NOBODY, NOBODY, NOBODY],
  'audit/{entryId}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'data-requests/{requestId}': [SELF, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'seeds/{seedId}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'push-keys/{keyId}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'push-subscriptions/{subscriptionId}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'reach-counts/{uid}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
  'notice-deliveries/{notificationId}': [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY],
}

/** Who may do an operation on the document of a collection; undefined for a collection that has no row yet. */
export function expected(path: string, operation: Operation): string | undefined {
  const row = rows[path]
  if (row === undefined) return undefined
  const [read, list, group, create, change, remove] = row
  return { read, list, count: list, group, create, change, delete: remove }[operation]
}

/** Collections that have a row. */
export const expectedPaths: readonly string[] = Object.keys(rows)
