import { MINUTE_MS } from '@brigade/domain/core/time/span.ts'
import { useEffect, useState } from 'react'

/** The time in milliseconds since 1970, renewed every minute: enough to see a new day begin. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
