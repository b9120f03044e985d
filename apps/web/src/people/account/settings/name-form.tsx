import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { BrigadeUser } from '@brigade/domain/people/profiles/brigade-user.ts'
import { useState } from 'react'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useText } from '../../../messages/text.tsx'
import { useUnsaved } from '../../../shell/busy.ts'
import { Form } from '../../../shell/forms/form.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { rename } from '../sign-in/identity.ts'
import { IdentityBanner } from '../sign-in/identity-banner.tsx'
import type { IdentityOutcome } from '../sign-in/to-identity-outcome.ts'

/** The name that teams read, and the way to the public card. */
export function NameForm({ uid, first }: { readonly uid: string; readonly first: string }) {
  const t = useText()
  const { values, clear, field, problems, check } = useDraft(BrigadeUser, {
    name: `name ${uid}`,
    start: { displayName: first },
  })
  const { displayName } = values
  const [outcome, setOutcome] = useState<IdentityOutcome | null>(null)
  useUnsaved(displayName !== first && outcome?.state !== 'done')
  const save = async () => {
    if (!check()) return
    const renamed = await rename(displayName.trim())
    setOutcome(renamed)
    if (renamed.state === 'done') clear()
  }
  return (
    <Form onSubmit={save}>
      <Stack gap={12}>
        {outcome?.state === 'refused' ? <IdentityBanner problem={outcome.problem} /> : null}
        <TextField
          label={t('auth.field.name')}
          hint={t('auth.hint.name')}
          problem={problems.has('displayName') ? t('auth.problem.name') : undefined}
          autoComplete="name"
          {...field('displayName')}
          onChange={(event) => {
            field('displayName').onChange(event)
            setOutcome(null)
          }}
        />
        <Cluster gap={12}>
          <SubmitButton>{t('common.save')}</SubmitButton>
          <LinkButton tone="plain" href={paths.people('brigade-users').edit}>
            {t('settings.profile.open')}
          </LinkButton>
          {outcome?.state === 'done' ? <StateMark state="ok">{t('auth.settings.saved')}</StateMark> : null}
        </Cluster>
      </Stack>
    </Form>
  )
}
