import type { ReactNode } from 'react'

export type DrawingName =
  | 'empty-rail'
  | 'empty-shelf'
  | 'nothing-here'
  | 'broken'
  | 'closed-door'
  | 'empty-table'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const soft = { ...line, strokeOpacity: 0.45 } as const

/** Our own line drawings for empty places, 200 by 120. */
export const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  'empty-rail': (
    <>
      <path {...line} strokeWidth={7} d="M10 22h180" />
      <path {...line} d="M74 26v60l7-5 7 5 7-5 7 5 7-5 7 5V26" />
      <path {...soft} d="M84 42h22M84 54h14M30 26v14M158 26v22" />
    </>
  ),
  'empty-shelf': (
    <>
      <path {...line} d="M16 106h168M16 56h168M28 14v92M172 14v92" />
      <path {...line} d="M48 106V80q0-6 6-6h16q6 0 6 6v26M52 74v-6h20v6" />
      <path {...soft} d="M96 106V84h30v22M50 56V38h24v18M136 56a12 12 0 0 1-24 0" />
    </>
  ),
  'nothing-here': (
    <>
      <ellipse {...line} cx="100" cy="70" rx="70" ry="34" />
      <ellipse {...soft} cx="100" cy="68" rx="44" ry="20" />
      <path {...line} d="M12 34v22q0 8 7 8v36M12 34v16M19 34v16M26 34v16q0 14-7 14M186 34q-10 6-10 26h8v40" />
    </>
  ),
  broken: (
    <>
      <path {...line} d="M40 78a60 40 0 0 0 54 30l6-16-12-12 8-18-10-14H34a60 40 0 0 0 6 30Z" />
      <path {...line} d="M118 108a60 40 0 0 0 48-60h-54l-4 14 12 16-8 14Z" />
      <path {...soft} d="M78 26l-4-14M104 28V10M130 26l6-14" />
    </>
  ),
  'closed-door': (
    <>
      <path {...line} d="M62 110V14h76v96M44 110h112" />
      <circle {...line} cx="100" cy="44" r="15" />
      <path {...soft} d="M76 76h48M76 88h48" />
      <path {...line} d="M128 66v10" />
    </>
  ),
  'empty-table': (
    <>
      <path {...line} d="M22 62h156M40 62v48M160 62v48" />
      <path {...line} d="M100 20a20 20 0 0 1 20 22H80a20 20 0 0 1 20-22ZM100 20v-8M72 42h56" />
      <path {...soft} d="M64 110V84h-18M136 110V84h18" />
    </>
  ),
}
