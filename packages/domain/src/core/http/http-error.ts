/** Whether an HTTP status is an error to its caller: 400 to 599, and nothing below (rule ER5). */
export function isHttpError(status: number): boolean {
  return status >= 400 && status <= 599
}
