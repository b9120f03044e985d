import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'
import type { PublishWarning } from '@brigade/domain/kitchen/menus/menu-functions.ts'
import * as z from 'zod'
import { type CallProblem, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { type Translate, useText } from '../../messages/text.tsx'

/** What the server tells of items whose claims are not proven. */
const FreeFromDetails = z.object({
  items: z.array(z.object({ itemName: z.string(), groups: z.array(AllergenGroup) })),
})

type GroupWords = (groups: readonly AllergenGroup[]) => string

/** Why nothing was published: item and group by name where a claim is not proven (rule AL4). */
function refusals(t: Translate, groupWords: GroupWords, problem: CallProblem): readonly string[] {
  const unproven = FreeFromDetails.safeParse(problem.details)
  if (problem.reason === 'free-from' && unproven.success) {
    return unproven.data.items.map(({ itemName, groups }) =>
      t('menus.refused.item', { name: itemName, groups: groupWords(groups) }),
    )
  }
  const { reason } = problem
  if (reason === 'empty' || reason === 'state' || reason === 'id-taken') return [t(`menus.refused.${reason}`)]
  return [t(wordsOfProblem(problem), { code: problem.status })]
}

interface PublishOutcomeProps {
  readonly problem: CallProblem | null
  /** What to look at although the menu is published; null before that. */
  readonly warnings: readonly PublishWarning[] | null
}

/** What came of publishing, in words. */
export function PublishOutcome({ problem, warnings }: PublishOutcomeProps) {
  const t = useText()
  const { list } = useFormat()
  const groupWords: GroupWords = (groups) => list(groups.map((group) => t(`allergens.${group}`)))
  if (problem !== null) {
    return (
      <Banner state="late" role="alert">
        <strong>{t('menus.refused')}</strong>
        <ul>
          {refusals(t, groupWords, problem).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Banner>
    )
  }
  if (warnings === null) return null
  if (warnings.length === 0) {
    return (
      <Banner state="ok" aria-live="polite">
        {t('menus.published.done')}
      </Banner>
    )
  }
  return (
    <Banner state="warn" aria-live="polite">
      <strong>{t('menus.warnings')}</strong>
      <ul>
        {warnings.map(({ kind, itemId, itemName, groups }) => (
          <li key={`${kind} ${itemId}`}>
            {t(`menus.warning.${kind}`, { name: itemName, groups: groupWords(groups) })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
