import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { FileDrop } from '@brigade/design-system/molecules/file-drop.tsx'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useText } from '../../../messages/text.tsx'
import type { ReadingProgress } from './use-import.ts'
import { importRecipe } from '@brigade/domain/food/recipes/recipe-functions.ts'

interface ImportSourcesProps {
  readonly reading: ReadingProgress | null
  readonly onFiles: (files: readonly File[]) => void
  readonly onText: (text: string) => void
}

/** Where recipes come in: files by picker or drop, text by pasting. */
export function ImportSources({ reading, onFiles, onText }: ImportSourcesProps) {
  const t = useText()
  const { values, clear, field } = useDraft(importRecipe.input, {
    name: 'pasted recipe',
    start: { text: '' },
  })
  const { text } = values
  const take = () => {
    onText(text)
    clear()
  }
  return (
    <Stack gap={12}>
      <FileDrop
        label={t('recipes.import.choose')}
        hint={t('recipes.import.dropHint')}
        isPending={reading !== null}
        onFiles={onFiles}
        onText={onText}
      />
      <p aria-live="polite">{reading === null ? '' : t('recipes.import.reading', { ...reading })}</p>
      <details className="import-paste">
        <summary>{t('recipes.import.paste')}</summary>
        <Stack gap={8}>
          <TextArea
            label={t('recipes.import.pasteLabel')}
            hint={t('recipes.import.pasteHint')}
            rows={8}
            {...field('text')}
          />
          <Button tone="primary" disabled={text.trim() === ''} onClick={take}>
            {t('recipes.import.readText')}
          </Button>
        </Stack>
      </details>
    </Stack>
  )
}
