import './home-page.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { useText } from '../../messages/text.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'
import { isBuilt } from '../../shell/is-built.ts'
import { paths } from '../../shell/paths.ts'
import { PassDrawing } from './pass-drawing.tsx'

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

/** The front door: one promise, a kitchen to try at once, and four ways in. */
export function HomePage() {
  const t = useText()
  return (
    <Page>
      <section className="home-promise">
        <div className="home-promise-words">
          <h1>{t('home.promise')}</h1>
          <p>{t('home.promiseMore')}</p>
          <LinkButton tone="primary" size="large" href={`${paths.kitchenCreate}?try=1`}>
            {t('home.try')}
          </LinkButton>
          <small>{t('home.tryHint')}</small>
        </div>
        <PassDrawing />
      </section>
      <h2 className="home-doors-heading">{t('home.doors')}</h2>
      <ul className="home-doors">
        {doors
          .filter(({ href }) => isBuilt(href))
          .map((door) => (
            <li key={door.name}>
              <a className="home-door" href={door.href}>
                <strong>{t(door.name)}</strong>
                <span>{t(door.text)}</span>
              </a>
            </li>
          ))}
      </ul>
    </Page>
  )
}
