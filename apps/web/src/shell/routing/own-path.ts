/**
 * The path to go to after signing in (rule NV4): a path of this site starts with one "/" and not with two.
 * Anything else is ignored,
 * and so is one with tabs or line ends, which browsers take out of an address before they read it.
 */
export function ownPath(next: string | null, otherwise: string): string {
  return next !== null && /^\/(?![/\\])[^\t\n\r]*$/u.test(next) ? next : otherwise
}
