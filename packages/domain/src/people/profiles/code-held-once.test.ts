import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { askConstraint } from '../../../testing/ask-constraint.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import type { BrigadeUser } from './brigade-user.ts'
import { codeHeldOnce, holderOfCode } from './code-held-once.ts'
import { newBrigadeUser } from './new-cards.ts'

const noon = timestampFromMs(Date.UTC(2026, 4, 3, 12))
const cardOf = (uid: string, brigadeCode = '7K2-9QX'): BrigadeUser => ({
  ...newBrigadeUser({ displayName: uid, handle: uid, brigadeCode }, { uid, isGuest: false }, noon).card,
  ...newCommonFields(uid, noon),
})

describe('a brigade code', () => {
  const sams = cardOf('sam')
  const stored = { 'brigade-users/sam': sams }
  const written = (uid: string, after: BrigadeUser | undefined, before?: BrigadeUser) =>
    askConstraint(
      codeHeldOnce,
      { params: { uid }, before, after },
      { ...stored, ...(after !== undefined && { [`brigade-users/${uid}`]: after }) },
    )

  test('is taken by nobody else, on a new card or on one that exists', () => {
    const refusal = 'Somebody else has this brigade code.'
    expect(written('lena', cardOf('lena'))).toBe(refusal)
    expect(written('lena', cardOf('lena'), cardOf('lena', '7K2-9QY'))).toBe(refusal)
    expect(written('lena', cardOf('lena', '7K2-9QY'))).toBeUndefined()
  })

  test('stands in nobody’s way who has it already or leaves', () => {
    expect(written('sam', sams)).toBeUndefined()
    expect(written('lena', { ...cardOf('lena'), headline: 'Sauces' }, cardOf('lena'))).toBeUndefined()
    expect(written('lena', undefined, cardOf('lena'))).toBeUndefined()
  })

  test('finds one person or nobody', () => {
    expect(holderOfCode([])).toBeUndefined()
    expect(holderOfCode([{ id: 'sam' }])).toBe('sam')
    expect(holderOfCode([{ id: 'sam' }, { id: 'lena' }])).toBeUndefined()
  })
})
