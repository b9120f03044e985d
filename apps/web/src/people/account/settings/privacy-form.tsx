import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { BrigadeUserProfile, Visibility } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { phoneFromTyped } from '@brigade/domain/core/text/phone.ts'
import { type ContactField, contactFields } from '@brigade/domain/people/profiles/visible-contact.ts'
import { useState } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useText } from '../../../messages/text.tsx'
import { useUnsaved } from '../../../shell/busy.ts'
import { Form } from '../../../shell/forms/form.tsx'
import { useProfile } from './use-profile.ts'

type Shown = BrigadeUserProfile['visibility']

interface PrivacyFieldsProps {
  readonly uid: string
  readonly email: string
  readonly phone: string
  readonly visibility: Shown
  readonly save: ReturnType<typeof useProfile>['save']
}

function usePrivacy({ uid, email, phone, visibility, save }: PrivacyFieldsProps) {
  const start = { phone, shown: visibility }
  const draft = useDraft(BrigadeUserProfile, { name: `privacy ${uid}`, start, sample: { phone, shown: {} } })
  const { phone: typedPhone, shown } = draft.values
  const [state, setState] = useState<'idle' | 'wrong' | 'saved' | 'signedOut'>('idle')
  const isDirty = typedPhone !== phone || contactFields.some((field) => shown[field] !== visibility[field])
  useUnsaved(isDirty && state !== 'saved')
  const submit = async () => {
    const known = typedPhone.trim() === '' ? undefined : phoneFromTyped(typedPhone)
    if (typedPhone.trim() !== '' && known === undefined) {
      setState('wrong')
      return
    }
    const outcome = await save({ visibility: shown, phone: known, ...(email !== '' && { email }) })
    if (outcome.state === 'queued') draft.clear()
    setState(outcome.state === 'queued' ? 'saved' : outcome.state === 'signedOut' ? 'signedOut' : 'wrong')
  }
  const change = (part: Parameters<typeof draft.setValues>[0]) => {
    draft.setValues(part)
    setState('idle')
  }
  return {
    typedPhone,
    shown,
    state,
    submit,
    changePhone: (to: string) => change({ phone: to }),
    show: (field: ContactField, to: Visibility) => change({ shown: { ...shown, [field]: to } }),
  }
}

function PrivacyFields(props: PrivacyFieldsProps) {
  const t = useText()
  const { typedPhone, shown, state, submit, changePhone, show } = usePrivacy(props)
  return (
    <Form onSubmit={submit}>
      <Stack gap={16}>
        {state === 'signedOut' ? (
          <Banner state="late" role="alert">
            {t('error.sign-in-needed')}
          </Banner>
        ) : null}
        <TextField
          label={t('settings.privacy.phone')}
          hint={t('settings.privacy.phoneHint')}
          problem={state === 'wrong' ? t('settings.privacy.phoneWrong') : undefined}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={typedPhone}
          onChange={(event) => changePhone(event.target.value)}
        />
        {contactFields.map((field) => (
          <SelectField
            key={field}
            label={t(`settings.privacy.who.${field}`)}
            value={shown[field] ?? 'private'}
            choices={Visibility.options.map((value) => ({ value, label: t(`settings.privacy.to.${value}`) }))}
            onChange={({ target }) => show(field, Visibility.parse(target.value))}
          />
        ))}
        <Cluster gap={12}>
          <SubmitButton>{t('common.save')}</SubmitButton>
          {state === 'saved' ? <StateMark state="ok">{t('auth.settings.saved')}</StateMark> : null}
        </Cluster>
      </Stack>
    </Form>
  )
}

/** Who sees which of the private details; nobody does unless the person says so (product, principle P12). */
export function PrivacyForm({ uid, email }: { readonly uid: string; readonly email: string }) {
  const { profile, save } = useProfile(uid)
  const fields = (phone: string, visibility: Shown) => (
    <PrivacyFields uid={uid} email={email} phone={phone} visibility={visibility} save={save} />
  )
  return (
    <Loaded of={profile} empty={fields('', {})}>
      {({ content }) => fields(content.phone ?? '', content.visibility)}
    </Loaded>
  )
}
