import { useState } from 'react'
import type { ImportAction, ImportState } from './import-state.ts'
import { readFile, type ReadFile, readText } from './read-file.ts'
import { useStoredImport } from './use-stored-import.ts'

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
