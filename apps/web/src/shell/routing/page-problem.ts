/** A page that cannot be shown, with an HTTP status. */
export class PageProblem extends Error {
  override readonly name = 'PageProblem'
  readonly status: number
  /** Replaces the page's title when given (rule ER1). */
  readonly statusMessage: string | undefined

  constructor(problem: {
    readonly status: number
    readonly message: string
    readonly statusMessage?: string
  }) {
    super(problem.message)
    this.status = problem.status
    this.statusMessage = problem.statusMessage
  }
}

export const NOT_FOUND = 404

/** The problem for a path that has no page. */
export function notFound(path: string): PageProblem {
  return new PageProblem({ status: NOT_FOUND, message: `Page Not Found: ${path}` })
}

/**
 * Title and text of the error page (rule ER1): 404 is "Page Not Found", all else "Internal Server Error", unless
 * the problem brings a status message; the text is the problem's message.
 */
export function problemWords(problem: unknown): {
  readonly status: number
  readonly title: string
  readonly text: string
} {
  const status = problem instanceof PageProblem ? problem.status : 500
  const own = problem instanceof PageProblem ? problem.statusMessage : undefined
  const title = own ?? (status === NOT_FOUND ? 'Page Not Found' : 'Internal Server Error')
  return { status, title, text: problem instanceof Error ? problem.message : String(problem) }
}
