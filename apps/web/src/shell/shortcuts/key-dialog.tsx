import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { useText } from '../../messages/text.tsx'
import { keyListStore } from '../lists/key-list-store.ts'
import { KeyTable } from './key-table.tsx'

/** The list of keys, opened by `?`. */
export function KeyDialog() {
  const t = useText()
  return (
    <Dialog
      isOpen
      size="large"
      title={t('keys.title')}
      closeLabel={t('common.close')}
      onClose={() => keyListStore.set(false)}
    >
      <KeyTable />
    </Dialog>
  )
}
