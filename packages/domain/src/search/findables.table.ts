import { ingredients } from '../food/ingredients/ingredient.ts'
import { jobsSearchIndex, takingApplications } from '../hiring/jobs/job-entry.ts'
import { jobs } from '../hiring/jobs/job.ts'
import { kitchens } from '../kitchen/kitchens/kitchen.ts'
import { publicMenus } from '../kitchen/menus/menus.ts'
import { brigadeUsers } from '../people/profiles/brigade-user.ts'
import { chefs } from '../people/profiles/chef.ts'
import { type Professional, professionals } from '../people/profiles/professional.ts'
import { recruiters } from '../people/profiles/recruiter.ts'
import { suppliers } from '../kitchen/suppliers/supplier.ts'
import { publicRecipes } from '../food/recipes/public-recipe.ts'
import { findable, type Shown } from './findable.ts'

function showProfessional(card: Professional): Shown | undefined {
  if (!card.isListed) return undefined
  const areas = card.workAreas.map(({ label }) => label)
  return {
    title: card.displayName,
    subtitle: card.title,
    more: [...card.roles, ...card.cuisines, ...areas].join(' '),
    marks: [`audience:${card.audience}`],
  }
}

const professionalPath = (uid: string) => `/professionals/${uid}`

/** Professionals who show themselves to members alone; each may hide from the one who asks all the same. */
export const professionalsForMembers = findable('professional', professionals, {
  show: showProfessional,
  path: professionalPath,
  marks: [['audience:members']],
})

/** Menus of all kitchens, whether they want to be found or not. */
export const menusOfAll = findable('menu', publicMenus, {
  show: ({ name, sections }) => ({
    title: name,
    subtitle: '',
    more: sections.flatMap(({ items }) => items.map((item) => item.name)).join(' '),
  }),
  path: (id, { kitchenId }) => `/kitchens/${kitchenId}/menus/${id}`,
})

/** Everything that strangers find, kind by kind. */
export const findables = {
  person: findable('person', brigadeUsers, {
    show: ({ isGuest, displayName, headline, handle, town = '' }) =>
      isGuest ? undefined : { title: displayName, subtitle: headline, more: `${handle} ${town}` },
    path: (uid) => `/brigade-users/${uid}`,
  }),
  professional: findable('professional', professionals, {
    show: showProfessional,
    path: professionalPath,
    marks: [['audience:public']],
  }),
  chef: findable('chef', chefs, {
    show: ({ isListed, displayName, specialties, shortBio }) =>
      isListed ? { title: displayName, subtitle: specialties.join(', '), more: shortBio } : undefined,
    path: (uid) => `/chefs/${uid}`,
  }),
  kitchen: findable('kitchen', kitchens, {
    show: ({ isListed, state, name, description, kind, address, cuisines }) =>
      isListed && state === 'active'
        ? {
            title: name,
            subtitle: address.town,
            more: [kind, ...cuisines, address.country, description].join(' '),
          }
        : undefined,
    path: (id) => `/kitchens/${id}`,
  }),
  job: findable('job', jobs, {
    searchIndex: jobsSearchIndex,
    show: ({ title, companyName, place }) => ({ title, subtitle: `${companyName}, ${place.town}` }),
    path: (id) => `/jobs/${id}`,
    ranges: takingApplications,
  }),
  recipe: findable('recipe', publicRecipes, {
    show: ({ visibility, name, category = '', tags }) =>
      visibility === 'public' ? { title: name, subtitle: category, more: tags.join(' ') } : undefined,
    path: (id) => `/recipes/${id}`,
  }),
  ingredient: findable('ingredient', ingredients, {
    show: ({ state, name, synonyms }) =>
      state === 'merged'
        ? undefined
        : { title: name, subtitle: '', more: synonyms.map(({ text }) => text).join(' ') },
    path: (id) => `/ingredients/${id}`,
  }),
  recruiter: findable('recruiter', recruiters, {
    show: ({ companyName, sectors, address, shortBio }) => ({
      title: companyName,
      subtitle: address?.town ?? '',
      more: [...sectors, shortBio].join(' '),
    }),
    path: (uid) => `/recruiters/${uid}`,
  }),
  supplier: findable('supplier', suppliers, {
    show: ({ companyName, categories, regions, shortBio }) => ({
      title: companyName,
      subtitle: '',
      more: [...categories, ...regions.map(({ region, country }) => region ?? country), shortBio].join(' '),
    }),
    path: (id) => `/suppliers/${id}`,
  }),
}
