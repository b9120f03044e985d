import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { planPrice } from '@brigade/domain/people/plans/plan-price.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { runPlanCommand } from '../../plans/plan-commands.ts'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import { planFunctions } from './plan-functions.ts'

const manual = await callFunctions(planFunctions({ mode: 'manual' }))
const off = await callFunctions(planFunctions({ mode: 'off' }))

const choice = (step: 'free' | 'plus' | 'full') =>
  ({ of: 'chef', step, period: 'month', seenPrice: planPrice('chef', step, 'month') }) as const

let ines: Somebody

beforeAll(async () => {
  ines = await manual.member('ines')
  const kitchens = [newId(), newId()].map((kitchenId) => buildKitchen({ kitchenId, owner: ines.uid }, now()))
  await manual.put(kitchens.flat())
})

const operator = (...words: readonly string[]) => runPlanCommand(manual.platform, words)

describe('plans that an operator confirms', () => {
  test('a plan is asked for, confirmed, changed to less and cancelled', async () => {
    expect(await manual.call(ines, 'startCheckout', choice('plus'))).toEqual({
      result: { kind: 'waiting for operator' },
    })
    expect(await manual.call(ines, 'readOwnPlan', {})).toMatchObject({
      result: {
        holder: 'member',
        steps: { chef: 'free', agency: 'free', recruiter: 'free' },
        subscription: null,
        waiting: { of: 'chef', step: 'plus', period: 'month' },
      },
    })
    expect(await operator('list')).toBe(`${ines.uid}\tchef plus, 19.00 EUR a month`)
    expect(await operator('confirm', 'ines@example.com')).toContain('chef plus')
    await expect(operator('confirm', ines.uid)).rejects.toThrow('waits for no plan')
    expect(await manual.call(ines, 'readOwnPlan', {})).toMatchObject({
      result: { steps: { chef: 'plus' }, subscription: { state: 'active' }, waiting: null },
    })

    const cancelled = await manual.call(ines, 'cancelPlan', { of: 'chef' })
    expect(cancelled).toMatchObject({ result: { state: 'cancelled', overLimit: ['kitchens owned'] } })
    expect(await manual.call(ines, 'readOwnPlan', {})).toMatchObject({
      result: { steps: { chef: 'plus' }, subscription: { state: 'cancelled', changesThen: true } },
    })
    expect(await operator('end', ines.uid)).toContain('Everything made stays')
    expect(await manual.call(ines, 'readOwnPlan', {})).toMatchObject({
      result: { steps: { chef: 'free' }, subscription: null },
    })
    expect(await manual.call(ines, 'cancelPlan', { of: 'chef' })).toEqual(
      refusal('FAILED_PRECONDITION', 'state'),
    )
  })

  test('usage is counted from the documents', async () => {
    const { result } = await manual.call(ines, 'readOwnPlan', {})
    expect(result?.['usage']).toContainEqual({ thing: 'kitchens owned', used: 2 })
    expect(result?.['usage']).toContainEqual({ thing: 'team per kitchen', used: 1 })
  })

  test('another price, a step one has, a guest and unknown words are refused', async () => {
    const omar = await manual.member('omar')
    const dearer = { ...choice('plus'), seenPrice: { minor: 1, currency: 'EUR' } }
    expect(await manual.call(omar, 'startCheckout', dearer)).toEqual(refusal('ABORTED', 'price-changed'))
    expect(await manual.call(omar, 'startCheckout', choice('free'))).toEqual(
      refusal('FAILED_PRECONDITION', 'state'),
    )
    expect(await manual.call(omar, 'changePlan', choice('full'))).toEqual(
      refusal('FAILED_PRECONDITION', 'state'),
    )
    const guest = await manual.guest()
    expect(await manual.call(guest, 'startCheckout', choice('plus'))).toEqual(
      refusal('PERMISSION_DENIED', 'members-only'),
    )
    expect(await manual.call(guest, 'readOwnPlan', {})).toMatchObject({ result: { holder: 'guest' } })
    await expect(operator('bless', ines.uid)).rejects.toThrow('npm run plans')
    await expect(operator('show', 'nobody@example.com')).rejects.toThrow('There is no account')
  })
})

test('where nothing is sold nothing can be bought, and usage is still told', async () => {
  const lena = await off.member('lena')
  for (const name of ['startCheckout', 'changePlan']) {
    expect(await off.call(lena, name, choice('plus'))).toEqual(refusal('FAILED_PRECONDITION', 'billing-off'))
  }
  expect(await off.call(lena, 'cancelPlan', { of: 'chef' })).toEqual(
    refusal('FAILED_PRECONDITION', 'billing-off'),
  )
  expect(await off.call(lena, 'readOwnPlan', {})).toMatchObject({ result: { subscription: null } })
})
