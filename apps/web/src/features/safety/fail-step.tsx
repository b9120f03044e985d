import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { actionChoices } from '@brigade/domain/safety/corrective-action-document.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import type { Crew } from '../kitchens/use-crew.ts'
import type { FailAnswer } from './safety-actions.ts'
import { choiceWords } from './words.ts'

const NOT_NOW = 'not now'

/** What is done about a fail, while it is being said. */
export interface FailQuestion {
  readonly choice: string
  readonly what: string
  readonly owner: string
  /** Complete, or undefined while something is missing. */
  readonly answer: FailAnswer | undefined
  readonly isMissing: boolean
  readonly change: (said: { choice?: string; what?: string; owner?: string }) => void
  /** Shows what is missing. */
  readonly ask: () => void
}

/** Asks what is done about a fail; "not now" only with the name of who sees to it (rule HC1). */
export function useFailAnswer(crew: Crew): FailQuestion {
  const t = useText()
  const [said, setSaid] = useState({ choice: '', what: '', owner: '' })
  const [isMissing, setMissing] = useState(false)
  const { choice, what, owner } = said
  const chosen = actionChoices.find((each) => each === choice)
  const words = what.trim()
  let answer: FailAnswer | undefined
  if (choice === NOT_NOW && owner !== '') {
    answer = { choice: 'other', what: t('safety.notNow.what', { name: crew.nameOf(owner) }) }
  } else if (chosen !== undefined && (chosen !== 'other' || words.length > 2)) {
    answer = { choice: chosen, what: words.length > 2 ? words : t(choiceWords[chosen]) }
  }
  return {
    ...said,
    answer,
    isMissing: isMissing && answer === undefined,
    change: (change) => setSaid({ ...said, ...change }),
    ask: () => setMissing(true),
  }
}

/** The question itself. It cannot be skipped. */
export function FailStep({ crew, fail }: { readonly crew: Crew; readonly fail: FailQuestion }) {
  const t = useText()
  const active = [...crew.people].filter(([, { state }]) => state === 'active')
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
        problem={fail.isMissing ? t('safety.fail.needed') : undefined}
        onChange={({ target }) => fail.change({ choice: target.value })}
      />
      {fail.choice === NOT_NOW ? (
        <SelectField
          label={t('safety.notNow.owner')}
          value={fail.owner}
          choices={[
            { value: '', label: t('safety.notNow.choose') },
            ...active.map(([value, { displayName }]) => ({ value, label: displayName })),
          ]}
          onChange={({ target }) => fail.change({ owner: target.value })}
        />
      ) : (
        <TextField
          label={t('safety.fail.words')}
          value={fail.what}
          maxLength={500}
          onChange={({ target }) => fail.change({ what: target.value })}
        />
      )}
    </Stack>
  )
}
