import { commitAgain } from './commit.ts'
import { journalEntries } from './write-journal.ts'

/** Sends a write that was held back once more. */
export async function retryWrite(id: string): Promise<void> {
  const entry = (await journalEntries()).find((each) => each.id === id)
  if (entry === undefined) return
  const { status: _, ...again } = entry
  await commitAgain(again)
}
