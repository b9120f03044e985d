import type { MessageKey } from '../../messages/catalogue.ts'

export type DashboardKey =
  | 'kitchen'
  | 'supplier'
  | 'job'
  | 'ingredient'
  | 'professional'
  | 'chef'
  | 'recruiter'
  | 'profile'

export interface DashboardSection {
  readonly key: string
  readonly label: MessageKey
  /** A shorter word for the bar at the bottom of a phone. */
  readonly short?: MessageKey
  /** Path pattern; the page's own parameters fill it in. */
  readonly path: string
}

/** The frame around a dashboard's pages (rule NV6, product 4.3 and 5). */
export interface Dashboard {
  readonly title: MessageKey
  readonly collection: string
  readonly sections: readonly DashboardSection[]
}

type Named = readonly [key: string, label: MessageKey, short?: MessageKey]

function sections(base: string, keys: readonly Named[]): readonly DashboardSection[] {
  return keys.map(([key, label, short]) => ({
    key,
    label,
    ...(short !== undefined && { short }),
    path: `${base}/${key}`,
  }))
}

export const dashboards: Readonly<Record<DashboardKey, Dashboard>> = {
  kitchen: {
    title: 'shell.dashboard.kitchen',
    collection: 'kitchens',
    sections: sections('/kitchens/{kitchenId}/dashboard', [
      ['overview', 'shell.section.overview'],
      ['tickets', 'shell.section.tickets'],
      ['ingredients', 'shell.section.ingredients'],
      ['preparation', 'shell.section.preparation', 'shell.section.preparationShort'],
      ['menus', 'shell.section.menus'],
      ['recipes', 'shell.section.recipes'],
      ['suppliers', 'shell.section.suppliers'],
      ['team', 'shell.section.team'],
      ['safety', 'shell.section.safety'],
    ]),
  },
  supplier: {
    title: 'shell.dashboard.supplier',
    collection: 'suppliers',
    sections: sections('/suppliers/dashboard', [
      ['ingredients', 'shell.section.ingredients'],
      ['orders', 'shell.section.orders'],
    ]),
  },
  job: {
    title: 'shell.dashboard.job',
    collection: 'jobs',
    sections: sections('/jobs/{jobId}/dashboard', [
      ['pipeline', 'shell.section.pipeline'],
      ['shifts', 'shell.section.shifts'],
    ]),
  },
  ingredient: {
    title: 'shell.dashboard.ingredient',
    collection: 'ingredients',
    sections: [
      { key: 'overview', label: 'shell.section.overview', path: '/ingredients/{ingredientId}/dashboard' },
      { key: 'facts', label: 'shell.section.facts', path: '/ingredients/{ingredientId}' },
      { key: 'change', label: 'shell.section.change', path: '/ingredients/{ingredientId}/edit' },
    ],
  },
  professional: {
    title: 'shell.dashboard.professional',
    collection: 'professionals',
    sections: [{ key: 'overview', label: 'shell.section.overview', path: '/professionals/dashboard' }],
  },
  chef: {
    title: 'shell.dashboard.chef',
    collection: 'chefs',
    sections: [
      { key: 'overview', label: 'shell.section.overview', path: '/chefs/dashboard' },
      { key: 'kitchens', label: 'shell.section.kitchens', path: '/chefs/dashboard/chef-Kitchens' },
      { key: 'recipes', label: 'shell.section.recipes', path: '/chefs/dashboard/chef-recipes' },
    ],
  },
  recruiter: {
    title: 'shell.dashboard.recruiter',
    collection: 'recruiters',
    sections: [{ key: 'overview', label: 'shell.section.overview', path: '/recruiters/dashboard' }],
  },
  profile: {
    title: 'shell.dashboard.profile',
    collection: 'brigade-users',
    sections: [{ key: 'overview', label: 'shell.section.overview', path: '/brigade-users/dashboard' }],
  },
}
