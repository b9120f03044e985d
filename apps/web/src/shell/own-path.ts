/**
 * The path to go to after signing in (rule NV4): a path of this site starts with one "/" and not with two.
 * Anything else is ignored.
 */
export function ownPath(next: string | null, otherwise: string): string {
  return next !== null && /^\/(?![/\\])/u.test(next) ? next : otherwise
}
