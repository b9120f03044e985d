import '../catalogue.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { ingredientRight } from '@brigade/domain/food/ingredients/change-ingredient.ts'
import { type Ingredient, ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useSession } from '../../../lib/session/session-store.ts'
import { useDocument } from '../../../lib/reading/use-document.ts'
import { useIsModerator } from '../../../lib/session/use-is-moderator.ts'
import { useIsOffline } from '../../../lib/network/use-is-offline.ts'
import { useText } from '../../../messages/text.tsx'
import { Form, FormProblems } from '../../../shell/forms/form.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { useParam } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { FactsFields } from './facts-fields.tsx'
import { type FactsOutcome, useFactsForm } from './use-facts-form.ts'
import type { IngredientField } from './typed-ingredient.ts'

interface OutcomeProps {
  readonly outcome: FactsOutcome
  readonly isProposal: boolean
  readonly ingredientId: string
}

/** What came of it, and where to go from there. */
function Outcome({ outcome, isProposal, ingredientId }: OutcomeProps) {
  const t = useText()
  switch (outcome.state) {
    case 'failed':
      return (
        <Banner state="late" role="alert">
          {t(outcome.words, { code: '' })}
        </Banner>
      )
    case 'same':
      return (
        <Banner state="info" aria-live="polite">
          {t('shared.edit.same')}
        </Banner>
      )
    case 'done':
      return (
        <Banner state="ok" aria-live="polite">
          {t(isProposal ? 'shared.propose.done' : 'shared.edit.done')}{' '}
          <Link href={isProposal ? paths.ingredientDashboard(ingredientId) : paths.ingredient(ingredientId)}>
            {t(isProposal ? 'shared.propose.see' : 'shared.edit.see')}
          </Link>
        </Banner>
      )
    default:
      return null
  }
}

interface FormProps {
  readonly row: StoredDocument<Ingredient>
  readonly isProposal: boolean
}

function FactsForm({ row, isProposal }: FormProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const form = useFactsForm(row, isProposal)
  const wordsOf = (field: IngredientField) =>
    form.wrong.includes(field) ? t(`shared.problem.${field}`) : undefined
  const isWaitingForNetwork = isProposal && isOffline
  return (
    <Form onSubmit={form.save}>
      <Stack gap={24}>
        <FormProblems />
        <FactsFields before={form.before} typed={form.typed} onChange={form.change} wordsOf={wordsOf} />
        <Outcome outcome={form.outcome} isProposal={isProposal} ingredientId={row.id} />
        <Cluster gap={12}>
          <SubmitButton tone="primary" disabled={isWaitingForNetwork}>
            {isWaitingForNetwork
              ? t('common.needsConnection')
              : t(isProposal ? 'shared.propose.submit' : 'common.save')}
          </SubmitButton>
          <LinkButton tone="plain" href={paths.ingredient(row.id)} onClick={form.clear}>
            {t('common.cancel')}
          </LinkButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** The form for those who may change the ingredient or propose a change; for the others the reason why not. */
function Editing({ row }: { readonly row: StoredDocument<Ingredient> }) {
  const t = useText()
  const session = useSession()
  const isModerator = useIsModerator()
  const [now] = useState(() => timestampFromMs(Date.now()))
  const { name, mergedInto } = row.content
  const uid = session.state === 'signedIn' ? session.uid : null
  const right = ingredientRight(row.content, { uid, isModerator }, now)
  useHead({ title: t('shared.edit.title', { name }) })
  return (
    <Stack gap={16}>
      <h1>{t('shared.edit.title', { name })}</h1>
      <Banner state={right === 'locked' || right === 'merged' ? 'warn' : 'info'}>
        {t(`shared.right.${right}`)}{' '}
        {mergedInto === undefined ? null : (
          <Link href={paths.ingredient(mergedInto)}>{t('catalogue.merged.open')}</Link>
        )}
      </Banner>
      {right === 'edit' || right === 'propose' ? (
        <FactsForm key={right} row={row} isProposal={right === 'propose'} />
      ) : (
        <Cluster>
          <LinkButton href={paths.ingredient(row.id)}>{t('shared.backTo', { name })}</LinkButton>
        </Cluster>
      )}
    </Stack>
  )
}

/** Changes a shared ingredient, or proposes a change of it. */
export function EditIngredientPage() {
  const t = useText()
  const ingredientId = useParam('ingredientId')
  const ingredient = useDocument(ingredients, { ingredientId })
  return (
    <Page width="reading">
      <Loaded of={ingredient} empty={<NoIngredient />}>
        {(row) => <Editing row={row} />}
      </Loaded>
      {ingredient.state === 'success' ? null : <h1>{t('shared.edit.waiting')}</h1>}
    </Page>
  )
}

/** Shown in place of an ingredient that does not exist. */
export function NoIngredient() {
  const t = useText()
  return (
    <EmptyState drawing="nothing-here" level={1} title={t('shared.none.title')} text={t('shared.none.text')}>
      <LinkButton href={paths.ingredients}>{t('catalogue.back')}</LinkButton>
    </EmptyState>
  )
}
