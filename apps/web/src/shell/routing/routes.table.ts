import { designSystemRoutes } from './design-system.routes.ts'
import { hiringRoutes } from './hiring.routes.ts'
import { kitchenRoutes } from './kitchen.routes.ts'
import { peopleRoutes } from './people.routes.ts'
import { publicPageRoutes } from './public.routes.ts'
import type { Route } from './route.ts'

/** The pages that a reader's browser learns of when they go on from the first one. */
export const laterRoutes: readonly Route[] = [
  ...kitchenRoutes,
  ...peopleRoutes,
  ...hiringRoutes,
  ...designSystemRoutes,
]

/**
 * Every page of the product. Fixed segments win over parameters whatever their order here.
 * `page` names a file under `src/` without its ending; the file exports the component of the same name.
 */
export const routes: readonly Route[] = [...publicPageRoutes, ...laterRoutes]
