import { type ComponentType, lazy } from 'react'
import { logProblem } from '../lib/store/log.ts'

interface LazyOptions {
  /**
   * The page can do without it: where its code cannot be had, without a network or after a new build, that is logged and nothing
   * stands in its place.
   */
  readonly isOptional?: boolean
}

function nothing(problem: unknown): ComponentType<object> {
  logProblem('a part of the page', problem)
  return () => null
}

/**
 * A component that is fetched when it is first drawn, its words with it; what stands meanwhile is a `Suspense` around it.
 * Throws while drawing when its code cannot be had, unless it is optional.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false }: LazyOptions = {},
): ComponentType<Props> {
  return lazy(async () => ({ default: await (isOptional ? load().catch(nothing) : load()) }))
}
