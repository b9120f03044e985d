import './catalogue.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { nameInLanguage } from '@brigade/domain/food/ingredients/name-in-language.ts'
import type { SharedIngredient } from '@brigade/domain/food/ingredients/shared-ingredient.ts'
import { Suspense } from 'react'
import { useMayHaveDocuments } from '../../lib/session/use-may-have-documents.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { usePayload } from '../../shell/page-context.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useAmountWords } from '../../lib/format/amount-text.ts'
import { AlsoCalled } from './also-called.tsx'
import { lazyComponent } from '../../shell/lazy-component.tsx'
import { AllergenAnswerRow } from '../allergens/public.ts'

// Apart, because only people with a kitchen need documents and schemas here.
const AddToKitchen = lazyComponent(async () => (await import('./add-to-kitchen.tsx')).AddToKitchen)

interface FactsProps {
  readonly ingredient: SharedIngredient
}

function AllergenFacts({ ingredient }: FactsProps) {
  const t = useText()
  const format = useFormat()
  const { factSource } = ingredient
  return (
    <section className="catalogue-part" aria-labelledby="allergens">
      <h2 id="allergens">{t('catalogue.allergens')}</h2>
      <ul className="allergen-answers">
        {ALLERGEN_GROUPS.map((group) => (
          <AllergenAnswerRow key={group} group={group} facts={ingredient} />
        ))}
      </ul>
      {factSource === null || factSource === undefined ? null : (
        <small>{t('catalogue.source', { name: factSource.name, day: format.day(factSource.date) })}</small>
      )}
    </section>
  )
}

function Measures({ ingredient }: FactsProps) {
  const t = useText()
  const format = useFormat()
  const amounts = useAmountWords()
  const { conversions, yields } = ingredient
  return (
    <>
      <section className="catalogue-part" aria-labelledby="measures">
        <h2 id="measures">{t('catalogue.measures')}</h2>
        {conversions.length === 0 ? <p>{t('catalogue.measures.none')}</p> : null}
        <Cells hidden={conversions.length === 0}>
          {conversions.map(({ from, to, note, source }) => (
            <Cell
              key={`${from.unit} ${to.unit} ${note}`}
              title={t('catalogue.measures.is', { from: amounts.quantity(from), to: amounts.quantity(to) })}
              detail={[note, t('catalogue.sourceOf', { name: source })]
                .filter((each) => each !== '')
                .join(' · ')}
            />
          ))}
        </Cells>
      </section>
      {yields.length === 0 ? null : (
        <section className="catalogue-part" aria-labelledby="yields">
          <h2 id="yields">{t('catalogue.yields')}</h2>
          <Cells>
            {yields.map(({ preparation, pct, note }) => (
              <Cell
                key={preparation}
                title={t('catalogue.yields.is', { preparation, share: format.percent(Number(pct)) })}
                detail={note}
              />
            ))}
          </Cells>
        </section>
      )}
    </>
  )
}

/** The way into a kitchen: a plain link at first, and in the browser one for each own kitchen. */
function Adding({ ingredientId }: Pick<SharedIngredient, 'ingredientId'>) {
  const t = useText()
  const mayHaveKitchens = useMayHaveDocuments()
  const plain = <LinkButton href={paths.kitchens}>{t('catalogue.add')}</LinkButton>
  if (!mayHaveKitchens) return plain
  return (
    <Suspense fallback={plain}>
      <AddToKitchen ingredientId={ingredientId} />
    </Suspense>
  )
}

function Ingredient({ ingredient }: FactsProps) {
  const t = useText()
  const { category, mergedInto, ingredientId } = ingredient
  const name = nameInLanguage(ingredient, useLocale())
  useHead({ title: name, facts: [t(`catalogue.category.${category}`)] })
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <h1>{name}</h1>
        <p>{t(`catalogue.category.${category}`)}</p>
        <AlsoCalled ingredient={ingredient} />
        {mergedInto === null ? null : (
          <Banner state="warn">
            {t('catalogue.merged')}{' '}
            <Link href={paths.ingredient(mergedInto)}>{t('catalogue.merged.open')}</Link>
          </Banner>
        )}
        <Cluster>
          <Adding ingredientId={ingredientId} />
          <LinkButton href={paths.ingredientDashboard(ingredientId)}>{t('catalogue.ownUse')}</LinkButton>
          <LinkButton href={paths.ingredientEdit(ingredientId)}>{t('catalogue.change')}</LinkButton>
        </Cluster>
      </Stack>
      <Columns lead="even">
        <AllergenFacts ingredient={ingredient} />
        <Stack gap={24}>
          <Measures ingredient={ingredient} />
        </Stack>
      </Columns>
    </Stack>
  )
}

/** One shared ingredient: what is in it, what it weighs, and where that is known from. */
export function SharedIngredientPage() {
  const t = useText()
  const ingredient = usePayload<SharedIngredient>()
  return (
    <Page>
      <Stack gap={8}>
        <BackLink href={paths.ingredients}>{t('catalogue.back')}</BackLink>
        {ingredient === null ? (
          <Skeleton label={t('shell.waiting')} />
        ) : (
          <Ingredient ingredient={ingredient} />
        )}
      </Stack>
    </Page>
  )
}
