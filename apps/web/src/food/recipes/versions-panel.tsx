import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { restoredVersion, versionLabel } from '@brigade/domain/food/recipes/recipe-versions.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { saveVersion } from './save-typed.ts'
import type { IdentifiedVersion } from './use-versions.ts'

interface VersionsPanelProps {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly versions: readonly IdentifiedVersion[]
  readonly nameOf: (uid: string) => string | undefined
  readonly mayWrite: boolean
}

/** Every version there has been; an older one can be brought back as a new one. */
export function VersionsPanel(props: VersionsPanelProps) {
  const { recipeId, recipe, versions, nameOf, mayWrite } = props
  const t = useText()
  const format = useFormat()
  const session = useSession()
  const restore = (old: IdentifiedVersion) => {
    const newest = { versionId: recipe.currentVersionId, n: recipe.currentN }
    const uid = session.state === 'signedIn' ? session.uid : ''
    void saveVersion({ recipeId, uid, recipe }, restoredVersion(newest, old))
  }
  return (
    <section className="recipe-panel" aria-labelledby="versions">
      <h2 id="versions">{t('recipes.versions')}</h2>
      <ul className="version-list">
        {versions.map((version) => {
          const isCurrent = version.versionId === recipe.currentVersionId
          const label = versionLabel(version, versions)
          return (
            <li className="version" key={version.versionId}>
              <span className="recipe-line-words">
                <strong>{t('recipes.version', { label })}</strong>
                <small>
                  {recipe.ownerKind === 'person'
                    ? ''
                    : `${nameOf(version.createdBy) ?? t('recipes.somebody')}, `}
                  {format.dateTime(msFromTimestamp(version.createdAt))}
                  {version.restoredFrom === undefined
                    ? ''
                    : ` · ${t('recipes.restoredFrom', { n: version.restoredFrom })}`}
                </small>
                {version.note === undefined ? null : <span>{version.note}</span>}
              </span>
              {isCurrent ? <Badge>{t('recipes.currentVersion')}</Badge> : null}
              {!isCurrent && mayWrite ? (
                <Button
                  size="small"
                  aria-label={t('recipes.restoreVersion', { label })}
                  onClick={() => restore(version)}
                >
                  {t('recipes.restore')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
