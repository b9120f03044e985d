/** What a part of a pattern matched, counted from 1; empty where it took no part. */
export function matchedPart(match: RegExpExecArray, part: number): string {
  return match[part] ?? ''
}
