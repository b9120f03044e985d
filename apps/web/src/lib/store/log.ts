const { console: browserConsole } = globalThis

/** Logs a problem that changes nothing on screen to the console. */
export function logProblem(what: string, problem: unknown): void {
  browserConsole.warn(`Brigade: ${what}`, problem)
}
