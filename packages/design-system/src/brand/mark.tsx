import './wordmark.css'

/** A ticket on the rail, with our letter on it. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 48" className="mark" aria-hidden="true">
      <path className="mark-ticket" d="M9 7h30v37l-5-4-5 4-5-4-5 4-5-4-5 4Z" />
      <rect className="mark-rail" x="2" y="3" width="44" height="7" rx="3.5" />
      <path className="mark-letter" d="M18 15v18" />
      <circle className="mark-letter" cx="24.5" cy="27" r="6.5" />
    </svg>
  )
}
