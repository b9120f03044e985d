import { Link } from '@brigade/design-system/atoms/link.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { SpecimenLevel, SpecimenSet } from '@brigade/design-system/specimens/specimens.ts'
import { DEFAULT_LANGUAGE } from '@brigade/domain/core/languages/language.ts'
import { useText } from '../../messages/text.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'
import { usePage, useSearchParams } from '../../shell/page-context.tsx'
import { themes, requestedThemes } from './themes.ts'
import { specimenPlace, SpecimenList } from './specimen-list.tsx'

const files = import.meta.glob<Readonly<Record<string, SpecimenSet>>>(
  '../../../../../packages/design-system/src/**/*.specimens.tsx',
  { eager: true },
)

const sets = Object.values(files).flatMap((file) => Object.values(file))

const levels: Readonly<Record<string, readonly [level: SpecimenLevel, title: MessageKey]>> = {
  '/design-system/atoms': ['atoms', 'showcase.atoms'],
  '/design-system/molecules': ['molecules', 'showcase.molecules'],
  '/design-system/molecules/cards': ['cards', 'showcase.cards'],
  '/design-system/molecules/cells': ['cells', 'showcase.cells'],
  '/design-system/organims': ['organisms', 'showcase.organisms'],
}

function LookChoice({ path }: { readonly path: string }) {
  const t = useText()
  const chosen = useSearchParams().get('theme')
  return (
    <nav aria-label={t('showcase.theme')}>
      <Cluster>
        <LinkButton
          size="small"
          tone={chosen === null ? 'primary' : 'quiet'}
          href={path}
          aria-current={chosen === null ? 'true' : undefined}
        >
          {t('showcase.allLooks')}
        </LinkButton>
        {themes.map(({ key, label }) => (
          <LinkButton
            size="small"
            href={`${path}?theme=${key}`}
            tone={chosen === key ? 'primary' : 'quiet'}
            aria-current={chosen === key ? 'true' : undefined}
            key={key}
          >
            {t(label)}
          </LinkButton>
        ))}
      </Cluster>
    </nav>
  )
}

/** One level of the design system, from the specimens beside its components. */
export function SpecimensPage() {
  const t = useText()
  const { path } = usePage()
  const [level, title] = levels[path] ?? ['atoms', 'showcase.atoms']
  const visibleSets = sets.filter((set) => set.level === level)
  return (
    <Page>
      <Stack gap={24}>
        <h1>{t(title)}</h1>
        <p>
          <Link href="/design-system">{t('showcase.title')}</Link>
        </p>
        {visibleSets.length < 2 ? null : (
          <nav aria-label={t('showcase.parts')} lang={DEFAULT_LANGUAGE}>
            <Cluster>
              {visibleSets.map((set) => (
                <Link key={set.name} href={`#${specimenPlace(set)}`}>
                  {set.name}
                </Link>
              ))}
            </Cluster>
          </nav>
        )}
        <LookChoice path={path} />
        <SpecimenList sets={visibleSets} themes={requestedThemes(useSearchParams())} />
      </Stack>
    </Page>
  )
}
