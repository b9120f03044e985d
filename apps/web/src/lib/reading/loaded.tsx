import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { PartBoundary } from '@brigade/design-system/molecules/part-boundary.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import type { Loadable } from './loadable.ts'

/** Product 4: after this long the wait is named and one may try again. */
const LONG_WAIT_MS = 5000

interface LoadedProps<Value> {
  readonly of: Loadable<Value>
  /** Shown in place of a list without rows, or of a document that is not there. */
  readonly empty?: ReactNode
  readonly children: (value: NonNullable<Value>) => ReactNode
}

/** A wait that is named after a while, with a way to try again. */
export function LongWait() {
  const t = useText()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return <Skeleton label={t('shell.waiting')} />
  return (
    <Banner state="info" aria-live="polite">
      {t('common.stillFetching')}
      <Button size="small" onClick={() => globalThis.location.reload()}>
        {t('common.tryAgain')}
      </Button>
    </Banner>
  )
}

/** Draws in a component of its own, so that what breaks while drawing breaks inside the boundary around it. */
function Drawn({ draw }: { readonly draw: () => ReactNode }) {
  return draw()
}

/** Answers for data that is pending, failed, forbidden or empty, so that the page draws only what has loaded. */
export function Loaded<Value>({ of: loadable, empty, children }: LoadedProps<Value>) {
  const t = useText()
  switch (loadable.state) {
    case 'pending':
      return <LongWait />
    case 'forbidden':
      return (
        <Banner state="warn" role="alert">
          {t('error.permission-denied')}
        </Banner>
      )
    case 'failed':
      return (
        <Banner state="late" role="alert">
          {t('common.failed')}
          <Button size="small" onClick={() => globalThis.location.reload()}>
            {t('common.tryAgain')}
          </Button>
        </Banner>
      )
    case 'success': {
      const { value } = loadable
      const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
      const draw = () => {
        if (isEmpty && empty !== undefined) return empty
        return value === null || value === undefined ? null : children(value)
      }
      // In one place whether empty or not: a form that makes the document keeps what it shows.
      return (
        <PartBoundary>
          <Drawn draw={draw} />
        </PartBoundary>
      )
    }
  }
}
