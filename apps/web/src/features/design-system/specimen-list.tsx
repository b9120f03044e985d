import './specimen-list.css'
import type { SpecimenSet } from '@brigade/design-system/specimens/specimens.ts'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useText } from '../../messages/text.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'

const themes: readonly (readonly [theme: string, label: MessageKey])[] = [
  ['light', 'shell.theme.light'],
  ['dark', 'shell.theme.dark'],
  ['dimmed', 'showcase.dimmed'],
]

function Themes({ set, name }: { readonly set: SpecimenSet; readonly name: string }) {
  const t = useText()
  return (
    <div className="specimen-themes">
      {themes.map(([theme, label]) => (
        <div className="specimen" data-theme={theme} key={theme}>
          <span className="specimen-theme">{t(label)}</span>
          {set.specimens[name]}
        </div>
      ))}
    </div>
  )
}

/** Components in every state, each light, dark and dimmed. */
export function SpecimenList({ sets }: { readonly sets: readonly SpecimenSet[] }) {
  const t = useText()
  return (
    <Stack gap={48}>
      {sets.map((set) => (
        <section key={set.name} aria-label={set.name}>
          <h2>{set.name}</h2>
          {set.keys === undefined ? null : <p>{t('showcase.keys', { keys: set.keys })}</p>}
          <Stack gap={24}>
            {Object.keys(set.specimens).map((name) => (
              <div key={name}>
                <h3 className="specimen-name">{name}</h3>
                <Themes set={set} name={name} />
              </div>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
