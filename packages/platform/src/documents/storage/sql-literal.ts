import { invalidArgument } from '../documents-error.ts'

/**
 * A text as it stands in a statement. Field names and collection ids are written out, and only values are parameters,
 * so that PostgreSQL sees which declared index fits before it knows the values, and can keep the plan.
 * @throws for a NUL, which no statement can hold
 */
export function sqlLiteral(text: string): string {
  if (text.includes('\0')) throw invalidArgument('A name must not contain the character NUL.')
  const quoted = `'${text.replaceAll("'", "''")}'`
  // Whether a plain backslash means something depends on a setting; after E it always does.
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted
}
