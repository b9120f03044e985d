import { documentPath } from '@brigade/contract/path.ts'
import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'
import webPush from 'web-push'
import { pushKeys } from './push-collections.ts'

/** An ECDSA P-256 pair in base64url [RFC 8292]. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** This server's keys; the first who asks makes them, and then they stay: a new pair would silence every browser. */
export async function pushKeysIn(tx: DocumentTransaction): Promise<PushKeys> {
  const path = documentPath(pushKeys, { keyId: 'vapid' })
  const known = await tx.get(path)
  if (known !== undefined) return pushKeys.schema.parse(known)
  const made = webPush.generateVAPIDKeys()
  tx.create(path, { ...made })
  return made
}
