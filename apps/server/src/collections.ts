import type { Collection } from '@brigade/contract/collection.ts'
import { applicationEvents, offers } from '@brigade/domain/hiring/applications/application-event.ts'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { interviews, trialShifts } from '@brigade/domain/hiring/applications/interview.ts'
import { applicationNotes, scorecards, teamTags } from '@brigade/domain/hiring/applications/team-papers.ts'
import { eventReplies, events } from '@brigade/domain/people/network/event.ts'
import { files } from '@brigade/domain/access/files/file.ts'
import {
  chefGallery,
  kitchenGallery,
  professionalGallery,
} from '@brigade/domain/people/career/gallery-item.ts'
import { bookings } from '@brigade/domain/hiring/gigs/booking.ts'
import { dayCodes, gigShiftDetails, gigShifts } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { marks } from '@brigade/domain/hiring/gigs/mark.ts'
import { ingredientProposals } from '@brigade/domain/food/ingredients/ingredient-proposal.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { pastPrices, priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { hiringTeams } from '@brigade/domain/access/roles/hiring-team.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { accessLinks } from '@brigade/domain/kitchen/team/access-link.ts'
import { devicePins, devicePinTries } from '@brigade/domain/kitchen/team/device-pin.ts'
import { kitchenDevices } from '@brigade/domain/kitchen/team/device.ts'
import { equipment } from '@brigade/domain/kitchen/safety/equipment.ts'
import { invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import { joinRequests } from '@brigade/domain/kitchen/team/join-request.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { stations } from '@brigade/domain/access/stations/station.ts'
import { storageAreas } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { logEntries, logReads } from '@brigade/domain/kitchen/log-book/log-entry.ts'
import { menuItems, menuSections, menus, publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import { conversations } from '@brigade/domain/people/messages/conversation.ts'
import { messages, readMarks } from '@brigade/domain/people/messages/message.ts'
import { follows } from '@brigade/domain/people/network/follow.ts'
import { appreciations, posts } from '@brigade/domain/people/network/post.ts'
import { notificationPreferences } from '@brigade/domain/people/notifications/notification-preferences.ts'
import { notifications } from '@brigade/domain/people/notifications/notification.ts'
import { chefAvailability, professionalAvailability } from '@brigade/domain/people/career/availability.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { awards, educations, projects, volunteerings } from '@brigade/domain/people/career/career.ts'
import { certificates, shownCertificates } from '@brigade/domain/people/career/certificate.ts'
import { chefProfiles, chefs } from '@brigade/domain/people/profiles/chef.ts'
import { experiences } from '@brigade/domain/people/career/experience.ts'
import { handles } from '@brigade/domain/people/handles/handles.ts'
import { professionalProfiles } from '@brigade/domain/people/profiles/professional-profile.ts'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import { recruiterProfiles, recruiters } from '@brigade/domain/people/profiles/recruiter.ts'
import { supplierStaff } from '@brigade/domain/access/roles/supplier-staff.ts'
import { supplierProfiles, suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { planRequests } from '@brigade/domain/people/plans/plan-request.ts'
import { subscriptions, usages } from '@brigade/domain/people/plans/subscription.ts'
import { pooledPeople, talentPools } from '@brigade/domain/hiring/pools/talent-pool.ts'
import { baskets } from '@brigade/domain/kitchen/ordering/basket.ts'
import { claims } from '@brigade/domain/kitchen/ordering/claim.ts'
import { deliveries, deliveryDrafts } from '@brigade/domain/kitchen/ordering/delivery.ts'
import { invoices } from '@brigade/domain/kitchen/ordering/invoice.ts'
import { orderEvents } from '@brigade/domain/kitchen/ordering/order-event.ts'
import { orderMails } from '@brigade/domain/kitchen/ordering/order-mail.ts'
import { orderLines, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { prepPlans } from '@brigade/domain/kitchen/preparation/prep-plan.ts'
import { prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { publicRecipes } from '@brigade/domain/food/recipes/public-recipe.ts'
import { recipeVersions, recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { shiftOffers } from '@brigade/domain/kitchen/rota/offered-shift.ts'
import { shifts } from '@brigade/domain/kitchen/rota/shift.ts'
import { timesOff } from '@brigade/domain/kitchen/rota/time-off.ts'
import { rotaWeeks } from '@brigade/domain/kitchen/rota/week.ts'
import { findables, menusOfAll } from '@brigade/domain/search/findables.table.ts'
import { savedSearches } from '@brigade/domain/search/saved-search.ts'
import { auditEntries, kitchenAuditEntries } from '@brigade/domain/people/trust/audit-entry.ts'
import { dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import { reports } from '@brigade/domain/people/trust/report.ts'
import { reviews } from '@brigade/domain/people/trust/review.ts'
import { correctiveActions } from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import { safetyChain } from '@brigade/domain/kitchen/safety/safety-chain.ts'
import { safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { safetyRuns } from '@brigade/domain/kitchen/safety/safety-run.ts'
import { safetySchedules } from '@brigade/domain/kitchen/safety/safety-schedule.ts'
import { safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { sensorReadings } from '@brigade/domain/kitchen/safety/sensor-reading-document.ts'
import { batches } from '@brigade/domain/kitchen/stock/batch.ts'
import { countLines, counts } from '@brigade/domain/kitchen/stock/count.ts'
import { movements } from '@brigade/domain/kitchen/stock/movement.ts'
import { stockBalances } from '@brigade/domain/kitchen/stock/stock-balance.ts'
import { waste } from '@brigade/domain/kitchen/stock/waste.ts'
import { catalogueLines, cataloguePrices } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { tickets } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { ticketEvents } from '@brigade/domain/kitchen/tickets/ticket-event-document.ts'
import { ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { noticeDeliveries, pushKeys, pushSubscriptions, reachCounts } from './people/push/push-collections.ts'
import { seeds } from './demo/seed-once.ts'

/** How the documents of a collection are found, by its path. */
const searchIndexes = new Map(
  [...Object.values(findables), menusOfAll].map(({ of, searchIndex }) => [of, searchIndex]),
)

const declared: readonly Collection[] = [
  brigadeUsers,
  brigadeUserProfiles,
  handles,
  professionals,
  professionalProfiles,
  chefs,
  chefProfiles,
  recruiters,
  recruiterProfiles,
  notifications,
  experiences,
  educations,
  projects,
  awards,
  volunteerings,
  certificates,
  shownCertificates,
  professionalAvailability,
  chefAvailability,
  suppliers,
  supplierProfiles,
  supplierStaff,
  notificationPreferences,
  savedSearches,
  follows,
  posts,
  appreciations,
  conversations,
  messages,
  readMarks,
  files,
  professionalGallery,
  chefGallery,
  kitchenGallery,
  events,
  eventReplies,
  kitchens,
  kitchenSettings,
  teamMembers,
  invitations,
  joinRequests,
  kitchenDevices,
  devicePins,
  devicePinTries,
  accessLinks,
  stations,
  equipment,
  storageAreas,
  ingredients,
  ingredientProposals,
  stockLines,
  priceLines,
  pastPrices,
  movements,
  stockBalances,
  counts,
  countLines,
  waste,
  batches,
  recipes,
  recipeVersions,
  publicRecipes,
  menus,
  menuSections,
  menuItems,
  publicMenus,
  prepPlans,
  prepTasks,
  tickets,
  ticketLines,
  ticketEvents,
  safetyTemplates,
  safetySchedules,
  safetyRecords,
  safetyChain,
  safetyRuns,
  correctiveActions,
  sensorReadings,
  supplierLinks,
  catalogueLines,
  cataloguePrices,
  baskets,
  deliveryDrafts,
  orders,
  orderMails,
  orderLines,
  deliveries,
  orderEvents,
  invoices,
  claims,
  shifts,
  rotaWeeks,
  timesOff,
  shiftOffers,
  logEntries,
  logReads,
  kitchenAuditEntries,
  jobs,
  hiringTeams,
  applications,
  applicationEvents,
  offers,
  applicationNotes,
  teamTags,
  scorecards,
  interviews,
  trialShifts,
  gigShifts,
  gigShiftDetails,
  dayCodes,
  bookings,
  marks,
  talentPools,
  pooledPeople,
  reviews,
  subscriptions,
  usages,
  planRequests,
  reports,
  auditEntries,
  dataRequests,
  seeds,
  pushKeys,
  pushSubscriptions,
  noticeDeliveries,
  reachCounts,
]

/** Every collection there is, with how it is searched where it is; the provider refuses all others. */
export const collections: readonly Collection[] = declared.map((each) => {
  const searchIndex = searchIndexes.get(each.path)
  return { ...each, ...(searchIndex !== undefined && { searchIndex }) }
})
