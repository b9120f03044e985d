import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FileRules } from './file-rules.ts'
import type { FilesContext } from './files-context.ts'
import type { StoredFile } from './stored-file.ts'

/** Long enough to open a document that somebody was shown, short enough to be useless in an old message. */
const PASSING_MS = 15 * 60_000

/** A token of a lasting link. */
export function newDownloadToken(): string {
  return randomUUID()
}

type Linking = Pick<FilesContext, 'linkSecret' | 'now'>

/** The tokens that somebody who may read a file is told. */
export function downloadTokensFor(
  linking: Linking,
  file: StoredFile,
  rules: FileRules | undefined,
): readonly string[] {
  return rules?.links === 'passing'
    ? [passingToken(linking, file, linking.now() + PASSING_MS)]
    : file.downloadTokens
}

/** Whether a token opens the file now. Who holds it needs no other right. */
export function isValidDownloadToken(
  linking: Linking,
  { file, rules }: { readonly file: StoredFile; readonly rules: FileRules | undefined },
  token: string,
): boolean {
  if (rules?.links !== 'passing') return file.downloadTokens.some((known) => isSame(known, token))
  const until = Number.parseInt(token.split('.')[0] ?? '', 36)
  return until > linking.now() && isSame(passingToken(linking, file, until), token)
}

/** Ends with its time, with other bytes, and with every change of what is said about the file. */
function passingToken({ linkSecret }: Linking, file: StoredFile, until: number): string {
  const { bucket, name, generation, metageneration } = file
  const signed = JSON.stringify([bucket, name, String(generation), metageneration, until])
  return `${until.toString(36)}.${createHmac('sha256', linkSecret).update(signed).digest('base64url')}`
}

function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
