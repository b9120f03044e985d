import { type State, StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { type PasswordAdvice, passwordAdvice } from '@brigade/domain/people/accounts/password.ts'
import { useEffect, useState } from 'react'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useText } from '../../../messages/text.tsx'
import { logProblem } from '../../../lib/store/log.ts'

const adviceWords: Readonly<Record<PasswordAdvice, readonly [State, MessageKey]>> = {
  'too-short': ['warn', 'auth.password.tooShort'],
  guessable: ['warn', 'auth.password.guessable'],
  accepted: ['info', 'auth.password.accepted'],
  good: ['ok', 'auth.password.good'],
}

interface PasswordStrengthProps {
  readonly password: string
  /** What a stranger may know of the person: name, e-mail. */
  readonly known?: readonly string[]
}

/** How good a new password is, in words; nothing while nothing is typed. The word lists come only now. */
export function PasswordStrength({ password, known = [] }: PasswordStrengthProps) {
  const t = useText()
  const [score, setScore] = useState<number>()
  const knownWords = known.join('\n')
  useEffect(() => {
    let isCurrent = true
    const judge = async () => {
      const { guessScore } = await import('./guessing.ts')
      if (isCurrent) setScore(guessScore(password, knownWords.split('\n')))
    }
    if (password !== '') judge().catch((problem: unknown) => logProblem('password strength', problem))
    return () => {
      isCurrent = false
    }
  }, [password, knownWords])
  if (password === '') return null
  const [state, words] = adviceWords[passwordAdvice(password, score)]
  return (
    <span className="password-strength" aria-live="polite">
      <StateMark state={state}>{t(words)}</StateMark>
    </span>
  )
}
