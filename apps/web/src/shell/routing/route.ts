import type { MessageKey } from '../../messages/catalogue.ts'
import type { DashboardKey } from '../layouts/dashboards.table.ts'

/** Access roles in a kitchen that a route may ask for. */
export type KitchenRole = 'viewer' | 'cook' | 'lead' | 'manager' | 'owner'

/** Named middleware of product section 4; `auth` takes the profile from the path's app unless one is named. */
export type Middleware =
  | 'auth'
  | 'auth:recruiter'
  | 'member'
  | 'kitchen'
  | `kitchen:${KitchenRole}`
  | 'job'
  | 'job:full'
  | 'supplier'
  | 'mod'
  | 'op'

/**
 * Where a page comes from. `payload`: drawn on the server from data that the server loads, and from
 * `{path}/_payload.json` on later navigations. `server`: drawn on the server, needs no data. `browser`: the server
 * sends the shell only.
 */
export type Rendering = 'payload' | 'server' | 'browser'

export interface Route {
  /** Path pattern in the exact letters of the specification: `/kitchens/{kitchenId}`. */
  readonly path: string
  /** File under `src/` without its ending: `home/home-page` exports `HomePage`. */
  readonly page: string
  readonly title: MessageKey
  readonly rendering: Rendering
  /** The dashboard whose frame surrounds the page; the default layout when absent. */
  readonly dashboard?: DashboardKey
  readonly middleware?: Middleware
  /** Help for a reader when what the address names does not exist, shown under "Page Not Found". */
  readonly missing?: MessageKey
  /** Kept out of search engines. */
  readonly isHidden?: boolean
}
