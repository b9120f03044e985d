import { CheckboxGroup } from '@brigade/design-system/atoms/checkbox.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import type { MenuEditing } from './menu-editing.ts'
import type { ItemText } from './typed-item.ts'

const COURSES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface ItemKitchenProps {
  readonly editing: MenuEditing
  readonly typed: ItemText
  readonly type: (change: Partial<ItemText>) => void
  readonly isPrepMinWrong: boolean
}

/** Where an item is cooked, with which course it leaves, and how long it takes. */
export function ItemKitchen({ editing, typed, type, isPrepMinWrong }: ItemKitchenProps) {
  const t = useText()
  const { number } = useFormat()
  const { stations, draft } = editing
  const section = draft.sections.find(({ id }) => id === typed.sectionId)
  const above = section?.content.stationIds.length
    ? section.content.stationIds
    : (draft.menu.content.stationIds ?? [])
  const ofSection = above.flatMap((id) => stations.get(id)?.name ?? [])
  return (
    <fieldset className="item-part">
      <legend>{t('menus.item.kitchen')}</legend>
      {stations.size === 0 ? (
        <p className="menu-line">{t('menus.item.noStations')}</p>
      ) : (
        <>
          <CheckboxGroup
            label={t('menus.item.stations')}
            choices={[...stations].map(([value, { name }]) => ({ value, label: name }))}
            chosen={typed.stationIds}
            onChange={(stationIds) => type({ stationIds })}
          />
          {typed.stationIds.length > 0 ? null : (
            <p className="menu-line">
              {ofSection.length === 0
                ? t('menus.item.toPass')
                : t('menus.item.toSection', { stations: ofSection.join(', ') })}
            </p>
          )}
        </>
      )}
      <Grid cells="small">
        <SelectField
          label={t('menus.item.course')}
          value={typed.course}
          choices={COURSES.map((course) => ({ value: String(course), label: number(String(course)) }))}
          onChange={({ target }) => type({ course: target.value })}
        />
        <NumberField
          label={t('menus.item.prepMin')}
          optional={t('common.optional')}
          value={typed.prepMin}
          problem={isPrepMinWrong ? t('menus.item.prepMin.problem') : undefined}
          onChange={({ target }) => type({ prepMin: target.value })}
        />
      </Grid>
    </fieldset>
  )
}
