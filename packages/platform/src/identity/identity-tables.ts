import type { Selectable } from 'kysely'
import { type BigIntColumn, type NewRow, typedTables } from '../database/typed-statements.ts'

/** The columns of `identity-migrations.ts`, which has the units. */
interface AccountTable {
  readonly uid: string
  readonly email: string | null
  readonly email_verified: boolean
  readonly password_hash: string | null
  readonly email_link: boolean
  readonly phone_number: string | null
  readonly display_name: string | null
  readonly photo_url: string | null
  readonly disabled: boolean
  readonly claims: string
  readonly created_at: BigIntColumn
  readonly last_login_at: BigIntColumn
  readonly valid_since: BigIntColumn
}

interface SessionTable {
  readonly session_id: string
  readonly uid: string
  readonly provider: string
  readonly claims: string
  readonly auth_time: BigIntColumn
  readonly started_at: BigIntColumn
  readonly last_used_at: BigIntColumn
  readonly device: string
  readonly second_factor: string | null
}

interface RefreshTokenTable {
  readonly token_hash: string
  readonly session_id: string
  readonly predecessor_hash: string | null
  readonly is_rotated: boolean
  readonly dies_at: BigIntColumn | null
}

/** The purpose of a code sent by e-mail. */
export type CodePurpose =
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'
  | 'REVERT_SECOND_FACTOR_ADDITION'

interface CodeTable {
  readonly code_hash: string
  readonly purpose: CodePurpose
  readonly uid: string | null
  readonly email: string
  readonly new_email: string | null
  readonly factor_id: string | null
  readonly expires_at: BigIntColumn
}

interface SigningKeyTable {
  readonly kid: string
  readonly private_key: string
  readonly active_from: BigIntColumn
}

interface SecretTable {
  readonly name: string
  readonly value: string
}

interface ProviderTable {
  readonly provider_id: string
  readonly raw_id: string
  readonly uid: string
  readonly email: string | null
  readonly display_name: string | null
  readonly photo_url: string | null
  readonly linked_at: BigIntColumn
}

interface FactorTable {
  readonly enrollment_id: string
  readonly uid: string
  readonly display_name: string | null
  readonly secret: string
  readonly last_step: BigIntColumn
  readonly enrolled_at: BigIntColumn
}

interface TicketTable {
  readonly ticket_hash: string
  readonly kind: string
  readonly uid: string | null
  readonly content: string
  readonly tries: number
  readonly expires_at: BigIntColumn
}

interface CookieTable {
  readonly cookie_hash: string
  readonly session_id: string
  readonly expires_at: BigIntColumn
}

/** The column `tries` is used only in statements written by hand. */
interface TryTable {
  readonly name: string
  readonly key_hash: string
  readonly is_refused: boolean
  readonly ends_at: BigIntColumn
}

interface IdentityTables {
  readonly identity_account: AccountTable
  readonly identity_session: SessionTable
  readonly identity_refresh_token: RefreshTokenTable
  readonly identity_code: CodeTable
  readonly identity_signing_key: SigningKeyTable
  readonly identity_secret: SecretTable
  readonly identity_provider: ProviderTable
  readonly identity_factor: FactorTable
  readonly identity_ticket: TicketTable
  readonly identity_cookie: CookieTable
  readonly identity_try: TryTable
}

export type SessionColumns = Selectable<SessionTable>
export type SessionRow = NewRow<SessionTable>
export type RefreshTokenRow = NewRow<RefreshTokenTable>
export type CodeColumns = Selectable<CodeTable>

export const identityTables = typedTables<IdentityTables>()
