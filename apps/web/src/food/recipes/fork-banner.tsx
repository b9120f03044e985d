import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import {
  endOfSide,
  type Fork,
  openForks,
  versionLabel,
} from '@brigade/domain/food/recipes/recipe-versions.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { changing, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from '../../lib/format/amount-text.ts'
import type { IdentifiedVersion } from './use-versions.ts'

interface ForkBannerProps {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly versions: readonly IdentifiedVersion[]
  readonly nameOf: (uid: string) => string | undefined
  /** Leads and above decide which side goes on. */
  readonly mayDecide: boolean
}

type SideProps = ForkBannerProps & { readonly fork: Fork; readonly version: IdentifiedVersion }

/** Keeps one side: the recipe moves to its newest version, the others are set aside and stay readable. */
async function keepSide({ recipeId, recipe, versions, fork, version }: SideProps): Promise<void> {
  const ending = endOfSide(version, versions)
  const others = versions.filter((each) => fork.versionIds.includes(each.versionId) && each !== version)
  const aside = others.map((each) => endOfSide(each, versions).versionId)
  const changes = {
    current: ending.content,
    currentVersionId: ending.versionId,
    currentN: ending.n,
    setAsideVersionIds: [...(recipe.setAsideVersionIds ?? []), ...aside],
  }
  await write([changing(recipes, { recipeId }, { before: recipe, changes })])
}

function Side(props: SideProps) {
  const { versions, version, nameOf, fork, mayDecide } = props
  const t = useText()
  const words = useAmountWords()
  const keyOf = (line: IdentifiedVersion['content']['lines'][number]) =>
    `${words.amount(line.amount)} ${line.name}`
  const others = versions.filter((each) => fork.versionIds.includes(each.versionId) && each !== version)
  const elsewhere = new Set(others.flatMap(({ content }) => content.lines.map(keyOf)))
  const own = version.content.lines.map(keyOf).filter((line) => !elsewhere.has(line))
  const label = versionLabel(version, versions)
  return (
    <Stack gap={8}>
      <strong>
        {t('recipes.fork.side', { label, name: nameOf(version.createdBy) ?? t('recipes.somebody') })}
      </strong>
      {own.length === 0 ? <span>{t('recipes.fork.sameLines')}</span> : null}
      <ul>
        {own.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {mayDecide ? (
        <Button onClick={() => void keepSide(props)}>{t('recipes.fork.keep', { label })}</Button>
      ) : null}
    </Stack>
  )
}

/** Says that two people changed the recipe from the same version: both are kept until somebody decides. */
export function ForkBanner(props: ForkBannerProps) {
  const t = useText()
  const { versions, recipe, mayDecide } = props
  return openForks(versions, recipe).map((fork) => (
    <Banner state="warn" key={fork.parentVersionId}>
      <Stack gap={12}>
        <span>
          {t('recipes.fork')} {mayDecide ? '' : t('recipes.fork.leadDecides')}
        </span>
        <Grid>
          {versions
            .filter(({ versionId }) => fork.versionIds.includes(versionId))
            .map((version) => (
              <Side key={version.versionId} {...props} fork={fork} version={version} />
            ))}
        </Grid>
      </Stack>
    </Banner>
  ))
}
