import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useText } from '../../../messages/text.tsx'
import { useFormat } from '../../../lib/format/use-format.ts'
import { type RecipeHome, recipesPath } from '../recipe-home.ts'
import type { FileProblem, ReadFile } from './read-file.ts'
import type { Saving } from './use-saving.ts'

const MIB = 1024 * 1024

/** How saving went, or how far it has come. */
export function SavingOutcome({ saving, home }: { readonly saving: Saving; readonly home: RecipeHome }) {
  const t = useText()
  const { isRunning, savedCount, total, ingredients, arrived, batches } = saving
  if (isRunning) {
    return (
      <Banner state="info" aria-live="polite">
        {t('recipes.import.saving', { kept: savedCount, total })}
      </Banner>
    )
  }
  const isArrived = arrived === batches
  const hasProblems = saving.unsaved.length > 0 || saving.refusals.length > 0
  return (
    <Banner state={hasProblems ? 'warn' : 'ok'} aria-live="polite">
      <span>
        {t('recipes.import.saved', { kept: savedCount, ingredients })}{' '}
        {isArrived ? '' : t('recipes.import.onDevice')}
      </span>
      {saving.unsaved.map(({ key, problem }) => (
        <span key={key}>{t(`recipes.unsaved.${problem}`)}</span>
      ))}
      {saving.refusals.map((reason) => (
        <span key={reason}>{t('recipes.import.refusal', { reason })}</span>
      ))}
      <LinkButton href={recipesPath(home)}>{t('recipes.import.toList')}</LinkButton>
    </Banner>
  )
}

function useProblemWords(): (problem: FileProblem) => string {
  const t = useText()
  const format = useFormat()
  return (problem) =>
    problem.kind === 'too-large'
      ? t('recipes.file.too-large', {
          size: format.number(problem.bytes / MIB, 1),
          limit: format.number(problem.limitBytes / MIB, 1),
        })
      : t(`recipes.file.${problem.kind}`)
}

/** Sources that gave no recipe, each with its own sentence; the others have gone on. */
export function RefusedFiles({
  files,
}: {
  readonly files: readonly Extract<ReadFile, { readonly ok: false }>[]
}) {
  const t = useText()
  const wordsOf = useProblemWords()
  if (files.length === 0) return null
  return (
    <Banner state="warn" role="alert">
      <strong>{t('recipes.import.refused', { count: files.length })}</strong>
      <ul>
        {files.map((file, at) => (
          <li key={`${at} ${file.name}`}>
            <strong>{file.name === '' ? t('recipes.import.pasted') : file.name}</strong>:{' '}
            {wordsOf(file.problem)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
