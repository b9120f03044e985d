import './keys.css'
import { Kbd } from '@brigade/design-system/atoms/kbd.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { keepOnDevice, useKeptOnDevice } from '../../shell/layouts/theme.ts'

type Line = readonly [keys: readonly string[], does: MessageKey]

const everywhere: readonly Line[] = [
  [['?'], 'keys.list'],
  [['/'], 'keys.search'],
  [['g', 'a'], 'keys.apps'],
  [['g', 'd'], 'keys.dash'],
  [['g', 'k'], 'keys.kitchens'],
  [['g', 'm'], 'keys.messages'],
  [['g', 'n'], 'keys.notices'],
  [['g', '1–9'], 'keys.section'],
  [['c'], 'keys.create'],
  [['Ctrl', 'Z'], 'keys.undo'],
  [['Esc'], 'keys.close'],
]
const inLists: readonly Line[] = [
  [['j'], 'keys.next'],
  [['k'], 'keys.previous'],
  [['Enter'], 'keys.open'],
]
const onTickets: readonly Line[] = [
  [['1', '…', '0'], 'keys.tile'],
  [['Enter'], 'keys.allReady'],
  [['↓', '↑'], 'keys.line'],
  [['s'], 'keys.start'],
  [['f'], 'keys.fire'],
  [['h'], 'keys.hold'],
  [['p'], 'keys.priority'],
  [['e'], 'keys.ticketTools'],
  [['-'], 'keys.recallList'],
  [['r'], 'keys.recallLast'],
  [['v'], 'keys.recallClock'],
  [['a'], 'keys.allDay'],
  [['[', ']'], 'keys.station'],
]

function Lines({ title, lines }: { readonly title: MessageKey; readonly lines: readonly Line[] }) {
  const t = useText()
  return (
    <section>
      <h3>{t(title)}</h3>
      <dl className="keys-list">
        {lines.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Every key and what it does, and the switch that turns them off on this device. */
export function KeyTable() {
  const t = useText()
  const areOn = useKeptOnDevice('keys') !== 'off'
  return (
    <Stack gap={16}>
      <Checkbox
        label={t('keys.on')}
        hint={t('keys.onHint')}
        checked={areOn}
        onChange={({ target }) => keepOnDevice('keys', target.checked ? 'on' : 'off')}
      />
      <div className="keys-parts">
        <Lines title="keys.everywhere" lines={everywhere} />
        <Lines title="keys.inLists" lines={inLists} />
        <Lines title="keys.onTickets" lines={onTickets} />
      </div>
    </Stack>
  )
}
