import './wordmark.css'
import { Mark } from './mark.tsx'

/** "brigade" in our own letters, after the mark; the dot of the i is the bell on the pass. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <Mark />
      <svg viewBox="0 0 342 94" className="wordmark-letters" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="10.5" strokeLinecap="round">
          <path d="M7 7v60" />
          <circle cx="28" cy="46" r="20.5" />
          <path d="M70 67V25M70 45q1-19.5 19-19.5" />
          <path d="M107 27v40" />
          <circle cx="146" cy="46" r="20.5" />
          <path d="M167 26v42q0 19-21 19-9 0-16-5" />
          <circle cx="206" cy="46" r="20.5" />
          <path d="M227 26v41" />
          <circle cx="266" cy="46" r="20.5" />
          <path d="M287 7v60" />
          <path d="M306 45h30a20 20 0 1 0-6 15" />
        </g>
        <path d="M96.5 15.5a10.5 9.5 0 0 1 21 0Z" className="wordmark-bell" />
      </svg>
    </span>
  )
}
