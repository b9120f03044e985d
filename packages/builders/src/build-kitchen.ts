import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { AccessRole } from '@brigade/domain/access/roles/access.ts'
import { foundKitchen, type KitchenDraft } from '@brigade/domain/kitchen/team/found-kitchen.ts'
import { type KitchenSettings, kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { type Kitchen, kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import type { Position } from '@brigade/domain/access/positions/position.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'

/** What a test or the demo says about a kitchen; the rest is an ordinary restaurant in Lisbon. */
export interface KitchenToBuild {
  readonly kitchenId: string
  readonly owner: string
  readonly draft?: Partial<KitchenDraft>
  readonly kitchen?: Partial<Kitchen>
  readonly settings?: Partial<KitchenSettings>
}

const ORDINARY: KitchenDraft = {
  name: 'Tern',
  kind: 'restaurant',
  address: { line1: 'Rua do Salitre 12', town: 'Lisbon', postcode: '1250-199', country: 'PT' },
  near: { latitude: 38.7204, longitude: -9.1492 },
  zone: 'Europe/Lisbon',
  currency: 'EUR',
  jurisdiction: 'EU',
  founderName: 'Ines',
}

/** A kitchen with its settings and its owner: three documents. */
export function buildKitchen(wanted: KitchenToBuild, at: Timestamp): readonly BuiltDocument[] {
  const { kitchenId, owner } = wanted
  const founded = foundKitchen({ ...ORDINARY, ...wanted.draft }, { uid: owner, isGuest: false }, at)
  return [
    builtDocument(kitchens, { kitchenId }, { ...founded.kitchen, ...wanted.kitchen }),
    builtDocument(
      kitchenSettings,
      { kitchenId, settingsId: 'main' },
      { ...founded.settings, ...wanted.settings },
    ),
    builtDocument(teamMembers, { kitchenId, uid: owner }, founded.member),
  ]
}

/** A further member of a kitchen's team, from today on. */
export interface MemberToBuild {
  readonly kitchenId: string
  readonly uid: string
  readonly displayName: string
  readonly access: AccessRole
  readonly position: Position
}

/** A team member's document. */
export function buildTeamMember({ kitchenId, uid, ...member }: MemberToBuild, at: Timestamp): BuiltDocument {
  return builtDocument(
    teamMembers,
    { kitchenId, uid },
    {
      ...newCommonFields(uid, at),
      ...member,
      uid,
      grants: [],
      stations: [],
      state: 'active',
      from: localDateAndTime(msFromTimestamp(at), ORDINARY.zone).date,
      isShownPublicly: false,
    },
  )
}
