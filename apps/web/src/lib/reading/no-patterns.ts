/** Stands in the build for the patterns engine of the document SDK's pipelines, of which Brigade asks none. */
export const RE2JS = {
  /** @throws always; the SDK takes it for a pattern that cannot be read, says so in the console and goes on. */
  compile(): never {
    throw new Error('No patterns of pipelines in these pages: see docs/decisions/0029-page-weight.md.')
  },
}
