import type { PageLoader } from './page-loader.ts'

/** Every public route whose data comes with the page. */
export const pageLoaders: readonly PageLoader[] = []
