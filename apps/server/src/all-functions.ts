import type { DefinedFunction } from '@brigade/platform/functions/define-function.ts'
import { findPlaces } from './core/functions/geo/find-places.ts'
import { cancelDeletion } from './people/functions/accounts/cancel-deletion.ts'
import { claimHandle } from './people/functions/accounts/claim-handle.ts'
import { deleteAccount } from './people/functions/accounts/delete-account.ts'
import { requestExport } from './people/functions/accounts/request-export.ts'
import { answerApproach } from './hiring/functions/applications/answer-approach.ts'
import { answerOffer } from './hiring/functions/applications/answer-offer.ts'
import { applyToJob } from './hiring/functions/applications/apply-to-job.ts'
import { approachPerson } from './hiring/functions/applications/approach-person.ts'
import { declineApplications } from './hiring/functions/applications/decline-applications.ts'
import { moveApplication } from './hiring/functions/applications/move-application.ts'
import { sendOffer } from './hiring/functions/applications/send-offer.ts'
import { withdrawApplication } from './hiring/functions/applications/withdraw-application.ts'
import { answerBooking } from './hiring/functions/gigs/answer-booking.ts'
import { answerHours } from './hiring/functions/gigs/answer-hours.ts'
import { bookShift } from './hiring/functions/gigs/book-shift.ts'
import { cancelBooking } from './hiring/functions/gigs/cancel-booking.ts'
import { checkIn, checkOut } from './hiring/functions/gigs/check-in-and-out.ts'
import { confirmBooking } from './hiring/functions/gigs/confirm-booking.ts'
import { decideIngredientChange } from './food/functions/ingredients/decide-ingredient-change.ts'
import { proposeIngredientChange } from './food/functions/ingredients/propose-ingredient-change.ts'
import { closeJob } from './hiring/functions/jobs/close-job.ts'
import { markFilled, pauseJob, renewJob, resumeJob } from './hiring/functions/jobs/move-jobs.ts'
import { publishJob } from './hiring/functions/jobs/publish-job.ts'
import { searchJobs } from './hiring/functions/jobs/search-jobs.ts'
import { publishMenu } from './kitchen/functions/menus/publish-menu.ts'
import { withdrawMenu } from './kitchen/functions/menus/withdraw-menu.ts'
import { readPushKey } from './people/functions/notifications/read-push-key.ts'
import { registerPush } from './people/functions/notifications/register-push.ts'
import { answerChanges } from './kitchen/functions/ordering/answer-changes.ts'
import { answerOrder } from './kitchen/functions/ordering/answer-order.ts'
import { cancelOrder } from './kitchen/functions/ordering/cancel-order.ts'
import { closeOrder } from './kitchen/functions/ordering/close-order.ts'
import { decideInvoice } from './kitchen/functions/ordering/decide-invoice.ts'
import { openClaim } from './kitchen/functions/ordering/open-claim.ts'
import { readOrder } from './kitchen/functions/ordering/read-order.ts'
import { receiveDelivery } from './kitchen/functions/ordering/receive-delivery.ts'
import { recordInvoice } from './kitchen/functions/ordering/record-invoice.ts'
import { closeStocktake } from './kitchen/functions/stock/close-stocktake.ts'
import { passOrderOn } from './kitchen/functions/ordering/pass-order-on.ts'
import { sendOrder } from './kitchen/functions/ordering/send-order.ts'
import { settleClaim } from './kitchen/functions/ordering/settle-claim.ts'
import { publishRecipe } from './food/functions/recipes/publish-recipe.ts'
import { unpublishRecipe } from './food/functions/recipes/unpublish-recipe.ts'
import { checkSafetyRecords } from './kitchen/functions/safety/check-safety-records.ts'
import { searchAll } from './search/functions/search-all.ts'
import { announceSpecChange } from './kitchen/functions/suppliers/announce-spec-change.ts'
import { answerSupplierLink } from './kitchen/functions/suppliers/answer-supplier-link.ts'
import { claimSupplierLink } from './kitchen/functions/suppliers/claim-supplier-link.ts'
import { endSupplierLink, pauseSupplierLink } from './kitchen/functions/suppliers/move-supplier-links.ts'
import { requestSupplierLink } from './kitchen/functions/suppliers/request-supplier-link.ts'
import { takeCatalogueLines } from './kitchen/functions/suppliers/take-catalogue-lines.ts'
import { answerInvitation } from './kitchen/functions/team/answer-invitation.ts'
import { answerOwnership } from './kitchen/functions/team/answer-ownership.ts'
import { inviteToTeam } from './kitchen/functions/team/invite-to-team.ts'
import { leaveKitchen } from './kitchen/functions/team/leave-kitchen.ts'
import { readKitchenFigures } from './kitchen/functions/kitchens/read-kitchen-figures.ts'
import { readInvitation } from './kitchen/functions/team/read-invitation.ts'
import { removeMember } from './kitchen/functions/team/remove-member.ts'
import { setAccess } from './kitchen/functions/team/set-access.ts'
import { transferOwnership } from './kitchen/functions/team/transfer-ownership.ts'
import { withdrawInvitation } from './kitchen/functions/team/withdraw-invitation.ts'

/** Every function of the product, in the order of the product definition. */
export const functions: readonly DefinedFunction[] = [
  claimHandle,
  deleteAccount,
  cancelDeletion,
  requestExport,
  inviteToTeam,
  readKitchenFigures,
  readInvitation,
  answerInvitation,
  withdrawInvitation,
  setAccess,
  removeMember,
  leaveKitchen,
  transferOwnership,
  answerOwnership,
  proposeIngredientChange,
  decideIngredientChange,
  publishRecipe,
  unpublishRecipe,
  publishMenu,
  withdrawMenu,
  requestSupplierLink,
  answerSupplierLink,
  pauseSupplierLink,
  endSupplierLink,
  claimSupplierLink,
  takeCatalogueLines,
  sendOrder,
  passOrderOn,
  closeStocktake,
  readOrder,
  answerOrder,
  answerChanges,
  cancelOrder,
  receiveDelivery,
  recordInvoice,
  decideInvoice,
  openClaim,
  settleClaim,
  closeOrder,
  announceSpecChange,
  checkSafetyRecords,
  readPushKey,
  registerPush,
  publishJob,
  pauseJob,
  resumeJob,
  markFilled,
  renewJob,
  closeJob,
  searchJobs,
  findPlaces,
  searchAll,
  applyToJob,
  approachPerson,
  answerApproach,
  moveApplication,
  declineApplications,
  withdrawApplication,
  sendOffer,
  answerOffer,
  bookShift,
  answerBooking,
  confirmBooking,
  cancelBooking,
  checkIn,
  checkOut,
  answerHours,
]
