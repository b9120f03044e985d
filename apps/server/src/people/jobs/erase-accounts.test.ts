import { findUnchecked } from '../../core/functions/find-documents.ts'
import { buildJob } from '@brigade/builders/build-job.ts'
import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { buildMenu } from '@brigade/builders/build-menu.ts'
import { buildStockLine } from '@brigade/builders/build-pantry.ts'
import { sampleObjects } from '@brigade/builders/sample-documents.ts'
import { type BuiltDocument, builtDocument } from '@brigade/builders/built-document.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import { newSafetyTemplate } from '@brigade/domain/kitchen/safety/new-safety-check.ts'
import { safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import { functions } from '../../all-functions.ts'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../testing/call-functions.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { registerExport } from '../accounts/register-export.ts'

const house = await callFunctions(functions)
registerExport(house.app, house.platform)
const samples = sampleObjects()

/** A document like the sample of its kind. */
function like(sample: string, path: string, more: object): BuiltDocument {
  return { path, data: { ...samples[sample]?.data, ...more } }
}

async function kitchenOf({ uid }: Somebody, others: readonly Somebody[] = []): Promise<string> {
  const kitchenId = newId()
  await house.put(buildKitchen({ kitchenId, owner: uid }, now()))
  await house.put(others.map((one) => cookIn(kitchenId, one)))
  return kitchenId
}

const cookIn = (kitchenId: string, { uid }: Somebody) =>
  buildTeamMember({ kitchenId, uid, displayName: 'Rui', access: 'cook', position: 'commis' }, now())

const leave = (who: Somebody) => house.call(who, 'deleteAccount', { handleTyped: '', handOver: {} })

/** The person's request to end the account. */
async function erasureOf({ uid }: Somebody) {
  const found = await house.platform.documents.transact((tx) =>
    findUnchecked(tx, dataRequests, { where: { uid } }),
  )
  return found.find(({ data }) => data['kind'] === 'erase')
}

/** Asks for the end, and brings it forward as if seven days had passed. */
async function asksToGo(who: Somebody): Promise<void> {
  expect(await leave(who)).toHaveProperty('result.eraseAt')
  const asked = await erasureOf(who)
  const startsAt = timestampFromMs(Date.now() - DAY_MS)
  await house.platform.documents.transact(async (tx) => tx.update(asked?.path ?? '', { startsAt }))
}

async function downloadsEverything(who: Somebody): Promise<void> {
  const { result } = await house.call(who, 'requestExport', {})
  const headers = { authorization: `Bearer ${who.token}` }
  const url = `/exports/${String(result?.['dataRequestId'])}`
  expect((await house.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200)
}

test('[ID11] orders stay for the supplier when the kitchen goes, and an open one keeps the account', async () => {
  const [sam, lena] = [await house.member('sam'), await house.member('lena')]
  const kitchenId = await kitchenOf(sam)
  const path = `orders/${newId()}`
  const order = (state: string) => like('order', path, { kitchenId, supplierId: lena.uid, state })
  const sides = { kitchenId, supplierId: lena.uid, side: 'kitchen', at: now(), words: '' }
  const { createdAt, createdBy, updatedAt, updatedBy, schema } = { ...samples['order']?.data }
  const common = { createdAt, createdBy, updatedAt, updatedBy, schema }
  const sent = { path: `${path}/events/sent`, data: { ...common, ...sides, kind: 'sent', to: 'sent' } }
  await house.put([order('sent'), sent])
  expect(await leave(sam)).toEqual(refusal('FAILED_PRECONDITION', 'open-orders'))
  await house.put([order('closed')])
  await asksToGo(sam)
  expect(await eraseAccounts(house.platform)).toBe(1)
  expect(await house.read(`kitchens/${kitchenId}`)).toBeUndefined()
  expect(await house.read(path)).toMatchObject({ kitchenId, state: 'closed' })
  expect(await house.read(sent.path)).toMatchObject({ kind: 'sent' })
})

test('[ID11] somebody else’s open job at the kitchen keeps the account, the own one closes', async () => {
  const [sam, rita] = [await house.member('sam-jobs'), await house.member('rita')]
  const kitchenId = await kitchenOf(sam)
  const path = `jobs/${newId()}`
  const job = ({ uid }: Somebody) => like('job', path, { kitchenId, recruiter: uid, hiringTeam: [uid] })
  await house.put([job(rita)])
  expect(await leave(sam)).toEqual(refusal('FAILED_PRECONDITION', 'open-jobs'))
  await house.put([job(sam)])
  await asksToGo(sam)
  expect(await eraseAccounts(house.platform)).toBe(1)
  expect(await house.read(path)).toMatchObject({ state: 'closed' })
})

test('[ID11] safety records of the last two years go only after they were downloaded', async () => {
  const sam = await house.member('sam-records')
  const kitchenId = await kitchenOf(sam)
  const record = (recordId: string) =>
    like('record', `kitchens/${kitchenId}/safety-records/${recordId}`, {
      createdAt: now(),
      templateId: 'fridge',
      by: sam.uid,
    })
  const limits = { jurisdiction: 'EU', version: '2026-01', values: {} } as const
  const check = { kind: 'fridge or freezer temperature', name: 'Fridge', limits } as const
  const template = newSafetyTemplate({ ...check, fields: [] }, sam.uid, now())
  await house.put([
    builtDocument(safetyTemplates, { kitchenId, templateId: 'fridge' }, template),
    record('r1'),
  ])
  expect(await leave(sam)).toEqual(refusal('FAILED_PRECONDITION', 'records-kept'))
  await downloadsEverything(sam)
  await asksToGo(sam)
  await house.put([record('r2')])
  expect(await eraseAccounts(house.platform)).toBe(1)
  expect(await house.read(`kitchens/${kitchenId}/safety-records/r1`)).toBeUndefined()
})

test('[ID9] somebody has joined the kitchen meanwhile: the account stays, and says why', async () => {
  const [sam, rui] = [await house.member('sam-joined'), await house.member('rui')]
  const kitchenId = await kitchenOf(sam)
  await asksToGo(sam)
  await house.put([cookIn(kitchenId, rui)])
  expect(await eraseAccounts(house.platform)).toBe(0)
  expect(await house.read(`kitchens/${kitchenId}/team/${sam.uid}`)).toMatchObject({ state: 'active' })
  expect((await erasureOf(sam))?.data).toMatchObject({ state: 'cancelled', keptBecause: 'owns-kitchens' })
  expect(await leave(sam)).toEqual(refusal('FAILED_PRECONDITION', 'owns-kitchens'))
})

test('open links into a team end with the account that made them', async () => {
  const [sam, ines] = [await house.member('sam-links'), await house.member('ines-links')]
  const kitchenId = await kitchenOf(ines, [sam])
  await house.call(ines, 'setAccess', { kitchenId, uid: sam.uid, access: 'manager', grants: [] })
  const link = { to: { kind: 'link' }, access: 'cook', position: 'commis', stations: [], note: '' }
  const { result } = await house.call(sam, 'inviteToTeam', { kitchenId, ...link })
  const path = `kitchens/${kitchenId}/invitations/${String(result?.['invitationId'])}`
  await asksToGo(sam)
  expect(await house.read(path)).toMatchObject({ state: 'sent' })
  await eraseAccounts(house.platform)
  expect(await house.read(`kitchens/${kitchenId}/team/${sam.uid}`)).toMatchObject({ state: 'left' })
  expect(await house.read(path)).toMatchObject({ state: 'withdrawn' })
})

test('[ID11] a recipe on other kitchens’ menus and shelves goes nevertheless', async () => {
  const [sam, ines] = [await house.member('sam-recipes'), await house.member('ines')]
  const kitchenId = await kitchenOf(ines)
  const recipeId = newId()
  const place = { kitchenId, by: ines.uid }
  const shelf = buildStockLine(place, 'onion', { at: now() })
  const wasted = `kitchens/${kitchenId}/waste/w1`
  const soup = { name: 'Fish soup', minor: 850, recipeId }
  const menu = {
    menuId: 'm1',
    name: 'Autumn',
    currency: 'EUR' as const,
    vatPct: '13',
    sections: [{ name: 'To begin', items: [soup] }],
  }
  const { createdAt, createdBy, updatedAt, updatedBy, schema } = shelf.data
  const waste = { recipeId, qty: { amount: '1', unit: 'kg' }, reason: 'spoiled', note: '', at: now() }
  const signed = { createdAt, createdBy, updatedAt, updatedBy, schema, by: ines.uid }
  await house.put([
    like('recipe', `recipes/${recipeId}`, { ownerKind: 'person', ownerId: sam.uid }),
    { path: shelf.path, data: { ...shelf.data, isPrepared: true, recipeId } },
    { path: wasted, data: { ...signed, ...waste } },
    ...buildMenu(place, menu, now()),
  ])
  await asksToGo(sam)
  expect(await eraseAccounts(house.platform)).toBe(1)
  expect(await house.read(`recipes/${recipeId}`)).toBeUndefined()
  const item = await house.read(`kitchens/${kitchenId}/menus/m1/items/item-1-1`)
  expect(item).toMatchObject({ name: 'Fish soup' })
  expect(item).not.toHaveProperty('recipeId')
  expect(await house.read(shelf.path)).toMatchObject({ isPrepared: false })
  expect(await house.read(wasted)).toMatchObject({ recipeId })
})

test('[ID11] the name goes from hiring teams, and with it the invitations to the person', async () => {
  const [sam, ines] = [await house.member('sam-named'), await house.member('ines-invites')]
  const kitchenId = await kitchenOf(ines)
  const jobId = newId()
  const named = buildJob({ jobId, recruiter: { uid: sam.uid, displayName: 'Sam Lee' } }, now())
  const email = 'sam-named@example.com'
  const invited = (to: object) =>
    builtDocument(
      invitations,
      { kitchenId, invitationId: newId() },
      {
        ...newCommonFields(ines.uid, now()),
        ...to,
        access: 'cook',
        position: 'commis',
        stations: [],
        note: '',
        state: 'sent',
        expiresAt: now(),
        tokenHash: 'a'.repeat(64),
        acceptedBy: [],
      },
    )
  const [byUid, byEmail, other] = [{ toUid: sam.uid }, { toEmail: email }, { toUid: ines.uid }].map(invited)
  await house.put([...named, byUid, byEmail, other].filter((one) => one !== undefined))
  await asksToGo(sam)
  const proved = {
    ...house.platform,
    identity: {
      ...house.platform.identity,
      findAccount: async (uid: string) => {
        const account = await house.platform.identity.findAccount(uid)
        return account === undefined ? undefined : { ...account, isEmailVerified: true }
      },
    },
  }
  expect(await eraseAccounts(proved)).toBe(1)
  expect(await house.read(`jobs/${jobId}/hiring-team/${sam.uid}`)).toMatchObject({
    uid: sam.uid,
    displayName: 'Former member',
  })
  expect(await house.read(byUid?.path ?? '')).toBeUndefined()
  expect(await house.read(byEmail?.path ?? '')).toBeUndefined()
  expect(await house.read(other?.path ?? '')).toMatchObject({ toUid: ines.uid })
})

test('one account that cannot be erased keeps no other waiting', async () => {
  const [stuck, sam] = [await house.member('stuck'), await house.member('sam-free')]
  await house.put([like('recipe', `recipes/${newId()}`, { ownerKind: 'person', ownerId: stuck.uid })])
  await asksToGo(stuck)
  await asksToGo(sam)
  const broken = {
    ...house.platform,
    identity: {
      ...house.platform.identity,
      findAccount: (uid: string) =>
        uid === stuck.uid ? Promise.reject(new Error('no answer')) : house.platform.identity.findAccount(uid),
    },
  }
  await expect(eraseAccounts(broken)).rejects.toThrow('1 of 2 failed')
  expect((await erasureOf(sam))?.data).toMatchObject({ state: 'done' })
  expect((await erasureOf(stuck))?.data).toMatchObject({ state: 'running' })
})
