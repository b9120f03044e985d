import './undo-bar.css'
import { Button } from '../atoms/button.tsx'

interface UndoBarProps {
  /** What has just happened. */
  readonly text: string
  readonly undoLabel: string
  readonly onUndo: () => void
}

/** What was just done, with the way back. The page decides how long it stays. */
export function UndoBar({ text, undoLabel, onUndo }: UndoBarProps) {
  return (
    <div className="undo-bar">
      {text}
      <Button size="small" onClick={onUndo}>
        {undoLabel}
      </Button>
    </div>
  )
}
