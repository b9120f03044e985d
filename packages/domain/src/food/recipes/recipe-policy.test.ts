import { describe, expect, test } from 'vitest'
import type { Collection } from '@brigade/contract/collection.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { aCaller, askedAt, mayChange, mayCreate, mayRead, type World } from '../../../testing/ask-policy.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { RecipeVersion } from './recipe-version.ts'
import { recipes, recipeVersions } from './recipes.ts'
import { Recipe, type RecipeContent } from './recipe.ts'

const anna = aCaller('anna')
const inTeam = (access: AccessRole): World => ({
  'kitchens/k1/team/anna': { access, grants: [], state: 'active' },
})

interface Write<Content> {
  readonly params: Readonly<Record<string, string>>
  readonly before?: Content
  readonly after: Content
  readonly stored: World
  readonly written?: World
}

function isAllowed<Content>(into: Collection<Content>, write: Write<Content>): boolean {
  const { params, before, after, stored, written = {} } = write
  const asked = { caller: anna, params, before: stored, batch: written }
  return before === undefined ? mayCreate(into, asked, after) : mayChange(into, asked, [before, after])
}

const content = (description: string): RecipeContent => ({
  description,
  lines: [],
  steps: [],
  containers: [],
})

const first = Recipe.parse({
  ...newCommonFields('anna', askedAt),
  ownerKind: 'kitchen',
  ownerId: 'k1',
  name: 'Stock',
  tags: [],
  current: content('one'),
  currentVersionId: 'v1',
  currentN: 1,
  state: 'draft',
  visibility: 'kitchen',
  hideQuantities: false,
  names: {},
})
const second: Recipe = { ...first, current: content('two'), currentVersionId: 'v2', currentN: 2 }
const version = (n: number, text: string, parentVersionId?: string): RecipeVersion =>
  RecipeVersion.parse({
    ...newCommonFields('anna', askedAt),
    ownerKind: 'kitchen',
    ownerId: 'k1',
    n,
    content: content(text),
    ...(parentVersionId !== undefined && { parentVersionId }),
  })

const params = { recipeId: 'r1' }
const v1 = { 'recipes/r1/versions/v1': version(1, 'one') }
const v2 = { 'recipes/r1/versions/v2': version(2, 'two', 'v1') }

describe('recipes', () => {
  const create = (access: AccessRole, more: Partial<Recipe> = {}, written: World = v1): boolean =>
    isAllowed(recipes, { params, after: { ...first, ...more }, stored: inTeam(access), written })
  const change = (
    access: AccessRole,
    after: Recipe,
    documents: { stored?: World; written?: World; before?: Recipe } = {},
  ): boolean =>
    isAllowed(recipes, {
      params,
      before: documents.before ?? first,
      after,
      stored: { ...inTeam(access), ...v1, ...documents.stored },
      written: documents.written ?? {},
    })

  test('[ID10] a cook drafts a recipe, a viewer and a stranger do not', () => {
    expect([
      create('cook'),
      create('viewer'),
      isAllowed(recipes, { params, after: first, stored: {}, written: v1 }),
    ]).toEqual([true, false, false])
  })
  test('[RC6] a recipe without its first version in the same batch is refused', () =>
    expect([create('cook', {}, {}), create('cook', { current: content('other') })]).toEqual([false, false]))
  test('[RC6] a save writes a new version and moves current to it in the same batch', () =>
    expect([change('cook', second, { written: v2 }), change('cook', second)]).toEqual([true, false]))
  test('[RC6] the content never changes without a new version', () =>
    expect(change('owner', { ...first, current: content('two') })).toBe(false))
  test('[RC8] a cook picks a side of a fork: refused; a lead: accepted', () =>
    expect([change('cook', second, { stored: v2 }), change('lead', second, { stored: v2 })]).toEqual([
      false,
      true,
    ]))
  test('[RC8] setting a side aside is a lead’s', () =>
    expect([
      change('cook', { ...first, setAsideVersionIds: ['v9'] }),
      change('lead', { ...first, setAsideVersionIds: ['v9'] }),
    ]).toEqual([false, true]))
  test('[ID10] approving is a lead’s, and only of the current version', () => {
    const approved: Recipe = { ...first, state: 'approved', approvedVersionId: 'v1' }
    expect([
      change('cook', approved),
      change('lead', approved),
      change('lead', { ...approved, approvedVersionId: 'v0' }),
    ]).toEqual([false, true, false])
  })
  test('[ID10] a cook’s new version of an approved recipe is a draft, and the approved one stays', () => {
    const before: Recipe = { ...first, state: 'approved', approvedVersionId: 'v1' }
    const after: Recipe = { ...second, state: 'draft', approvedVersionId: 'v1' }
    expect([
      change('cook', after, { before, written: v2 }),
      change('cook', { ...after, state: 'approved' }, { before, written: v2 }),
    ]).toEqual([true, false])
  })
  test('[ID10] a lead begins with an approved recipe, a cook does not', () => {
    const approved = { state: 'approved', approvedVersionId: 'v1' } as const
    expect([create('cook', approved), create('lead', approved)]).toEqual([false, true])
  })
  test('[ID10] what was approved is a lead’s to take back and to bin, a draft any cook’s', () => {
    const before: Recipe = { ...first, approvedVersionId: 'v1' }
    const { approvedVersionId: _, ...unapproved } = before
    const binned = { ...before, deletedAt: askedAt }
    expect([
      change('cook', unapproved, { before }),
      change('lead', unapproved, { before }),
      change('cook', binned, { before }),
      change('lead', binned, { before }),
      change('cook', { ...first, deletedAt: askedAt }),
    ]).toEqual([false, true, false, true, true])
  })
  test('[RC6] the number of the current version does not move by itself', () =>
    expect(change('owner', { ...first, currentN: 2 })).toBe(false))
  test('an archived recipe is drafted again before it is approved, whoever asks', () => {
    const before: Recipe = { ...first, state: 'archived', approvedVersionId: 'v1' }
    expect([
      change('owner', { ...before, state: 'approved' }, { before }),
      change('lead', { ...before, state: 'draft' }, { before }),
      change('cook', { ...before, state: 'draft' }, { before }),
    ]).toEqual([false, true, false])
  })
  test('[ID10] a recipe that is public already goes on being changed, and a team’s may become private', () => {
    const before: Recipe = { ...first, visibility: 'public' }
    expect([
      change('cook', { ...before, name: 'Brown stock' }, { before }),
      change('cook', { ...first, visibility: 'private' }),
      change('cook', { ...first, visibility: 'link' }),
    ]).toEqual([true, true, false])
  })
  test('[ID10] a person’s recipe stays theirs, and a kitchen’s the kitchen’s', () => {
    const before: Recipe = { ...first, ownerKind: 'person', ownerId: 'anna' }
    expect([
      change('owner', { ...before, name: 'My stock' }, { before }),
      change('owner', first, { before }),
      change('owner', { ...first, ownerKind: 'person', ownerId: 'anna' }),
    ]).toEqual([true, false, false])
  })
  test('[ID10] nobody gives a recipe away or signs for another', () =>
    expect([
      change('owner', { ...first, ownerId: 'k2' }),
      change('owner', { ...first, updatedBy: 'ben' }),
    ]).toEqual([false, false]))
  test('[ID10] only the server shows a recipe to the public', () =>
    expect(change('owner', { ...first, visibility: 'public' })).toBe(false))
  test('[ID10] what outsiders see is neither hidden nor binned by a plain write, for the copy would stay', () => {
    const before: Recipe = { ...first, visibility: 'public' }
    expect([
      change('owner', { ...before, visibility: 'kitchen' }, { before }),
      change('owner', { ...before, deletedAt: askedAt }, { before }),
      change('owner', { ...before, name: 'Brown stock' }, { before }),
      change('owner', { ...first, deletedAt: askedAt }),
    ]).toEqual([false, false, true, true])
  })
  test('[ID10] a list proves its owner; the team and the person read', () => {
    const list = (known: Partial<Recipe>, before: World) =>
      mayRead(recipes, { caller: anna, params, before }, known)
    const ofKitchen = { ownerKind: 'kitchen', ownerId: 'k1' } as const
    expect([list(ofKitchen, inTeam('viewer')), list(ofKitchen, {}), list({}, inTeam('owner'))]).toEqual([
      true,
      false,
      false,
    ])
    const mine = { ownerKind: 'person', ownerId: 'anna' } as const
    expect([list(mine, {}), list({ ...mine, ownerId: 'ben' }, {})]).toEqual([true, false])
  })

  const recipe = { 'recipes/r1': first }
  const save = (access: AccessRole, after: RecipeVersion): boolean =>
    isAllowed(recipeVersions, {
      params: { ...params, versionId: 'v2' },
      after,
      stored: { ...inTeam(access), ...recipe, ...v1 },
    })
  test('[RC6] a version has its parent’s number and one, and its recipe’s owner', () =>
    expect([
      save('cook', version(2, 'two', 'v1')),
      save('cook', version(3, 'two', 'v1')),
      save('cook', version(2, 'two', 'gone')),
      save('cook', { ...version(2, 'two', 'v1'), ownerId: 'k2' }),
    ]).toEqual([true, false, false, false]))
  test('[RC6] writing to version 1 is refused, even for the owner', () =>
    expect(
      isAllowed(recipeVersions, {
        params,
        before: version(1, 'one'),
        after: version(1, 'better'),
        stored: { ...inTeam('owner'), ...recipe },
      }),
    ).toBe(false))
  test('[RC6] a version of a person’s own is none of a kitchen’s recipe', () =>
    expect(save('cook', { ...version(2, 'two', 'v1'), ownerKind: 'person', ownerId: 'anna' })).toBe(false))
  test('[RC6] the same version may come again after a lost answer', () => {
    const again = (access: AccessRole) =>
      isAllowed(recipeVersions, {
        params,
        before: version(1, 'one'),
        after: version(1, 'one'),
        stored: { ...inTeam(access), ...recipe },
      })
    expect([again('cook'), again('viewer')]).toEqual([true, false])
  })
  test('[RC8] a merge is a lead’s', () =>
    expect([
      save('cook', { ...version(2, 'two', 'v1'), mergedVersionId: 'v2b' }),
      save('lead', { ...version(2, 'two', 'v1'), mergedVersionId: 'v2b' }),
    ]).toEqual([false, true]))
})
