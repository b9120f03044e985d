import { useEffect, useState } from 'react'
import type { Loadable } from '../../../lib/reading/loadable.ts'

async function look<Value>(ask: () => Promise<Value>): Promise<Loadable<Value>> {
  try {
    return { state: 'success', value: await ask(), fromCache: false, hasPendingWrites: false }
  } catch (problem) {
    return { state: 'failed', problem: problem instanceof Error ? problem : new Error(String(problem)) }
  }
}

/** What a call answers, and a way to ask again. @param ask - the same function with every drawing */
export function useFetched<Value>(ask: () => Promise<Value>): {
  readonly answer: Loadable<Value>
  readonly askAgain: () => Promise<void>
} {
  const [answer, setAnswer] = useState<Loadable<Value>>({ state: 'pending' })
  useEffect(() => {
    let isCurrent = true
    const begin = async () => {
      const result = await look(ask)
      if (isCurrent) setAnswer(result)
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [ask])
  return { answer, askAgain: async () => setAnswer(await look(ask)) }
}
