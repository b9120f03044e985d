import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { deleteLargeDraft, saveLargeDraft, loadLargeDraft } from '../../../lib/drafts/large-draft-storage.ts'
import { logProblem } from '../../../lib/store/log.ts'
import { emptyImport, type ImportAction, type ImportState, nextImport } from './import-state.ts'

/** Counted up when an import has another shape; what an earlier one stored is discarded. */
const SHAPE = 1

const nameOf = (ownerId: string) => `import ${SHAPE} ${ownerId}`

/** Keeps the newest state; while one is being kept, those between are passed over. */
function useKeeping(name: string): (state: ImportState) => void {
  const next = useRef<ImportState>(null)
  const isRunning = useRef(false)
  return (state) => {
    next.current = state
    const run = async () => {
      isRunning.current = true
      while (next.current !== null) {
        const newest = next.current
        next.current = null
        const isOpen = newest.items.some(({ isSaved }) => !isSaved)
        await (isOpen ? saveLargeDraft(name, newest) : deleteLargeDraft(name))
      }
    }
    if (isRunning.current) return
    run()
      .catch((problem: unknown) => logProblem('keeping an import', problem))
      .finally(() => (isRunning.current = false))
  }
}

/** An import under review, kept on this device with every correction: a reload or a crash loses none. */
export function useStoredImport(ownerId: string): readonly [ImportState, Dispatch<ImportAction>] {
  const name = nameOf(ownerId)
  const [state, act] = useReducer(nextImport, emptyImport)
  const [isRead, setRead] = useState(false)
  const keep = useEffectEvent(useKeeping(name))
  useEffect(() => {
    const find = async () => {
      const stored = await loadLargeDraft<ImportState>(name)
      if (stored !== undefined) act({ kind: 'found', state: stored })
    }
    find()
      .catch((problem: unknown) => logProblem('finding an import', problem))
      .finally(() => setRead(true))
  }, [name])
  const hasBegun = useRef(false)
  useEffect(() => {
    // Until something happens nothing is discarded: what is kept may be there and could not be read.
    hasBegun.current ||= state !== emptyImport
    if (isRead && hasBegun.current) keep(state)
  }, [isRead, state])
  return [state, act]
}
