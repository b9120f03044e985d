import { useState, type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { type ImportAction, type ImportState, emptyImport, nextImport } from './import-state.ts'
import { readFile, type ReadFile, readText } from './read-file.ts'
import { deleteLargeDraft, saveLargeDraft, loadLargeDraft } from '../../../lib/drafts/large-draft-storage.ts'
import { logProblem } from '../../../lib/store/log.ts'

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
function useStoredImport(ownerId: string): readonly [ImportState, Dispatch<ImportAction>] {
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

/** The screen is drawn again at the latest after this much reading. */
const SLICE_MS = 24
const FIRST_WORDS = 60

/** How far reading has come; null when nothing is being read. */
export interface ReadingProgress {
  readonly done: number
  readonly total: number
}

interface Import {
  readonly state: ImportState
  readonly act: (action: ImportAction) => void
  readonly reading: ReadingProgress | null
  readonly takeFiles: (files: readonly File[]) => Promise<void>
  readonly takeText: (text: string) => Promise<void>
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** An import from the first file to the last saved recipe. Files are read in slices, so that the screen stays alive. */
export function useImport(ownerId: string): Import {
  const [state, act] = useStoredImport(ownerId)
  const [reading, setReading] = useState<ReadingProgress | null>(null)

  const takeFiles = async (files: readonly File[]) => {
    const read: ReadFile[] = []
    let sliceBegan = performance.now()
    setReading({ done: 0, total: files.length })
    for (const file of files) {
      read.push(await readFile(file))
      if (performance.now() - sliceBegan < SLICE_MS) continue
      setReading({ done: read.length, total: files.length })
      await pause()
      sliceBegan = performance.now()
    }
    act({ kind: 'read', files: read })
    setReading(null)
  }
  const takeText = async (text: string) => {
    const name = text.trim().split('\n')[0]?.slice(0, FIRST_WORDS) ?? ''
    act({ kind: 'read', files: [await readText(text, 'text', name)] })
  }
  return { state, act, reading, takeFiles, takeText }
}
