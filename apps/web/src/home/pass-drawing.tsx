const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A pass under its lamps, drawn by us. */
export function PassDrawing() {
  return (
    <svg className="home-drawing" viewBox="0 0 420 300" aria-hidden="true">
      <g className="home-drawing-glow">
        <path d="M96 92 50 214h110L118 92Z" />
        <path d="M208 92l-46 122h110L230 92Z" />
        <path d="M320 92l-46 122h110L342 92Z" />
      </g>
      <g {...line}>
        <path d="M107 0v58M219 0v58M331 0v58" />
        <path d="M80 92a27 34 0 0 1 54 0ZM192 92a27 34 0 0 1 54 0ZM304 92a27 34 0 0 1 54 0Z" />
        <path strokeWidth="8" d="M14 222h392" />
        <path d="M34 226v74M386 226v74" />
        <path d="M58 214q4-22 46-22t46 22M104 192v-8" />
        <ellipse cx="217" cy="208" rx="50" ry="9" />
        <path d="M190 200q8-22 27-22t27 22M205 186q5-6 12-6" />
        <path d="M300 214v-30h46v30M346 190h10q6 0 6 7t-6 7h-10M312 174q-4-7 0-14M326 174q-4-7 0-14" />
      </g>
      <g className="home-drawing-tickets">
        <path d="M150 240v44l6-4 6 4 6-4 6 4v-44ZM196 240v56l6-4 6 4 6-4 6 4v-56ZM242 240v36l6-4 6 4 6-4 6 4v-36Z" />
      </g>
      <path {...line} strokeWidth="7" d="M130 240h156" />
    </svg>
  )
}
