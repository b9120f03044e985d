import type { DefinedFunction } from '@brigade/platform/functions/define-function.ts'
import { publishMenu } from './menus/publish-menu.ts'
import { withdrawMenu } from './menus/withdraw-menu.ts'
import { answerInvitation } from './team/answer-invitation.ts'
import { inviteToTeam } from './team/invite-to-team.ts'
import { leaveKitchen } from './team/leave-kitchen.ts'
import { readInvitation } from './team/read-invitation.ts'
import { removeMember } from './team/remove-member.ts'
import { setAccess } from './team/set-access.ts'
import { withdrawInvitation } from './team/withdraw-invitation.ts'

/** Every function of the product, in the order of the product definition. */
export const functions: readonly DefinedFunction[] = [
  inviteToTeam,
  readInvitation,
  answerInvitation,
  withdrawInvitation,
  setAccess,
  removeMember,
  leaveKitchen,
  publishMenu,
  withdrawMenu,
]
