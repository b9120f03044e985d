import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { PartBoundaryContext } from '@brigade/design-system/molecules/part-boundary.tsx'
import { Tabs } from '@brigade/design-system/molecules/tabs.tsx'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { lazyComponent } from '../src/shell/lazy-component.tsx'
import { drawPanel } from '../src/shell/problems/panel-boundary.tsx'
import { renderWithText } from './render-with-text.tsx'

/** A part that breaks while drawing until it is mended. */
function breakablePart(name: string) {
  let isMended = false
  const Part = () => {
    if (!isMended) throw new Error(`${name} is broken`)
    return <p>{name} works</p>
  }
  return { Part, mend: () => (isMended = true) }
}

const renderPage = (page: ReactNode) =>
  renderWithText(<PartBoundaryContext value={drawPanel}>{page}</PartBoundaryContext>)

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}

test('a dialog that breaks says so in its place, the page around it goes on, and it can be tried again', async () => {
  const { Part, mend } = breakablePart('The dialog')
  const screen = await renderPage(
    <>
      <Dialog isOpen title="A question" closeLabel="Close" onClose={() => undefined}>
        <Part />
        <Counter />
      </Dialog>
      <p>The page</p>
    </>,
  )
  await expect.element(screen.getByRole('dialog').getByText(/^That did not work/u)).toBeVisible()
  await expect.element(screen.getByText('The page')).toBeInTheDocument()
  mend()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('The dialog works')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

function TwoTabs({ Broken }: { readonly Broken: ComponentType }) {
  const [tab, setTab] = useState('broken')
  const tabs = [
    { key: 'broken', label: 'Broken', content: <Broken /> },
    { key: 'whole', label: 'Whole', content: <Counter /> },
  ]
  return <Tabs label="Parts" tabs={tabs} value={tab} onChange={setTab} />
}

test('a tab that breaks leaves the other tabs whole, and is drawn anew when one comes back to it', async () => {
  const { Part, mend } = breakablePart('The tab')
  const screen = await renderPage(<TwoTabs Broken={Part} />)
  await expect.element(screen.getByText(/^That did not work/u)).toBeVisible()
  await screen.getByRole('tab', { name: 'Whole' }).click()
  await screen.getByRole('button', { name: 'Pressed 0 times' }).click()
  await expect.element(screen.getByText('Pressed 1 times')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  mend()
  await screen.getByRole('tab', { name: 'Broken' }).click()
  await expect.element(screen.getByText('The tab works')).toBeVisible()
})

test('a lazy part that breaks says so, and what is beside it goes on working', async () => {
  const { Part, mend } = breakablePart('The panel')
  const Panel = lazyComponent(() => Promise.resolve(Part))
  const screen = await renderPage(
    <>
      <Suspense>
        <Panel />
      </Suspense>
      <Counter />
    </>,
  )
  await expect.element(screen.getByText(/^That did not work/u)).toBeVisible()
  await screen.getByRole('button', { name: 'Pressed 0 times' }).click()
  mend()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('The panel works')).toBeVisible()
  await expect.element(screen.getByText('Pressed 1 times')).toBeVisible()
})

test('a lazy part whose script fails to load says so, and a second try fetches it again', async () => {
  const PATH = '/src/home/home-page.tsx'
  await commands.loseRequests(PATH)
  const Panel = lazyComponent(async () => {
    await import(/* @vite-ignore */ `${PATH}?lost`)
    return () => <p>The script is here</p>
  })
  const screen = await renderPage(
    <Suspense>
      <Panel />
    </Suspense>,
  )
  await expect.element(screen.getByText(/^This part did not load\./u)).toBeVisible()
  await commands.letRequestsThrough(PATH)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('The script is here')).toBeVisible()
})

test('a part the page can do without leaves nothing in its place', async () => {
  const { Part } = breakablePart('The bell')
  const Bell = lazyComponent(() => Promise.resolve(Part), { isOptional: true })
  const Lost = lazyComponent(() => Promise.reject<typeof Part>(new TypeError('Failed to fetch')), {
    isOptional: true,
  })
  const screen = await renderPage(
    <Suspense fallback="Waiting">
      <Bell />
      <Lost />
      <p>The page</p>
    </Suspense>,
  )
  await expect.element(screen.getByText('The page')).toBeVisible()
  expect(screen.container.textContent).toBe('The page')
})
