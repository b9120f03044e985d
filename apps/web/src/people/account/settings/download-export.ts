import { actingUser } from '../../../lib/session/session.ts'

/** Product, E52: nobody is kept waiting for ever by a large archive, but it may take its time. */
const PATIENCE_MS = 120_000

/** Fetches the ZIP of an export and hands it to the browser to keep. @throws when the server does not give it */
export async function downloadExport(dataRequestId: string): Promise<void> {
  const token = await (await actingUser())?.getIdToken()
  const answer = await fetch(`/exports/${dataRequestId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The export answered ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = 'brigade-export.zip'
  link.click()
  URL.revokeObjectURL(address)
}
