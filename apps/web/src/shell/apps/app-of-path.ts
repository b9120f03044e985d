import { type AppConfig, apps, profileApp } from './app-config.table.ts'
import { addressSegments } from '../../lib/routing/address-segments.ts'

/**
 * The app a path belongs to (rule ID1): its first segment equals a prefix or a prefix plus "s"; anything else,
 * a handle too, is the profile app.
 */
export function appOfPath(path: string): AppConfig {
  const [first] = addressSegments(path).filter((segment) => segment !== '')
  return apps.find((app) => first === app.prefix || first === `${app.prefix}s`) ?? profileApp
}
