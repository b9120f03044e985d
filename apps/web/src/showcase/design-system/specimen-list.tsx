import './specimen-list.css'
import type { SpecimenSet } from '@brigade/design-system/specimens/specimens.ts'
import { DEFAULT_LANGUAGE } from '@brigade/domain/core/languages/language.ts'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import type { Theme } from './themes.ts'
import { useEffect } from 'react'

/** The pointer states of a component, and their selectors in a style sheet. */
const PRETENDED: readonly (readonly [pseudoClass: string, standIn: string])[] = [
  [':hover', ":is([data-shows='hover'] *)"],
  [':focus-visible', ":is([data-shows='focus'] :is(a, button, input, select, textarea))"],
  [':active', ":is([data-shows='press'] *)"],
]

function pretending(selector: string): string | undefined {
  const pretended = PRETENDED.reduce(
    (text, [pseudoClass, standIn]) => text.replaceAll(pseudoClass, standIn),
    selector,
  )
  return pretended === selector ? undefined : pretended
}

/** The rules that answer to a hand, once more for the specimens that pretend to be touched. */
function pretendRules(rules: CSSRuleList): string {
  return Array.from(rules, (rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = pretending(rule.selectorText)
      return selector === undefined ? '' : `${selector} { ${rule.style.cssText} }`
    }
    if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} { ${pretendRules(rule.cssRules)} }`
    if (rule instanceof CSSMediaRule) {
      const inner = pretendRules(rule.cssRules)
      return rule.conditionText === '(hover: hover)' ? inner : `@media ${rule.conditionText} { ${inner} }`
    }
    return ''
  }).join('\n')
}

/** Shows `data-shows="hover"`, `focus` and `press` as if a hand were there, from the very rules of the components. */
function useSimulatedHover(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(Array.from(document.styleSheets, ({ cssRules }) => pretendRules(cssRules)).join('\n'))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [])
}

const touches: readonly (readonly [shows: string, label: MessageKey])[] = [
  ['hover', 'showcase.hover'],
  ['focus', 'showcase.focus'],
  ['press', 'showcase.press'],
]

interface SpecimenProps {
  readonly set: SpecimenSet
  readonly name: string
  readonly theme: Theme
}

function Specimen({ set, name, theme }: SpecimenProps) {
  const t = useText()
  const locale = useLocale()
  const isTouched = set.touched?.includes(name) === true
  return (
    <div className="specimen" data-theme={theme.theme} data-contrast={theme.contrast} dir={theme.direction}>
      <span className="specimen-theme" lang={locale}>
        {t(theme.label)}
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

/** The anchor of a component on its page. */
export function specimenPlace({ name }: SpecimenSet): string {
  return name.toLowerCase().replaceAll(/\W+/gu, '-')
}

interface SpecimenListProps {
  readonly sets: readonly SpecimenSet[]
  readonly themes: readonly Theme[]
}

/** Components in every state, each in every theme that was asked for, with how to use them: in English, as their code is. */
export function SpecimenList({ sets, themes }: SpecimenListProps) {
  useSimulatedHover()
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
          <div className="specimen-rows" data-themes={themes.length}>
            {Object.keys(set.specimens).map((name) => (
              <div key={name}>
                <h3 className="specimen-name">{name}</h3>
                <div className="specimen-themes">
                  {themes.map((theme) => (
                    <Specimen key={theme.key} set={set} name={name} theme={theme} />
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
