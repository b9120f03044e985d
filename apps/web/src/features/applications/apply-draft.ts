import { useEffect, useState } from 'react'
import { keyOfTyped } from '../../data/kept-typing.ts'

/** What somebody has written so far; it lives on this device until it is sent. */
export interface ApplyDraft {
  readonly message: string
  /** One per question of the job. */
  readonly answers: readonly string[]
  readonly shareEmail: boolean
  readonly sharePhone: boolean
  readonly name: string
  readonly title: string
  readonly position: string
}

const keyOf = (jobId: string) => keyOfTyped(`application ${jobId}`)

const empty: ApplyDraft = {
  message: '',
  answers: [],
  shareEmail: true,
  sharePhone: false,
  name: '',
  title: '',
  position: 'chef de partie',
}

/** Field by field, so that a draft of an older page is still worth something. */
function readDraft(jobId: string): ApplyDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? '{}')
    const said = new Map(Object.entries(Object(kept)))
    const text = (name: 'message' | 'name' | 'title' | 'position') => {
      const value = said.get(name)
      return typeof value === 'string' ? value : empty[name]
    }
    const answers: unknown = said.get('answers')
    return {
      message: text('message'),
      name: text('name'),
      title: text('title'),
      position: text('position'),
      answers: Array.isArray(answers) ? answers.map(String) : [],
      shareEmail: said.get('shareEmail') !== false,
      sharePhone: said.get('sharePhone') === true,
    }
  } catch {
    return empty
  }
}

/** Forgets what was written: it has arrived. */
export function forgetApplyDraft(jobId: string): void {
  localStorage.removeItem(keyOf(jobId))
}

/** What was written for a job, kept on this device with every letter. */
export function useApplyDraft(jobId: string) {
  const [draft, setDraft] = useState(() => readDraft(jobId))
  useEffect(() => {
    localStorage.setItem(keyOf(jobId), JSON.stringify(draft))
  }, [jobId, draft])
  const change = (part: Partial<ApplyDraft>) => setDraft((before) => ({ ...before, ...part }))
  return { draft, change }
}
