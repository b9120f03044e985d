import { type ComponentType, lazy } from 'react'
import { logProblem } from './log.ts'

/**
 * A part of the frame that is fetched when it is wanted and that the page can do without: where its code cannot be had,
 * without a network or after a new build, that is logged and nothing stands in its place.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const orNothing = (problem: unknown): ComponentType<Props> => {
    logProblem('a part of the page', problem)
    return () => null
  }
  return lazy(async () => ({ default: await load().catch(orNothing) }))
}
