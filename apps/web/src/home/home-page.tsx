import './home-page.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Suspense, type MouseEvent, useEffect, useState } from 'react'
import { type SignedInSession, useSession } from '../lib/session/session-store.ts'
import { useText } from '../messages/text.tsx'
import type { MessageKey } from '../messages/catalogue.ts'
import { paths } from '../lib/routing/paths.ts'
import { lazyComponent } from '../shell/lazy-component.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { logProblem } from '../lib/store/log.ts'
import { navigate } from '../shell/routing/navigation.ts'
import { keepEverythingOffline } from '../lib/service-worker/register-service-worker.ts'

const loadTry = () => import('./try-kitchen.ts')
/** Runs long after the first screen is drawn, so that it delays nothing. */
const KEEP_AFTER_MS = 5000

const form = `${paths.kitchenCreate}?try=1`

/** Creates a sample kitchen with one tap. Without JavaScript, or when that fails, the form opens. */
function TryButton() {
  const t = useText()
  const [isPending, setPending] = useState(false)

  // A kitchen can then be tried without a connection too.
  useEffect(() => {
    const timer = setTimeout(keepEverythingOffline, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const make = async () => {
    setPending(true)
    try {
      const { tryKitchen } = await loadTry()
      const kitchenId = await tryKitchen({
        name: t('home.sample.name'),
        founder: t('home.sample.founder'),
        supplier: t('home.sample.supplier'),
        menu: t('home.sample.menu'),
      })
      navigate(kitchenId === null ? form : paths.kitchenDashboard(kitchenId))
    } catch (problem) {
      logProblem('a kitchen to try', problem)
      navigate(form)
    }
  }

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!isPending) void make()
  }

  return (
    <LinkButton
      tone="primary"
      size="large"
      href={form}
      aria-busy={isPending}
      onPointerEnter={() => void loadTry().catch(() => undefined)}
      onClick={onClick}
    >
      {t(isPending ? 'home.trying' : 'home.try')}
    </LinkButton>
  )
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A pass under its lamps, drawn by us. */
function PassDrawing() {
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
