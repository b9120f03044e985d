import { firstRoutes } from './first-routes.table.ts'
import type { Route } from './route.ts'
import { furtherRoutes } from './further-routes.table.ts'

/**
 * Every page of the product. Fixed segments win over parameters whatever their order here.
 * `page` names a file under `src/` without its ending; the file exports the component of the same name.
 */
export const routes: readonly Route[] = [...firstRoutes, ...furtherRoutes]
