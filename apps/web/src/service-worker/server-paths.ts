/**
 * What the server answers itself and is no page: those with a slash at the end name all that lies below. A test of the
 * server's holds its routes against this.
 */
export const serverPaths: readonly string[] = [
  '/.lp',
  '/.well-known/jwks.json',
  '/.ws',
  '/billing/',
  '/emulator/',
  '/exports/',
  '/functions/',
  '/google.firestore.v1.Firestore/',
  '/healthz',
  '/identity/',
  '/identitytoolkit.googleapis.com/',
  '/og/',
  '/robots.txt',
  '/securetoken.googleapis.com/',
  '/sitemap.xml',
  '/sitemaps/',
  '/v0/',
  '/v1/',
]

/** Whether the server answers an address itself, with something that is no page. */
export function isServersOwn(pathname: string): boolean {
  return serverPaths.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
}
