import './wordmark.css'
import { Mark } from './mark.tsx'

/** "brigade" in our own letters, after the mark; the dot of the i is the bell on the pass. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <Mark />
      <svg viewBox="0 0 364 94" className="wordmark-letters" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="10.5" strokeLinecap="round">
          <path d="M7 7v60" />
          <circle cx="28" cy="46" r="20.5" />
          <path d="M72 67V26M72 46q1-20 19-20" />
          <path d="M110 34v33" />
          <circle cx="150" cy="46" r="20.5" />
          <path d="M171 26v42q0 19-21 19-9 0-16-5" />
          <circle cx="212" cy="46" r="20.5" />
          <path d="M233 26v41" />
          <circle cx="274" cy="46" r="20.5" />
          <path d="M295 7v60" />
          <path d="M317 46h40a20.5 20.5 0 1 0-7 15" />
        </g>
        <path d="M97 22a13 13 0 0 1 26 0ZM108 4h4v6h-4Z" className="wordmark-bell" />
      </svg>
    </span>
  )
}
