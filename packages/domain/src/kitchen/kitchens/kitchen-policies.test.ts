import { describe, expect, test } from 'vitest'
import { askedAt } from '../../../testing/ask-policy.ts'
import { atWork, type Author, everybody, from, nobodyAtAll, whoMay } from '../../../testing/kitchen-cast.ts'
import { accessLinks, type AccessLinkScope } from '../team/access-link.ts'
import { devicePins, devicePinTries } from '../team/device-pin.ts'
import { kitchenDevices } from '../team/device.ts'
import { equipment } from '../safety/equipment.ts'
import { foundKitchen } from '../team/found-kitchen.ts'
import { invitations } from '../team/invitation.ts'
import { joinRequests } from '../team/join-request.ts'
import { kitchenSettings } from './kitchen-settings.ts'
import { kitchens } from './kitchen.ts'
import { stations } from '../../access/stations/station.ts'
import { storageAreas } from './storage-area.ts'
import { teamMembers } from '../team/team-member.ts'

const k1 = { kitchenId: 'k1' }
const byServer = { create: nobodyAtAll, change: nobodyAtAll, delete: nobodyAtAll }
const draft = {
  name: 'Tern',
  kind: 'restaurant',
  address: { line1: 'Rua 1', town: 'Lisbon', postcode: '1250', country: 'PT' },
  zone: 'Europe/Lisbon',
  currency: 'EUR',
  jurisdiction: 'EU',
  founderName: 'Ines',
} as const
const foundedBy = ({ common }: Author) =>
  foundKitchen(draft, { uid: common.createdBy, isGuest: false }, askedAt)
/** A kitchen that stands: nobody founds it a second time. */
const standing = { 'kitchens/k1': foundKitchen(draft, { uid: 'owner', isGuest: false }, askedAt).kitchen }

describe('who may do what with the documents of a kitchen', () => {
  test('[ID10] the card: the team and the tablets read it, everybody once it is listed, managers change it', () => {
    const card = { params: k1, sample: (author: Author) => foundedBy(author).kitchen, world: standing }
    expect(whoMay(kitchens, card)).toEqual({
      read: atWork,
      create: nobodyAtAll,
      change: from('manager'),
      delete: nobodyAtAll,
    })
    const listed = { ...card, sample: (author: Author) => ({ ...card.sample(author), isListed: true }) }
    expect(whoMay(kitchens, listed).read).toBe(everybody)
  })

  test('[ID10] the settings: the team and the tablets read them, managers change them', () => {
    const settings = {
      params: { ...k1, settingsId: 'main' },
      sample: (author: Author) => foundedBy(author).settings,
      world: standing,
    }
    expect(whoMay(kitchenSettings, settings)).toEqual({
      read: atWork,
      create: nobodyAtAll,
      change: from('manager'),
      delete: nobodyAtAll,
    })
  })

  test('[ID9] handing over is no plain write', () => {
    const settings = {
      params: { ...k1, settingsId: 'main' },
      sample: (author: Author) => foundedBy(author).settings,
      change: (author: Author, before: ReturnType<typeof foundedBy>['settings']) => ({
        ...before,
        updatedBy: author.common.updatedBy,
        handOver: { to: 'cook', expiresAt: askedAt },
      }),
    }
    expect(whoMay(kitchenSettings, settings).change).toBe(nobodyAtAll)
  })

  test('[ID10] the team: everybody at work reads it, managers change a position', () => {
    const members = {
      params: { ...k1, uid: 'cook' },
      sample: (author: Author) => ({ ...foundedBy(author).member, uid: 'cook' }),
      change: (author: Author, before: ReturnType<typeof foundedBy>['member']) => ({
        ...before,
        updatedBy: author.common.updatedBy,
        position: 'commis' as const,
      }),
      world: standing,
    }
    expect(whoMay(teamMembers, members)).toEqual({ read: atWork, ...byServer, change: from('manager') })
  })

  test('[ID8] invitations and join requests: managers and the person they are about', () => {
    const invitation = {
      params: { ...k1, invitationId: 'i1' },
      sample: ({ common }: Author) => ({
        ...common,
        toUid: 'stranger',
        access: 'cook' as const,
        position: 'commis' as const,
        stations: [],
        note: '',
        state: 'sent' as const,
        expiresAt: askedAt,
        tokenHash: 'a'.repeat(64),
        acceptedBy: [],
      }),
    }
    const request = {
      params: { ...k1, uid: 'stranger' },
      sample: ({ common }: Author) => ({
        ...common,
        uid: 'stranger',
        displayName: 'Petra',
        note: '',
        state: 'asked' as const,
        expiresAt: askedAt,
      }),
    }
    const addressed = { read: `stranger ${from('manager')}`, ...byServer }
    expect(whoMay(invitations, invitation)).toEqual(addressed)
    expect(whoMay(joinRequests, request)).toEqual(addressed)
  })

  test('[ID10] stations and storage areas: leads write and delete; equipment is never deleted', () => {
    const station = ({ common }: Author) => ({
      ...common,
      name: 'Grill',
      kind: 'grill' as const,
      isExpediter: false,
      sortKey: 'a0',
    })
    const area = ({ common }: Author) => ({ ...common, name: 'Cold room', sortKey: 'a0' })
    const fridge = ({ common }: Author) => ({
      ...common,
      name: 'Fridge 1',
      kind: 'fridge' as const,
      limit: { delayMin: 30 },
      state: 'in use' as const,
    })
    const leads = { read: atWork, create: from('lead'), change: from('lead'), delete: from('lead') }
    expect(whoMay(stations, { params: { ...k1, stationId: 's1' }, sample: station })).toEqual(leads)
    expect(whoMay(storageAreas, { params: { ...k1, areaId: 'a1' }, sample: area })).toEqual(leads)
    expect(whoMay(equipment, { params: { ...k1, equipmentId: 'e1' }, sample: fridge })).toEqual({
      ...leads,
      delete: nobodyAtAll,
    })
  })

  test('[ID10] paired tablets: managers, and each tablet itself', () => {
    const device = {
      params: { ...k1, deviceId: 'tablet' },
      sample: ({ common }: Author) => ({
        ...common,
        name: 'Pass',
        pairedBy: 'manager',
        unlockedBy: 'cook',
        unlockedUntil: askedAt,
        lastSeen: null,
      }),
    }
    expect(whoMay(kitchenDevices, device)).toEqual({ read: `${from('manager')} tablet`, ...byServer })
  })

  test('PINs and the tries at them are nobody’s to read, not even one’s own', () => {
    const pin = ({ common }: Author) => ({
      ...common,
      uid: 'cook',
      salt: 'a'.repeat(32),
      hash: 'b'.repeat(64),
    })
    const tries = ({ common }: Author) => ({ ...common, uid: 'cook', wrong: 5, lockedUntil: askedAt })
    const at = { ...k1, uid: 'cook' }
    const hidden = { read: nobodyAtAll, ...byServer }
    expect(whoMay(devicePins, { params: at, sample: pin })).toEqual(hidden)
    expect(whoMay(devicePinTries, { params: { ...at, deviceId: 'tablet' }, sample: tries })).toEqual(hidden)
  })

  test('[ID10] access links: managers; leads those that share a recipe', () => {
    const link = (scope: AccessLinkScope) => ({
      params: { ...k1, linkId: 'l1' },
      sample: ({ common }: Author) => ({
        ...common,
        kind: scope.kind,
        tokenHash: 'a'.repeat(64),
        scope,
        uses: 0,
      }),
    })
    expect(whoMay(accessLinks, link({ kind: 'till key' }))).toEqual({ read: from('manager'), ...byServer })
    expect(whoMay(accessLinks, link({ kind: 'recipe share', recipeId: 'r1' })).read).toBe(from('lead'))
  })
})
