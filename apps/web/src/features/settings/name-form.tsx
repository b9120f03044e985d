import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { BrigadeUser } from '@brigade/domain/people/brigade-user.ts'
import { type FormEvent, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { paths } from '../../shell/paths.ts'
import { rename } from '../auth/identity.ts'
import { IdentityBanner } from '../auth/identity-banner.tsx'
import type { IdentityOutcome } from '../auth/told.ts'

/** The name that teams read, and the way to the public card. */
export function NameForm({ first }: { readonly first: string }) {
  const t = useText()
  const [name, setName] = useState(first)
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<IdentityOutcome | null>(null)
  const [isTried, setTried] = useState(false)
  const isWrong = !BrigadeUser.shape.displayName.safeParse(name).success
  useUnsaved(name !== first && outcome?.state !== 'done')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong) return
    setPending(true)
    setOutcome(await rename(name.trim()))
    setPending(false)
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={12}>
        {outcome?.state === 'refused' ? <IdentityBanner problem={outcome.problem} /> : null}
        <TextField
          label={t('auth.field.name')}
          hint={t('auth.hint.name')}
          problem={isTried && isWrong ? t('auth.problem.name') : undefined}
          autoComplete="name"
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setOutcome(null)
          }}
        />
        <Cluster gap={12}>
          <Button type="submit" isPending={isPending}>
            {t('common.save')}
          </Button>
          <LinkButton tone="plain" href={paths.people('brigade-users').edit}>
            {t('settings.profile.open')}
          </LinkButton>
          {outcome?.state === 'done' ? <StateMark state="ok">{t('auth.settings.saved')}</StateMark> : null}
        </Cluster>
      </Stack>
    </form>
  )
}
