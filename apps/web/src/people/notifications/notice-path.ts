import { segmentsOf } from '@brigade/contract/path-segments.ts'
import type { Notification } from '@brigade/domain/people/notifications/notification.ts'
import { dashboardOf } from '../../shell/apps/app-paths.ts'
import { apps } from '../../shell/apps/app-config.table.ts'
import { paths } from '../../lib/routing/paths.ts'

type Leading = Pick<Notification, 'kind' | 'thing'>

const HIRING: readonly Notification['kind'][] = [
  'approach-answered',
  'application-received',
  'application-withdrawn',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
]

function homeOf(key: 'professional' | 'recruiter'): string {
  const app = apps.find((each) => each.key === key)
  return app === undefined ? paths.dash : dashboardOf(app)
}

/** The page that a notice speaks of, as the person it was written for sees it. */
export function noticePath({ kind, thing }: Leading): string {
  const [list, id = '', below, belowId] = segmentsOf(thing)
  // An application is named after its job and its person.
  if (list === 'applications')
    return HIRING.includes(kind)
      ? paths.jobDashboard(id.slice(0, id.lastIndexOf('_')))
      : homeOf('professional')
  if (list === 'bookings') return homeOf('professional')
  if (list === 'jobs' && below === 'shifts') return paths.jobDashboard(id, 'shifts')
  if (list === 'jobs') return paths.jobDashboard(id)
  if (list === 'orders') {
    return below === 'supplier' || below === undefined
      ? paths.supplierDashboard('orders')
      : paths.kitchenDashboard(below, 'suppliers', id)
  }
  if (list === 'suppliers') return paths.supplierDashboard('orders')
  if (below === 'supplier-links') return paths.kitchenDashboard(id, 'suppliers')
  if (list === 'ingredients') return paths.ingredient(id)
  if (kind === 'invitation') return paths.chefKitchens
  if (kind === 'ownership-offered') return paths.kitchenDashboard(id, 'team')
  if (kind === 'removed-from-team') return paths.kitchen(id)
  if (below === 'ingredients') return paths.kitchenDashboard(id, 'ingredients', belowId)
  return list === 'kitchens' ? paths.kitchenDashboard(id) : paths.dash
}
