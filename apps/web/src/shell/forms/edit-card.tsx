import type { Collection } from '@brigade/contract/collection.ts'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { type ComponentType, useState } from 'react'
import type { FieldProblem as BrokenRule } from '../../lib/problems/field-problem.ts'
import { wordsOfField } from '../../lib/problems/refusal-words.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { changing, type Draft, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../busy.ts'
import { Form, FormProblems } from './form.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { type CardField, type FormValues, TableFields } from './card-input.tsx'
import type { CardKind } from './card-kind.ts'
import { HandleForm, type HandleFormProps } from './handle-form.tsx'

/** How one kind of card is edited. */
export interface EditCardProps<Content extends CommonFields> {
  readonly kind: CardKind
  readonly collection: Collection<Content>
  readonly fields: readonly CardField[]
  readonly read: (content: Content) => FormValues
  readonly changes: (typed: FormValues) => {
    readonly [Field in keyof Draft<Content>]?: Draft<Content>[Field] | undefined
  }
}

export interface CardFormProps<Content extends CommonFields> extends EditCardProps<Content> {
  readonly row: StoredDocument<Content>
  /** Where a change goes. */
  readonly keep: typeof write
  /** What is typed is kept under this name until it is saved; a sample keeps nothing. */
  readonly draftName?: string
  /** Where others see the card; a sample has no such page. */
  readonly publicPath?: string
  /** What follows a change that was kept, where something copies the card. */
  readonly follow?: ((typed: FormValues) => Promise<void>) | undefined
}

type Outcome = 'idle' | 'saved' | 'signedOut'

function useEdit<Content extends CommonFields>({
  collection,
  read,
  changes,
  row,
  keep,
  draftName,
  follow,
}: CardFormProps<Content>) {
  const before = read(row.content)
  const draft = useDraft(collection.schema, { name: draftName ?? null, start: before })
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [wrong, setWrong] = useState<readonly BrokenRule[]>([])
  const { values } = draft
  const isDirty = Object.entries(values).some(([name, value]) => value !== before[name])
  useUnsaved(isDirty)
  const save = async () => {
    const written = await keep([
      changing(
        collection,
        { uid: row.id },
        { before: row.content, changes: differing(row.content, changes(values)) },
      ),
    ])
    setWrong(written.state === 'refused' ? firstOfEach(written.problems) : [])
    if (written.state === 'queued') {
      draft.clear()
      void follow?.(values)
    }
    setOutcome(written.state === 'queued' ? 'saved' : written.state === 'signedOut' ? 'signedOut' : 'idle')
  }
  const change = (part: FormValues) => {
    draft.setValues(part)
    setOutcome('idle')
  }
  return { draft, change, save, outcome, wrong, isDirty }
}

function fieldOf({ field }: BrokenRule): string {
  return field.split('.')[0] ?? ''
}

/** One problem a field is enough to begin with. */
function firstOfEach(problems: readonly BrokenRule[]): readonly BrokenRule[] {
  const names = problems.map(fieldOf)
  return problems.filter((problem, at) => names.indexOf(fieldOf(problem)) === at)
}

/** The form itself, filled from a document. */
export function CardForm<Content extends CommonFields>(props: CardFormProps<Content>) {
  const t = useText()
  const { draft, change, save, outcome, wrong, isDirty } = useEdit(props)
  const labels = new Map(props.fields.map(({ name, label }) => [name, t(label)]))
  const problemOf = ({ name }: CardField) => {
    const problem = wrong.find((each) => fieldOf(each) === name)
    return problem === undefined ? undefined : wordsOfField(t, problem, labels.get(name) ?? name)
  }
  return (
    <Form onSubmit={save}>
      <Stack gap={24}>
        <FormProblems />
        {outcome === 'signedOut' ? (
          <Banner state="late" role="alert">
            {t('error.sign-in-needed')}
          </Banner>
        ) : null}
        <TableFields fields={props.fields} draft={draft} onChange={change} problemOf={problemOf} />
        <Cluster gap={16}>
          <SubmitButton tone="primary" disabled={!isDirty}>
            {t('cards.edit.save')}
          </SubmitButton>
          {outcome === 'saved' ? (
            <StateMark state="ok">
              {t(props.row.hasPendingWrites ? 'cards.edit.waiting' : 'cards.edit.saved')}
            </StateMark>
          ) : null}
          {props.publicPath === undefined ? null : (
            <LinkButton tone="plain" href={props.publicPath}>
              {t('cards.edit.see')}
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </Form>
  )
}

interface EditPageProps<Content extends CommonFields>
  extends EditCardProps<Content>, Pick<CardFormProps<Content>, 'follow'> {
  /** The handle of the card, where it has one. */
  readonly handle?: (row: StoredDocument<Content>) => HandleFormProps
  /** Below the card's own forms: the rest of it, or where that is changed. */
  readonly further?: ComponentType<{ readonly card: StoredDocument<Content> }>
}

/** The own card of one kind, to change; without one, the way to make it. */
export function EditCard<Content extends CommonFields>({
  handle,
  further: Further,
  ...props
}: EditPageProps<Content>) {
  const t = useText()
  const session = useSession()
  const card = useDocument(props.collection, session.state === 'signedIn' ? { uid: session.uid } : null)
  const none = (
    <Banner state="info">
      {t('cards.edit.none')}
      <LinkButton href={paths.people(props.kind).create}>{t(`cards.join.${props.kind}`)}</LinkButton>
    </Banner>
  )
  return (
    <Page width="reading">
      <Stack gap={24}>
        <h1>{t(`cards.edit.${props.kind}`)}</h1>
        <Loaded of={card} empty={none}>
          {(row) => (
            <>
              <CardForm
                {...props}
                row={row}
                keep={write}
                draftName={`${props.kind} ${row.id}`}
                publicPath={paths.people(props.kind).card(row.id)}
              />
              {handle === undefined ? null : <HandleForm {...handle(row)} />}
              {Further === undefined ? null : <Further card={row} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}
