import type { DefinedFunction } from '@brigade/platform/functions/define-function.ts'
import { cancelDeletion } from './account/cancel-deletion.ts'
import { claimHandle } from './account/claim-handle.ts'
import { deleteAccount } from './account/delete-account.ts'
import { requestExport } from './account/request-export.ts'
import { answerApproach } from './applications/answer-approach.ts'
import { answerOffer } from './applications/answer-offer.ts'
import { applyToJob } from './applications/apply-to-job.ts'
import { approachPerson } from './applications/approach-person.ts'
import { declineApplications } from './applications/decline-applications.ts'
import { moveApplication } from './applications/move-application.ts'
import { sendOffer } from './applications/send-offer.ts'
import { withdrawApplication } from './applications/withdraw-application.ts'
import { answerBooking } from './gigs/answer-booking.ts'
import { answerHours } from './gigs/answer-hours.ts'
import { bookShift } from './gigs/book-shift.ts'
import { cancelBooking } from './gigs/cancel-booking.ts'
import { checkIn, checkOut } from './gigs/check-in-and-out.ts'
import { confirmBooking } from './gigs/confirm-booking.ts'
import { decideIngredientChange } from './ingredients/decide-ingredient-change.ts'
import { proposeIngredientChange } from './ingredients/propose-ingredient-change.ts'
import { closeJob } from './jobs/close-job.ts'
import { markFilled, pauseJob, renewJob, resumeJob } from './jobs/move-jobs.ts'
import { publishJob } from './jobs/publish-job.ts'
import { searchJobs } from './jobs/search-jobs.ts'
import { publishMenu } from './menus/publish-menu.ts'
import { withdrawMenu } from './menus/withdraw-menu.ts'
import { readPushKey } from './notices/read-push-key.ts'
import { registerPush } from './notices/register-push.ts'
import { answerChanges } from './orders/answer-changes.ts'
import { answerOrder } from './orders/answer-order.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { closeOrder } from './orders/close-order.ts'
import { decideInvoice } from './orders/decide-invoice.ts'
import { openClaim } from './orders/open-claim.ts'
import { readOrder } from './orders/read-order.ts'
import { receiveDelivery } from './orders/receive-delivery.ts'
import { recordInvoice } from './orders/record-invoice.ts'
import { sendOrder } from './orders/send-order.ts'
import { settleClaim } from './orders/settle-claim.ts'
import { publishRecipe } from './recipes/publish-recipe.ts'
import { unpublishRecipe } from './recipes/unpublish-recipe.ts'
import { checkSafetyRecords } from './safety/check-safety-records.ts'
import { searchAll } from './search/search-all.ts'
import { announceSpecChange } from './suppliers/announce-spec-change.ts'
import { answerSupplierLink } from './suppliers/answer-supplier-link.ts'
import { claimSupplierLink } from './suppliers/claim-supplier-link.ts'
import { endSupplierLink, pauseSupplierLink } from './suppliers/move-supplier-links.ts'
import { requestSupplierLink } from './suppliers/request-supplier-link.ts'
import { takeCatalogueLines } from './suppliers/take-catalogue-lines.ts'
import { answerInvitation } from './team/answer-invitation.ts'
import { answerOwnership } from './team/answer-ownership.ts'
import { inviteToTeam } from './team/invite-to-team.ts'
import { leaveKitchen } from './team/leave-kitchen.ts'
import { readInvitation } from './team/read-invitation.ts'
import { removeMember } from './team/remove-member.ts'
import { setAccess } from './team/set-access.ts'
import { transferOwnership } from './team/transfer-ownership.ts'
import { withdrawInvitation } from './team/withdraw-invitation.ts'

/** Every function of the product, in the order of the product definition. */
export const functions: readonly DefinedFunction[] = [
  claimHandle,
  deleteAccount,
  cancelDeletion,
  requestExport,
  inviteToTeam,
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
