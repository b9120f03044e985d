import { logProblem } from '../store/log.ts'
import { getSession } from './session.ts'

/** Fetches the identity SDK once the first screen is drawn; it signs a visitor in as a guest by itself. */
export function startSession(): void {
  const begin = () => {
    getSession().catch((problem: unknown) => logProblem('identity', problem))
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 1000 })
  else setTimeout(begin, 200)
}
