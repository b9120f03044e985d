import './home-page.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Suspense } from 'react'
import { type SignedInSession, useSession } from '../lib/session/session-store.ts'
import { useText } from '../messages/text.tsx'
import type { MessageKey } from '../messages/catalogue.ts'
import { paths } from '../lib/routing/paths.ts'
import { PassDrawing } from './pass-drawing.tsx'
import { TryButton } from './try-button.tsx'
import { lazyComponent } from '../shell/lazy-component.tsx'

// Apart, because the document database comes with it: only members need it here.
const Today = lazyComponent(async () => (await import('../people/needs-you/today.tsx')).Today)

interface Door {
  readonly href: string
  readonly name: MessageKey
  readonly text: MessageKey
}

const doors: readonly Door[] = [
  { href: paths.kitchenCreate, name: 'home.door.kitchen', text: 'home.door.kitchenText' },
  { href: paths.jobs, name: 'home.door.work', text: 'home.door.workText' },
  { href: paths.people('recruiters').create, name: 'home.door.hire', text: 'home.door.hireText' },
  { href: paths.people('suppliers').create, name: 'home.door.sell', text: 'home.door.sellText' },
]

/** What Brigade offers to a visitor. */
function Promised() {
  const t = useText()
  return (
    <section className="home-promise">
      <div className="home-promise-words">
        <h1>{t('home.promise')}</h1>
        <p>{t('home.promiseMore')}</p>
        <TryButton />
        <small>{t('home.tryHint')}</small>
      </div>
      <PassDrawing />
    </section>
  )
}

/** A member by first name, and what needs this person today. */
function Welcome({ member }: { readonly member: SignedInSession }) {
  const t = useText()
  const [firstName = ''] = (member.displayName ?? '').trim().split(/\s+/u)
  return (
    <section className="home-welcome">
      <h1>{firstName === '' ? t('home.welcomeBack') : t('home.welcome', { name: firstName })}</h1>
      <h2>{t('home.today')}</h2>
      <Suspense fallback={<p>{t('shell.waiting')}</p>}>
        <Today uid={member.uid} />
      </Suspense>
    </section>
  )
}

/** The front door: one promise, a kitchen to try at once, and four ways in; for members what needs them today. */
export function HomePage() {
  const t = useText()
  const session = useSession()
  return (
    <Page>
      {session.state === 'signedIn' && !session.isGuest ? <Welcome member={session} /> : <Promised />}
      <h2 className="home-doors-heading">{t('home.doors')}</h2>
      <ul className="home-doors">
        {doors.map((door) => (
          <li key={door.name}>
            <Link className="home-door" href={door.href}>
              <strong>{t(door.name)}</strong>
              <span>{t(door.text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
