import './specimen-list.css'
import type { SpecimenSet } from '@brigade/design-system/specimens/specimens.ts'
import { DEFAULT_LANGUAGE } from '@brigade/domain/core/languages/language.ts'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import type { Look } from './looks.ts'
import { usePretending } from './pretend.ts'

const touches: readonly (readonly [shows: string, label: MessageKey])[] = [
  ['hover', 'showcase.hover'],
  ['focus', 'showcase.focus'],
  ['press', 'showcase.press'],
]

interface SpecimenProps {
  readonly set: SpecimenSet
  readonly name: string
  readonly look: Look
}

function Specimen({ set, name, look }: SpecimenProps) {
  const t = useText()
  const locale = useLocale()
  const isTouched = set.touched?.includes(name) === true
  return (
    <div className="specimen" data-theme={look.theme} data-contrast={look.contrast} dir={look.direction}>
      <span className="specimen-theme" lang={locale}>
        {t(look.label)}
      </span>
      {set.specimens[name]}
      {isTouched
        ? touches.map(([shows, label]) => (
            <div className="specimen-touched" data-shows={shows} key={shows} inert>
              <span className="specimen-theme" lang={locale}>
                {t(label)}
              </span>
              {set.specimens[name]}
            </div>
          ))
        : null}
    </div>
  )
}

function Notes({ set }: { readonly set: SpecimenSet }) {
  const t = useText()
  return (
    <div className="specimen-notes">
      <p>{set.use}</p>
      <dl>
        {Object.entries(set.props).map(([name, text]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t('showcase.access', { text: set.access })}</p>
      {set.keys === undefined ? null : <p>{t('showcase.keys', { keys: set.keys })}</p>}
    </div>
  )
}

/** Where a component stands on its page. */
export function specimenPlace({ name }: SpecimenSet): string {
  return name.toLowerCase().replaceAll(/\W+/gu, '-')
}

interface SpecimenListProps {
  readonly sets: readonly SpecimenSet[]
  readonly looks: readonly Look[]
}

/** Components in every state, each in every look that was asked for, with how to use them: in English, as their code is. */
export function SpecimenList({ sets, looks }: SpecimenListProps) {
  usePretending()
  return (
    <Stack gap={48}>
      {sets.map((set) => (
        <section
          key={set.name}
          id={specimenPlace(set)}
          aria-label={set.name}
          className="specimen-set"
          lang={DEFAULT_LANGUAGE}
        >
          <h2>{set.name}</h2>
          <Notes set={set} />
          <div className="specimen-rows" data-looks={looks.length}>
            {Object.keys(set.specimens).map((name) => (
              <div key={name}>
                <h3 className="specimen-name">{name}</h3>
                <div className="specimen-themes">
                  {looks.map((look) => (
                    <Specimen key={look.key} set={set} name={name} look={look} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </Stack>
  )
}
