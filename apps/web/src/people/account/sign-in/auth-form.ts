import { passwordAdvice } from '@brigade/domain/people/accounts/password.ts'
import * as z from 'zod'
import type { MessageKey } from '../../../messages/catalogue.ts'

/** What a reader without a session can do on the page. */
export type AuthMode = 'join' | 'signIn' | 'reset' | 'link'

/** Everything that may be typed on the page; it stays when one goes from one part to another. */
export interface AuthForm {
  readonly name: string
  readonly email: string
  readonly password: string
}

const Email = z.string().trim().pipe(z.email().max(254))
const Typed = z.string().max(4096)
const Name = z.string().trim().min(2).max(60)

/** An address alone, such as a new one. */
export const NewEmailFields = z.object({ email: Email })

/** A password that is chosen: long enough. */
export const NewPasswordFields = z.object({
  password: Typed.refine((password) => passwordAdvice(password) !== 'too-short'),
})

/** A password that is known already. */
export const KnownPasswordFields = z.object({ password: Typed })

/** Which fields must hold what in each mode. */
export const authForms = {
  join: z.object({
    name: Name,
    email: Email,
    ...NewPasswordFields.shape,
  }),
  signIn: z.object({ name: z.string(), email: Email, password: Typed.min(1) }),
  reset: z.object({ name: z.string(), email: Email, password: Typed }),
  link: z.object({ name: z.string(), email: Email, password: Typed }),
} satisfies Readonly<Record<AuthMode, z.ZodType<AuthForm>>>

/** The sentence for a field that breaks its rule. */
export function wordsOfAuthField(field: string, mode: AuthMode): MessageKey {
  if (field === 'name') return 'auth.problem.name'
  if (field === 'email') return 'auth.error.email'
  return mode === 'join' ? 'auth.error.weakPassword' : 'auth.problem.password'
}
