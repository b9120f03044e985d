import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import {
  actionChoices,
  CorrectiveActionDocument,
} from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import { type Translate, useText } from '../../messages/text.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import type { FailAnswer } from './safety-actions.ts'
import { choiceWords } from './words.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'

const NOT_NOW = 'not now'

/** What is done about a fail, as it is typed. */
export interface FailDraft {
  readonly choice: string
  readonly what: string
  /** Who sees to it, when not now. */
  readonly owner: string
}

export const EMPTY_FAIL: FailDraft = { choice: '', what: '', owner: '' }

type Missing = 'choice' | 'what' | 'owner'

/** What of the answer is missing; "not now" only with the name of who sees to it (rule HC1). */
function missingOf({ choice, what, owner }: FailDraft): Missing | undefined {
  if (choice === NOT_NOW) return owner === '' ? 'owner' : undefined
  if (choice === '') return 'choice'
  return choice === 'other' && !fitsField(CorrectiveActionDocument, 'what', what) ? 'what' : undefined
}

/** What is done about a fail; undefined while something is missing. */
export function failAnswer(t: Translate, crew: Crew, fail: FailDraft): FailAnswer | undefined {
  if (missingOf(fail) !== undefined) return undefined
  if (fail.choice === NOT_NOW) {
    return { choice: 'other', what: t('safety.notNow.what', { name: crew.nameOf(fail.owner) }) }
  }
  const choice = actionChoices.find((each) => each === fail.choice) ?? 'other'
  const words = fail.what.trim()
  return { choice, what: fitsField(CorrectiveActionDocument, 'what', words) ? words : t(choiceWords[choice]) }
}

interface FailStepProps {
  readonly crew: Crew
  readonly fail: FailDraft
  /** Whether missing answers show an error. */
  readonly isTried: boolean
  readonly onChange: (fail: FailDraft) => void
}

/** Asks what is done about a fail. It cannot be skipped. */
export function FailStep({ crew, fail, isTried, onChange }: FailStepProps) {
  const t = useText()
  const active = [...crew.people].filter(([, { state }]) => state === 'active')
  const missing = isTried ? missingOf(fail) : undefined
  return (
    <Stack gap={12}>
      <Banner state="late" role="alert">
        {t('safety.fail')}
      </Banner>
      <RadioGroup
        label={t('safety.fail.what')}
        value={fail.choice}
        choices={[
          ...actionChoices.map((choice) => ({ value: choice, label: t(choiceWords[choice]) })),
          { value: NOT_NOW, label: t('safety.notNow') },
        ]}
        problem={missing === 'choice' ? t('safety.fail.needed') : undefined}
        onChange={({ target }) => onChange({ ...fail, choice: target.value })}
      />
      {fail.choice === NOT_NOW ? (
        <SelectField
          label={t('safety.notNow.owner')}
          value={fail.owner}
          choices={[
            { value: '', label: t('safety.notNow.choose') },
            ...active.map(([value, { displayName }]) => ({ value, label: displayName })),
          ]}
          problem={missing === 'owner' ? t('safety.notNow.choose') : undefined}
          onChange={({ target }) => onChange({ ...fail, owner: target.value })}
        />
      ) : (
        <TextField
          label={t('safety.fail.words')}
          value={fail.what}
          maxLength={maxLengthOf(CorrectiveActionDocument, 'what')}
          problem={missing === 'what' ? t('safety.fail.needed') : undefined}
          onChange={({ target }) => onChange({ ...fail, what: target.value })}
        />
      )}
    </Stack>
  )
}
