import './skeleton.css'
import { VisuallyHidden } from '../atoms/visually-hidden.tsx'

interface SkeletonProps {
  /** What is on its way, for those who listen. */
  readonly label: string
  readonly lines?: number
}

/** The outline of content that is on its way; appears after 200 ms. */
export function Skeleton({ label, lines = 4 }: SkeletonProps) {
  return (
    <div className="skeleton" aria-live="polite">
      {Array.from({ length: lines }, (_, line) => (
        <span className="skeleton-line" key={line} aria-hidden="true" />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  )
}
