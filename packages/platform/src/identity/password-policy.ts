import { isCommonPassword } from './common-passwords.ts'
import type { CommonWords, PublicPersonalData } from './common-passwords.ts'
import { IdentityError } from './identity-error.ts'

/** What a new password must be. Lengths in Unicode code points; letters and digits those the SDK counts, of ASCII. */
export interface PasswordPolicy {
  readonly minimumLength: number
  readonly maximumLength: number
  readonly needsLowercase: boolean
  readonly needsUppercase: boolean
  readonly needsDigit: boolean
  readonly needsOther: boolean
}

/** Rule ID3: at least 6 code points, nothing else asked. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minimumLength: 6,
  maximumLength: 4096,
  needsLowercase: false,
  needsUppercase: false,
  needsDigit: false,
  needsOther: false,
}

const OTHER_CHARACTERS = Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~`')

/** What new passwords are held to. */
export interface PasswordRules {
  readonly passwordPolicy: PasswordPolicy
  /** What makes a password one that is tried first; undefined where such passwords are taken. */
  readonly guessed: CommonWords | undefined
}

/**
 * Refuses a new password that breaks the policy, or is tried first by whoever guesses.
 * @param person - whose password it is to be
 * @throws WEAK_PASSWORD when too short or too easy to guess, PASSWORD_DOES_NOT_MEET_REQUIREMENTS otherwise
 */
export async function checkPassword(
  { passwordPolicy, guessed }: PasswordRules,
  person: PublicPersonalData,
  password: string,
): Promise<void> {
  checkKinds(passwordPolicy, password)
  if (guessed !== undefined && (await isCommonPassword(guessed, person, password))) {
    throw new IdentityError('WEAK_PASSWORD', 'Password is too easy to guess')
  }
}

function checkKinds(policy: PasswordPolicy, password: string): void {
  const length = Array.from(password.normalize('NFC')).length
  if (length < policy.minimumLength) {
    throw new IdentityError('WEAK_PASSWORD', `Password should be at least ${policy.minimumLength} characters`)
  }
  const missing = [
    length > policy.maximumLength && `Password may contain at most ${policy.maximumLength} characters`,
    policy.needsLowercase && !/[a-z]/.test(password) && 'Password must contain a lower case character',
    policy.needsUppercase && !/[A-Z]/.test(password) && 'Password must contain an upper case character',
    policy.needsDigit && !/\d/.test(password) && 'Password must contain a numeric character',
    policy.needsOther &&
      !OTHER_CHARACTERS.some((character) => password.includes(character)) &&
      'Password must contain a non-alphanumeric character',
  ].filter((sentence) => sentence !== false)
  if (missing.length > 0) {
    throw new IdentityError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [${missing.join(', ')}]`,
    )
  }
}

/** The policy in the protocol's form. */
export function presentPasswordPolicy(policy: PasswordPolicy): object {
  return {
    customStrengthOptions: {
      minPasswordLength: policy.minimumLength,
      maxPasswordLength: policy.maximumLength,
      ...(policy.needsLowercase && { containsLowercaseCharacter: true }),
      ...(policy.needsUppercase && { containsUppercaseCharacter: true }),
      ...(policy.needsDigit && { containsNumericCharacter: true }),
      ...(policy.needsOther && { containsNonAlphanumericCharacter: true }),
    },
    allowedNonAlphanumericCharacters: OTHER_CHARACTERS,
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  }
}
