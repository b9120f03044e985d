import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadMessages, type Namespace } from '../messages/catalogue.ts'
import type { I18n } from '../messages/say.ts'
import { useCatalogue } from '../messages/text.tsx'
import { logProblem } from '../lib/store/log.ts'

/**
 * A part of a page that is fetched when it is wanted, with the words that only it says; what stands meanwhile is a
 * `Suspense` around it.
 * @param words - message files beside those that the page brings
 */
export function laterPart<Props extends object>(
  words: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const parts = new WeakMap<I18n, LazyExoticComponent<ComponentType<Props>>>()
  const bring = async (i18n: I18n) => {
    const [part] = await Promise.all([load(), loadMessages(i18n, words)])
    return { default: part }
  }
  return function LaterPart(props: Props) {
    const i18n = useCatalogue()
    const Part = parts.get(i18n) ?? lazy(() => bring(i18n))
    parts.set(i18n, Part)
    return <Part {...props} />
  }
}

/**
 * The same for what a page can do without: where its code cannot be had, without a network or after a new build, that is
 * logged and nothing stands in its place.
 */
export function optionalPart<Props extends object>(
  words: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const orNothing = (problem: unknown): ComponentType<Props> => {
    logProblem('a part of the page', problem)
    return () => null
  }
  return laterPart(words, () => load().catch(orNothing))
}
