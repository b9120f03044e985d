/** An e-mail address as addresses are compared: trimmed and in lower case, nothing else removed (rule ID8). */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase()
}
