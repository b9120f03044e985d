import { kitchenAuditEntries } from '@brigade/domain/people/trust/audit-entry.ts'
import { findDocuments } from '../../../core/functions/find-documents.ts'
import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { expect, test } from 'vitest'
import { callFunctions, newId, now } from '../../../../testing/call-functions.ts'
import { answerOwnership } from './answer-ownership.ts'
import { leaveKitchen } from './leave-kitchen.ts'
import { setAccess } from './set-access.ts'
import { transferOwnership } from './transfer-ownership.ts'

const house = await callFunctions([setAccess, transferOwnership, answerOwnership, leaveKitchen])

test('[E51] who changed what in the team stands in the kitchen’s audit, in order', async () => {
  const kitchenId = newId()
  const [ines, omar] = [await house.member(newId()), await house.member(newId())]
  const cook = { kitchenId, uid: omar.uid, displayName: 'Omar', access: 'cook', position: 'commis' } as const
  await house.put([...buildKitchen({ kitchenId, owner: ines.uid }, now()), buildTeamMember(cook, now())])

  await house.call(ines, 'setAccess', { kitchenId, uid: omar.uid, access: 'lead', grants: ['costs'] })
  await house.call(ines, 'transferOwnership', { kitchenId, uid: omar.uid })
  await house.call(omar, 'answerOwnership', { kitchenId, accept: false })
  await house.call(ines, 'transferOwnership', { kitchenId, uid: omar.uid })
  await house.call(omar, 'answerOwnership', { kitchenId, accept: true })
  await house.call(ines, 'leaveKitchen', { kitchenId })

  const entries = await house.platform.documents.transact((tx) =>
    findDocuments(tx, kitchenAuditEntries, { params: { kitchenId }, orderBy: 'at' }),
  )
  const [omarsPlace, inesPlace] = [omar, ines].map(({ uid }) => `kitchens/${kitchenId}/team/${uid}`)
  expect(entries.map(({ content }) => content)).toMatchObject([
    {
      by: ines.uid,
      action: 'setAccess',
      thing: omarsPlace,
      from: { access: 'cook', grants: '' },
      to: { access: 'lead', grants: 'costs' },
    },
    { by: ines.uid, action: 'transferOwnership', thing: omarsPlace },
    { by: omar.uid, action: 'endOwnershipOffer', thing: omarsPlace },
    { by: ines.uid, action: 'transferOwnership', thing: omarsPlace },
    {
      by: omar.uid,
      action: 'acceptOwnership',
      thing: omarsPlace,
      from: { owner: ines.uid },
      to: { owner: omar.uid },
    },
    { by: ines.uid, action: 'endMembership', thing: inesPlace },
  ])
})
