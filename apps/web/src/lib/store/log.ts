const { console: browserConsole } = globalThis

/** Notes a problem that changes nothing on screen, for whoever opens the console. */
export function logProblem(what: string, problem: unknown): void {
  browserConsole.warn(`Brigade: ${what}`, problem)
}
