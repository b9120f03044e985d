import { applicationEvents, offers } from '@brigade/domain/applications/application-event.ts'
import { applications } from '@brigade/domain/applications/application.ts'
import { interviews, trialShifts } from '@brigade/domain/applications/interview.ts'
import { applicationNotes, scorecards, teamTags } from '@brigade/domain/applications/team-papers.ts'
import { eventReplies, events } from '@brigade/domain/events/event.ts'
import { files } from '@brigade/domain/files/file.ts'
import { chefGallery, kitchenGallery, professionalGallery } from '@brigade/domain/files/gallery-item.ts'
import { bookings } from '@brigade/domain/gigs/booking.ts'
import { dayCodes, gigShiftDetails, gigShifts } from '@brigade/domain/gigs/gig-shift.ts'
import { marks } from '@brigade/domain/gigs/mark.ts'
import { ingredientProposals } from '@brigade/domain/ingredients/ingredient-proposal.ts'
import { ingredients } from '@brigade/domain/ingredients/ingredient.ts'
import { pastPrices, priceLines } from '@brigade/domain/ingredients/price-lines.ts'
import { stockLines } from '@brigade/domain/ingredients/stock-lines.ts'
import { hiringTeams } from '@brigade/domain/jobs/hiring-team.ts'
import { jobs } from '@brigade/domain/jobs/job.ts'
import { accessLinks } from '@brigade/domain/kitchens/access-link.ts'
import { devicePins, devicePinTries } from '@brigade/domain/kitchens/device-pin.ts'
import { kitchenDevices } from '@brigade/domain/kitchens/device.ts'
import { equipment } from '@brigade/domain/kitchens/equipment.ts'
import { invitations } from '@brigade/domain/kitchens/invitation.ts'
import { joinRequests } from '@brigade/domain/kitchens/join-request.ts'
import { kitchenSettings } from '@brigade/domain/kitchens/kitchen-settings.ts'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { stations } from '@brigade/domain/kitchens/station.ts'
import { storageAreas } from '@brigade/domain/kitchens/storage-area.ts'
import { teamMembers } from '@brigade/domain/kitchens/team-member.ts'
import { logEntries, logReads } from '@brigade/domain/log-book/log-entry.ts'
import { menuItems, menuSections, menus, publicMenus } from '@brigade/domain/menus/menus.ts'
import { conversations } from '@brigade/domain/messages/conversation.ts'
import { messages, readMarks } from '@brigade/domain/messages/message.ts'
import { follows } from '@brigade/domain/network/follow.ts'
import { appreciations, posts } from '@brigade/domain/network/post.ts'
import { notificationPreferences } from '@brigade/domain/notifications/notification-preferences.ts'
import { notifications } from '@brigade/domain/notifications/notification.ts'
import { chefAvailability, professionalAvailability } from '@brigade/domain/people/availability.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/brigade-user-profile.ts'
import { brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import { awards, educations, projects, volunteerings } from '@brigade/domain/people/career.ts'
import { certificates, shownCertificates } from '@brigade/domain/people/certificate.ts'
import { chefProfiles, chefs } from '@brigade/domain/people/chef.ts'
import { experiences } from '@brigade/domain/people/experience.ts'
import { handles } from '@brigade/domain/people/handles.ts'
import { professionalProfiles } from '@brigade/domain/people/professional-profile.ts'
import { professionals } from '@brigade/domain/people/professional.ts'
import { recruiterProfiles, recruiters } from '@brigade/domain/people/recruiter.ts'
import { supplierStaff } from '@brigade/domain/people/supplier-staff.ts'
import { supplierProfiles, suppliers } from '@brigade/domain/people/supplier.ts'
import { planRequests } from '@brigade/domain/plans/plan-request.ts'
import { subscriptions, usages } from '@brigade/domain/plans/subscription.ts'
import { pooledPeople, talentPools } from '@brigade/domain/pools/talent-pool.ts'
import { baskets } from '@brigade/domain/ordering/basket.ts'
import { claims } from '@brigade/domain/ordering/claim.ts'
import { deliveries, deliveryDrafts } from '@brigade/domain/ordering/delivery.ts'
import { invoices } from '@brigade/domain/ordering/invoice.ts'
import { orderEvents } from '@brigade/domain/ordering/order-event.ts'
import { orderLines, orders } from '@brigade/domain/ordering/order.ts'
import { prepPlans } from '@brigade/domain/preparation/prep-plan.ts'
import { prepTasks } from '@brigade/domain/preparation/prep-task.ts'
import { publicRecipes } from '@brigade/domain/recipes/public-recipe.ts'
import { recipeVersions, recipes } from '@brigade/domain/recipes/recipes.ts'
import { shiftOffers } from '@brigade/domain/rota/offered-shift.ts'
import { shifts } from '@brigade/domain/rota/shift.ts'
import { timesOff } from '@brigade/domain/rota/time-off.ts'
import { rotaWeeks } from '@brigade/domain/rota/week.ts'
import { findables, menusOfAll } from '@brigade/domain/search/findables.table.ts'
import { savedSearches } from '@brigade/domain/search/saved-search.ts'
import { auditEntries, kitchenAuditEntries } from '@brigade/domain/trust/audit-entry.ts'
import { dataRequests } from '@brigade/domain/trust/data-request.ts'
import { reports } from '@brigade/domain/trust/report.ts'
import { reviews } from '@brigade/domain/trust/review.ts'
import { correctiveActions } from '@brigade/domain/safety/corrective-action-document.ts'
import { safetyChain } from '@brigade/domain/safety/safety-chain.ts'
import { safetyRecords } from '@brigade/domain/safety/safety-record.ts'
import { safetyRuns } from '@brigade/domain/safety/safety-run.ts'
import { safetySchedules } from '@brigade/domain/safety/safety-schedule.ts'
import { safetyTemplates } from '@brigade/domain/safety/safety-template.ts'
import { sensorReadings } from '@brigade/domain/safety/sensor-reading-document.ts'
import { batches } from '@brigade/domain/stock/batch.ts'
import { countLines, counts } from '@brigade/domain/stock/count.ts'
import { movements } from '@brigade/domain/stock/movement.ts'
import { waste } from '@brigade/domain/stock/waste.ts'
import { catalogueLines, cataloguePrices } from '@brigade/domain/suppliers/catalogue-line.ts'
import { supplierLinks } from '@brigade/domain/suppliers/supplier-link.ts'
import { tickets } from '@brigade/domain/tickets/ticket-document.ts'
import { ticketEvents } from '@brigade/domain/tickets/ticket-event-document.ts'
import { ticketLines } from '@brigade/domain/tickets/ticket-line-document.ts'
import { noticeDeliveries, pushKeys, pushSubscriptions } from './push/push-collections.ts'
import { seeds } from './seeds/seed-once.ts'

/** How the documents of a collection are found, by its path. */
const searchedBy = new Map(
  [...Object.values(findables), menusOfAll].map(({ of, searched }) => [of, searched]),
)

/** Every collection there is, with how it is searched where it is; the provider refuses all others. */
export const collections = [
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
].map((each) => {
  const searched = searchedBy.get(each.path)
  return { ...each, ...(searched !== undefined && { searched }) }
})
