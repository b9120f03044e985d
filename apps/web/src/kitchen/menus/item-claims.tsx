import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { ALLERGEN_ANSWERS, ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { menuDiets } from '@brigade/domain/kitchen/menus/menu.ts'
import { useText } from '../../messages/text.tsx'
import type { ItemText } from './typed-item.ts'

interface ItemClaimsProps {
  readonly typed: ItemText
  readonly type: (change: Partial<ItemText>) => void
}

function toggled<Value>(list: readonly Value[], value: Value, isOn: boolean): Value[] {
  return isOn ? [...list, value] : list.filter((each) => each !== value)
}

/** What the menu says of the item, and what is on the plate beside the recipe. */
export function ItemClaims({ typed, type }: ItemClaimsProps) {
  const t = useText()
  return (
    <>
      <fieldset className="item-part">
        <legend>{t('menus.item.diets')}</legend>
        <div className="item-checks">
          {menuDiets.map((diet) => (
            <Checkbox
              key={diet}
              label={t(`menus.diet.${diet}`)}
              checked={typed.diets.includes(diet)}
              onChange={(event) => type({ diets: toggled(typed.diets, diet, event.target.checked) })}
            />
          ))}
        </div>
      </fieldset>
      <details className="item-part" open={typed.freeFrom.length > 0}>
        <summary>{t('menus.item.freeFrom')}</summary>
        <p className="menu-line">{t('menus.item.freeFrom.hint')}</p>
        <div className="item-checks">
          {ALLERGEN_GROUPS.map((group) => (
            <Checkbox
              key={group}
              label={t(`allergens.${group}`)}
              checked={typed.freeFrom.includes(group)}
              onChange={(event) => type({ freeFrom: toggled(typed.freeFrom, group, event.target.checked) })}
            />
          ))}
        </div>
      </details>
      <details className="item-part" open={Object.keys(typed.beside).length > 0}>
        <summary>{t('menus.item.beside')}</summary>
        <p className="menu-line">{t('menus.item.beside.hint')}</p>
        <Grid cells="small">
          {ALLERGEN_GROUPS.map((group) => (
            <SelectField
              key={group}
              label={t(`allergens.${group}`)}
              value={typed.beside[group] ?? ''}
              choices={[
                { value: '', label: t('menus.item.beside.none') },
                ...ALLERGEN_ANSWERS.map((answer) => ({
                  value: answer,
                  label: t(`allergens.answer.${answer}`),
                })),
              ]}
              onChange={(event) => {
                const answer = ALLERGEN_ANSWERS.find((each) => each === event.target.value)
                const { [group]: _old, ...others } = typed.beside
                type({ beside: answer === undefined ? others : { ...others, [group]: answer } })
              }}
            />
          ))}
        </Grid>
      </details>
    </>
  )
}
