import type { Collection } from '@brigade/domain/collections/collection.ts'
import { ingredients } from '@brigade/domain/ingredients/ingredient.ts'
import { jobs } from '@brigade/domain/jobs/job.ts'
import { takesApplications } from '@brigade/domain/jobs/move-job.ts'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { publicMenus } from '@brigade/domain/menus/menus.ts'
import { publicRecipes } from '@brigade/domain/recipes/public-recipe.ts'
import { brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import { chefs } from '@brigade/domain/people/chef.ts'
import { type Professional, professionals } from '@brigade/domain/people/professional.ts'
import { recruiters } from '@brigade/domain/people/recruiter.ts'
import { suppliers } from '@brigade/domain/people/supplier.ts'
import type { Searchable } from '@brigade/domain/search/find-everything.ts'
import type { Timestamp } from '@brigade/domain/time/timestamp.ts'

interface Listed<Content> {
  readonly id: string
  readonly content: Content
}

/** Lists documents of a collection whose fields have these values. */
export type Lister = <Content>(
  of: Collection<Content>,
  equal: Readonly<Record<string, string | boolean>>,
) => Promise<readonly Listed<Content>[]>

/** A professional's card as a search finds it. */
export function searchableProfessional({ id, content }: Listed<Professional>): Searchable {
  const { displayName, title, roles, cuisines, workAreas } = content
  const areas = workAreas.map(({ label }) => label)
  return {
    kind: 'professional',
    id,
    title: displayName,
    subtitle: title,
    more: [...roles, ...cuisines, ...areas].join(' '),
    path: `/professionals/${id}`,
  }
}

async function people(list: Lister): Promise<readonly Searchable[]> {
  const [cards, working, cooking] = await Promise.all([
    list(brigadeUsers, { isGuest: false }),
    list(professionals, { isListed: true, audience: 'public' }),
    list(chefs, { isListed: true }),
  ])
  return [
    ...cards.map(({ id, content }): Searchable => {
      const { displayName, headline, handle, town = '' } = content
      const more = `${handle} ${town}`
      return {
        kind: 'person',
        id,
        title: displayName,
        subtitle: headline,
        more,
        path: `/brigade-users/${id}`,
      }
    }),
    ...working.map(searchableProfessional),
    ...cooking.map(({ id, content: { displayName, specialties, shortBio } }): Searchable => {
      const subtitle = specialties.join(', ')
      return { kind: 'chef', id, title: displayName, subtitle, more: shortBio, path: `/chefs/${id}` }
    }),
  ]
}

async function companies(list: Lister): Promise<readonly Searchable[]> {
  const [hiring, selling] = await Promise.all([list(recruiters, {}), list(suppliers, {})])
  return [
    ...hiring.map(({ id, content: { companyName, sectors, address } }): Searchable => {
      const subtitle = address?.town ?? ''
      const more = sectors.join(' ')
      return { kind: 'recruiter', id, title: companyName, subtitle, more, path: `/recruiters/${id}` }
    }),
    ...selling.map(({ id, content: { companyName, categories, shortBio } }): Searchable => {
      const more = [...categories, shortBio].join(' ')
      return { kind: 'supplier', id, title: companyName, subtitle: '', more, path: `/suppliers/${id}` }
    }),
  ]
}

async function houses(list: Lister): Promise<readonly Searchable[]> {
  const open = await list(kitchens, { isListed: true, state: 'active' })
  const names = new Map(open.map(({ id, content }) => [id, content.name]))
  const published = await list(publicMenus, {})
  return [
    ...open.map(({ id, content: { name, kind, address, cuisines } }): Searchable => {
      const more = [kind, ...cuisines, address.country].join(' ')
      return { kind: 'kitchen', id, title: name, subtitle: address.town, more, path: `/kitchens/${id}` }
    }),
    ...published.flatMap(({ id, content: { kitchenId, name } }): readonly Searchable[] => {
      const kitchen = names.get(kitchenId)
      if (kitchen === undefined) return []
      const path = `/kitchens/${kitchenId}/menus/${id}`
      return [{ kind: 'menu', id, title: name, subtitle: kitchen, more: '', path }]
    }),
  ]
}

async function work(list: Lister, now: Timestamp): Promise<readonly Searchable[]> {
  const open = await list(jobs, { state: 'open' })
  return open
    .filter(({ content }) => takesApplications(content, now))
    .map(({ id, content: { title, companyName, place, description } }) => {
      const subtitle = [companyName, place.town].join(', ')
      return { kind: 'job', id, title, subtitle, more: description, path: `/jobs/${id}` }
    })
}

async function cookbook(list: Lister): Promise<readonly Searchable[]> {
  const shown = await list(publicRecipes, { visibility: 'public' })
  return shown.map(({ id, content: { name, category = '', tags } }) => {
    const more = tags.join(' ')
    return { kind: 'recipe', id, title: name, subtitle: category, more, path: `/recipes/${id}` }
  })
}

async function food(list: Lister): Promise<readonly Searchable[]> {
  const [open, locked] = await Promise.all([
    list(ingredients, { state: 'open' }),
    list(ingredients, { state: 'locked' }),
  ])
  return [...open, ...locked].map(({ id, content: { name, synonyms } }) => {
    const more = synonyms.map(({ text }) => text).join(' ')
    return { kind: 'ingredient', id, title: name, subtitle: '', more, path: `/ingredients/${id}` }
  })
}

/** Everything that a stranger may find: the equalities below are the ones that prove a list public. */
export async function searchable(list: Lister, now: Timestamp): Promise<readonly Searchable[]> {
  const parts = [people(list), houses(list), work(list, now), cookbook(list), food(list), companies(list)]
  return (await Promise.all(parts)).flat()
}
