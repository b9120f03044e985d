import './spinner.css'

/** Something is under way; the words beside it say what. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
