/** Every address of the product, built in one place. Ids are escaped here. */
const id = encodeURIComponent

function below(parent: string, rest: readonly (string | undefined)[]): string {
  return [parent, ...rest.filter((part) => part !== undefined).map(id)].join('/')
}

export type KitchenSection =
  | 'overview'
  | 'tickets'
  | 'ingredients'
  | 'preparation'
  | 'menus'
  | 'recipes'
  | 'suppliers'
  | 'team'
  | 'safety'

/** The pages of a kitchen's settings. */
export type KitchenSettingsPart = 'details' | 'service' | 'stations' | 'storage'

export const paths = {
  home: '/',
  apps: '/apps',
  dash: '/dash',
  search: '/search',
  searchFor: (words: string) => `/search?q=${encodeURIComponent(words)}`,
  help: '/help',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  settings: '/settings',
  messages: '/messages',
  notifications: '/notifications',
  subscribe: '/subscribe',
  auth: (next?: string) => (next === undefined ? '/auth' : `/auth?next=${encodeURIComponent(next)}`),
  authAction: '/auth/action',
  card: (handleOrUid: string) => `/${id(handleOrUid)}`,
  people: (kind: 'chefs' | 'professionals' | 'recruiters' | 'brigade-users' | 'suppliers' | 'kitchens') => ({
    list: `/${kind}`,
    create: `/${kind}/create`,
    edit: `/${kind}/edit`,
    dashboard: `/${kind}/dashboard`,
    card: (uid: string) => `/${kind}/${id(uid)}`,
  }),
  chefKitchens: '/chefs/dashboard/chef-Kitchens',
  chefRecipes: '/chefs/dashboard/chef-recipes',
  chefRecipe: (recipeId: string) => `/chefs/dashboard/chef-recipes/${id(recipeId)}`,
  kitchens: '/kitchens',
  kitchenCreate: '/kitchens/create',
  kitchen: (kitchenId: string) => `/kitchens/${id(kitchenId)}`,
  kitchenEdit: (kitchenId: string, part?: KitchenSettingsPart) =>
    `/kitchens/${id(kitchenId)}/edit${part === undefined ? '' : `?part=${part}`}`,
  kitchenIngredients: (kitchenId: string) => `/kitchens/${id(kitchenId)}/ingredients`,
  kitchenIngredient: (kitchenId: string, ingredientId: string) =>
    `/kitchens/${id(kitchenId)}/ingredients/${id(ingredientId)}`,
  kitchenDashboard: (kitchenId: string, section?: KitchenSection, itemId?: string) =>
    below(`/kitchens/${id(kitchenId)}/dashboard`, [section, itemId]),
  kitchenMenu: (kitchenId: string, menuId: string) => `/kitchens/${id(kitchenId)}/menus/${id(menuId)}`,
  stocktake: (kitchenId: string) => `/kitchens/${id(kitchenId)}/dashboard/ingredients/stocktake`,
  priceDesk: (kitchenId: string) => `/kitchens/${id(kitchenId)}/dashboard/ingredients/prices`,
  ingredients: '/ingredients',
  ingredientCreate: '/ingredients/create',
  ingredient: (ingredientId: string) => `/ingredients/${id(ingredientId)}`,
  ingredientEdit: (ingredientId: string) => `/ingredients/${id(ingredientId)}/edit`,
  ingredientDashboard: (ingredientId: string) => `/ingredients/${id(ingredientId)}/dashboard`,
  recipes: '/recipes',
  recipesFor: ({ q, page }: { readonly q: string; readonly page: number }) =>
    `/recipes?${new URLSearchParams({ q, page: String(page) })}`,
  recipe: (recipeId: string) => `/recipes/${id(recipeId)}`,
  jobs: '/jobs',
  jobCreate: '/jobs/create',
  /** Where a new job goes on as the draft it has become. */
  jobDraft: (jobId: string) => `/jobs/create?draft=${id(jobId)}`,
  job: (jobId: string) => `/jobs/${id(jobId)}`,
  jobEdit: (jobId: string) => `/jobs/${id(jobId)}/edit`,
  jobDashboard: (jobId: string, section?: 'pipeline' | 'shifts') =>
    below(`/jobs/${id(jobId)}/dashboard`, [section]),
  supplierDashboard: (section?: 'ingredients' | 'orders') => below('/suppliers/dashboard', [section]),
  sharedOrder: (token: string) => `/o/${id(token)}`,
  invite: (token: string) => `/invite/${id(token)}`,
  designSystem: '/design-system',
} as const
