/** What has to be set up before a kitchen can work, in the order one does it. */
export const setupSteps = [
  'place',
  'address',
  'services',
  'stations',
  'storage',
  'recipe',
  'menu',
  'safety',
  'team',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** What there is of each step; undefined while it is not known. */
export type SetupFacts = Readonly<Record<SetupStep, boolean | undefined>>

/** How far a kitchen is set up; undefined while a step is not known, so that nothing is shown as missing that is there. */
export function setupProgress(
  facts: SetupFacts,
): { readonly done: number; readonly total: number; readonly isDone: boolean } | undefined {
  const known = setupSteps.map((step) => facts[step])
  if (known.includes(undefined)) return undefined
  const done = known.filter(Boolean).length
  return { done, total: setupSteps.length, isDone: done === setupSteps.length }
}
