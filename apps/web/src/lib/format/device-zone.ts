/** The zone of this device, where a time is shown and typed that is no kitchen's. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
