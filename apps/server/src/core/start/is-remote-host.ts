/**
 * Whether a host is another machine than this one. A path is a socket of this machine, also when it is written as a host;
 * without a name the machine itself is meant.
 */
export function isRemoteHost(host: string): boolean {
  return !/^(|(\/|%2f).*|localhost|127(\.\d+){3}|\[?::1\]?)$/u.test(host.toLowerCase())
}
