import { Waiting } from '../shell/waiting.tsx'

/** What the service worker shows at a path it has never seen while there is no connection: the bare shell. */
export function ShellPage() {
  return <Waiting />
}
