import './tabs.css'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { PartBoundary } from './part-boundary.tsx'

export interface Tab {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly onChange: (key: string) => void
}

/** How far an arrow key moves along the tabs. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Parts of one thing, one in sight. Arrows, Home and End move between them. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId()
  const at = tabs.findIndex((tab) => tab.key === value)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = (steps[event.key] ?? 0) * (isMirrored ? -1 : 1)
    const wanted = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : (at + step) % tabs.length
    const next = tabs.at(wanted)
    if (next === undefined || next.key === value) return
    event.preventDefault()
    onChange(next.key)
    document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.key}`)}`)?.focus()
  }
  return (
    <div>
      <div className="tabs-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            className="tabs-tab"
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            key={tab.key}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="tabs-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        <PartBoundary about={value}>{tabs[at]?.content}</PartBoundary>
      </div>
    </div>
  )
}
