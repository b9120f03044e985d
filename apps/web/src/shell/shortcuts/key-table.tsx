import './keys.css'
import { Kbd } from '@brigade/design-system/atoms/kbd.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { keepOnDevice, useStoredSetting } from '../layouts/theme.ts'
import { everywhere, inLists, type KeyLine, onTickets } from './key-lines.ts'

function Lines({ title, lines }: { readonly title: MessageKey; readonly lines: readonly KeyLine[] }) {
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
  const areOn = useStoredSetting('keys') !== 'off'
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
