import { useState } from 'react'
import { Button } from '../atoms/button.tsx'
import { specimens } from '../specimens/specimens.ts'
import { Banner } from './banner.tsx'
import { ConnectionMark } from './connection-mark.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Skeleton } from './skeleton.tsx'
import { UndoBar } from './undo-bar.tsx'

function LiveDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Publish menu…</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Publish the menu?" closeLabel="Close">
        <p>Guests see it at once on the kitchen’s page.</p>
      </Dialog>
    </>
  )
}

const problems = [
  { field: 'name', text: 'Name: give it at least 2 letters' },
  { field: 'pay', text: 'Pay: say a range, a unit and a currency' },
]

export const noticeSpecimens = specimens({
  name: 'Notices',
  level: 'molecules',
  use: 'Banner for a sentence about the whole page, ErrorSummary above a form, Skeleton while content is on its way, Dialog for a question that must be answered first.',
  props: {
    'state (Banner)': 'ok, warn, late, info',
    'problems (ErrorSummary)': 'one line for each field',
    'label, lines (Skeleton)': 'what is fetched, and how tall',
    'isOpen, onClose (Dialog)': 'the page keeps what was typed',
  },
  access:
    'A summary is an alert and takes focus after a try; a skeleton is announced once; the dialog is the browser’s own, so focus stays in it and goes back.',
  keys: 'Escape closes a dialog; focus goes back to what opened it',
  specimens: {
    offline: <Banner state="warn">Working offline. 3 changes waiting. Last synced 14:02.</Banner>,
    'held back': <Banner state="late">One change was held back. Nothing you typed is lost.</Banner>,
    info: <Banner state="info">New version ready</Banner>,
    good: <Banner state="ok">Everything is in step.</Banner>,
    'long text': (
      <Banner state="warn">
        Kartoffelpüree mit brauner Butter, Schnittlauch und Röstzwiebeln, für das Bankett im großen Saal
      </Banner>
    ),
    'right to left': (
      <div dir="rtl">
        <Banner state="late">One change was held back.</Banner>
      </div>
    ),
    undo: <UndoBar text="Fish stock is done" undoLabel="Undo" onUndo={() => {}} />,
    dialog: <LiveDialog />,
    'form problems': <ErrorSummary title="Two things need your eye" problems={problems} />,
    waiting: <Skeleton label="Fetching" lines={3} />,
    'in step': <ConnectionMark state="online">Synced 14:02</ConnectionMark>,
    'on its way': <ConnectionMark state="waiting">2 changes on their way</ConnectionMark>,
    'no link': <ConnectionMark state="offline">Offline</ConnectionMark>,
  },
})
