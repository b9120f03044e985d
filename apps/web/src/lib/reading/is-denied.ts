/** Whether the server refused. The SDK's errors are known by their code: not all are of the class that it exports. */
export function isDenied(problem: unknown): boolean {
  return problem instanceof Error && Reflect.get(problem, 'code') === 'permission-denied'
}
