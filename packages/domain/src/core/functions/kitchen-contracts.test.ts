import { describe, expect, test } from 'vitest'
import type { FunctionContract } from '@brigade/contract/function-contract.ts'
import * as imports from '../../food/ingredients/import-functions.ts'
import * as ingredients from '../../food/ingredients/ingredient-functions.ts'
import * as links from '../../kitchen/team/access-link-functions.ts'
import { pairDevice, setPin, unlockDevice, unpairDevice } from '../../kitchen/team/device-functions.ts'
import * as joining from '../../kitchen/team/join-functions.ts'
import * as kitchens from '../../kitchen/kitchens/kitchen-functions.ts'
import * as team from '../../kitchen/team/team-functions.ts'
import { publishMenu, withdrawMenu } from '../../kitchen/menus/menu-functions.ts'
import * as deliveries from '../../kitchen/ordering/delivery-functions.ts'
import * as ordering from '../../kitchen/ordering/order-functions.ts'
import * as recipes from '../../food/recipes/recipe-functions.ts'
import * as safety from '../../kitchen/safety/safety-functions.ts'
import { closeStocktake } from '../../kitchen/stock/stock-functions.ts'
import * as suppliers from '../../kitchen/suppliers/supplier-functions.ts'
import * as tickets from '../../kitchen/tickets/ticket-functions.ts'

const { InvitationToken: _token, ...teamCalls } = team
const { OrderWarning: _warning, ...orderCalls } = ordering
const contracts: readonly FunctionContract<unknown, unknown>[] = [
  ...Object.values(teamCalls),
  ...Object.values(joining),
  ...Object.values(kitchens),
  pairDevice,
  unpairDevice,
  setPin,
  unlockDevice,
  ...Object.values(links),
  ...Object.values(tickets),
  ...Object.values(safety),
  ...Object.values(ingredients),
  ...Object.values(recipes),
  publishMenu,
  withdrawMenu,
  ...Object.values(imports),
  ...Object.values(suppliers),
  ...Object.values(orderCalls),
  ...Object.values(deliveries),
  closeStocktake,
]
const requestId = 'r'.repeat(20)

describe('the calls of a kitchen and its suppliers', () => {
  test('are those of the product, and the few that these need', () => {
    const named = [
      'inviteToTeam',
      'answerInvitation',
      'withdrawInvitation',
      'requestToJoin',
      'withdrawJoinRequest',
      'answerJoinRequest',
      'setAccess',
      'removeMember',
      'leaveKitchen',
      'transferOwnership',
      'archiveKitchen',
      'reopenKitchen',
      'deleteKitchen',
      'pairDevice',
      'setPin',
      'unlockDevice',
      'createAccessLink',
      'revokeAccessLink',
      'ingestTickets',
      'ingestReadings',
      'proposeIngredientChange',
      'decideIngredientChange',
      'mergeIngredients',
      'unmergeIngredients',
      'importRecipe',
      'publishRecipe',
      'unpublishRecipe',
      'shareRecipe',
      'publishMenu',
      'withdrawMenu',
      'importCsv',
      'undoImport',
      'requestSupplierLink',
      'answerSupplierLink',
      'pauseSupplierLink',
      'endSupplierLink',
      'claimSupplierLink',
      'sendOrder',
      'answerOrder',
      'answerChanges',
      'cancelOrder',
      'receiveDelivery',
      'recordInvoice',
      'decideInvoice',
      'openClaim',
      'settleClaim',
      'closeOrder',
      'announceSpecChange',
    ]
    const beside = [
      'readInvitation',
      'readKitchenFigures',
      'answerOwnership',
      'unpairDevice',
      'takeCatalogueLines',
      'checkSafetyRecords',
      'readOrder',
      'passOrderOn',
      'closeStocktake',
    ]
    expect(contracts.map(({ name }) => name).toSorted()).toEqual([...named, ...beside].toSorted())
  })

  test('[ER7] all carry the id of a request, and take nothing that is not named', () => {
    for (const { name, input } of contracts) {
      const problems = input.safeParse({ extra: 1 }).error?.issues ?? []
      expect([name, problems.map(({ path }) => path[0])]).toEqual([
        name,
        expect.arrayContaining(['requestId']),
      ])
      expect([name, problems.map(({ code }) => code)]).toEqual([
        name,
        expect.arrayContaining(['unrecognized_keys']),
      ])
    }
  })

  test('each names its refusals once', () => {
    for (const { name, reasons } of contracts)
      expect([name, new Set(reasons).size]).toEqual([name, reasons.length])
  })
})

describe('bounds of the calls', () => {
  const fits = <Input>({ input }: FunctionContract<Input, unknown>, data: object) =>
    input.safeParse({ requestId, ...data }).success

  test('a PIN has 4 to 6 digits', () => {
    const pin = (typed: string) => fits(setPin, { kitchenId: 'k1', pin: typed })
    expect(['123', '1234', '123456', '1234567', '12a4'].map(pin)).toEqual([false, true, true, false, false])
  })

  test('at most 1,000 readings and 100 tickets come at once', () => {
    const reading = {
      device: 'p',
      at: { seconds: 1, nanoseconds: 0 },
      temperature: { value: '4', unit: 'C' },
    }
    const batch = (count: number) =>
      fits(safety.ingestReadings, {
        kitchenId: 'k1',
        key: 'k'.repeat(20),
        readings: Array.from({ length: count }, () => reading),
      })
    expect([0, 1, 1000, 1001].map(batch)).toEqual([false, true, true, false])
  })

  test('a refused join request and a refused supplier link have a sentence', () => {
    const join = (answer: object) => fits(joining.answerJoinRequest, { kitchenId: 'k1', uid: 'u', answer })
    expect(join({ approve: false, sentence: ' ' })).toBe(false)
    expect(join({ approve: false, sentence: 'Not now.' })).toBe(true)
    expect(join({ approve: true, access: 'lead', sentence: '' })).toBe(true)
    expect(join({ approve: true, access: 'manager', sentence: '' })).toBe(false)
    const link = (answer: object) =>
      fits(suppliers.answerSupplierLink, { kitchenId: 'k1', linkId: 'l1', answer })
    expect(link({ accept: false, sentence: '' })).toBe(false)
    expect(link({ accept: false, sentence: 'We do not drive there.' })).toBe(true)
    expect(link({ accept: true })).toBe(false)
  })

  test('an order has lines of one pack or more, for a day that exists', () => {
    const total = { minor: 100, currency: 'EUR' }
    const send = (more: object) =>
      fits(ordering.sendOrder, {
        kitchenId: 'k1',
        linkId: 'l1',
        lines: [{ priceLineId: 'p1', packs: 1, note: '' }],
        wantedDay: '2026-05-04',
        note: '',
        seenTotals: { net: total, vat: total, fee: total, gross: total },
        accept: [],
        ...more,
      })
    expect(send({})).toBe(true)
    expect(send({ lines: [] })).toBe(false)
    expect(send({ lines: [{ priceLineId: 'p1', packs: 0, note: '' }] })).toBe(false)
    expect(send({ wantedDay: '2026-02-31' })).toBe(false)
    expect(send({ accept: ['price-changed'] })).toBe(false)
  })

  test('a change of a product is one that has to be announced', () => {
    const change = (what: object) =>
      fits(suppliers.announceSpecChange, { supplierId: 's1', lineId: 'c1', change: what, words: '' })
    expect(change({ pack: { count: 1, size: { amount: '9', unit: 'kg' } } })).toBe(true)
    expect(change({ name: 'Other' })).toBe(false)
  })
})
