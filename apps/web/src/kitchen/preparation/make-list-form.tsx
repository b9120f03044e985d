import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { PrepPlan } from '@brigade/domain/kitchen/preparation/prep-plan.ts'
import type { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useQuantity } from '../../lib/format/use-quantity.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { MakeListSummary } from './make-list-summary.tsx'
import type { PlannedMenu } from './plan-list.ts'
import { useMakeList } from './use-make-list.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

export interface MakeListFormProps {
  readonly crew: Crew
  readonly settings: KitchenSettings
  readonly serviceDay: string
  readonly tasks: readonly StoredDocument<PrepTask>[]
  readonly onDone: () => void
  readonly menus: readonly PlannedMenu[]
  readonly plan: PrepPlan | undefined
  readonly recipes: ReadonlyMap<string, Recipe>
  /** Prepared stock lines with a par. */
  readonly stockLines: readonly StoredDocument<StockLine>[]
}

type Making = ReturnType<typeof useMakeList>

/** One number per item with a recipe, and how many items have none. */
function Servings({ making }: { readonly making: Making }) {
  const t = useText()
  const items = making.chosen.flatMap(({ content }) => content.items)
  const without = items.filter(({ recipeId }) => recipeId === undefined).length
  return (
    <fieldset className="plan-part">
      <legend>{t('preparation.plan.servings')}</legend>
      <Grid cells="small">
        {items
          .filter(({ recipeId }) => recipeId !== undefined)
          .map(({ id, name }) => (
            <NumberField
              key={id}
              label={name}
              value={making.servingsText(id)}
              problem={making.wrong.includes(id) ? t('preparation.plan.wrong', { fields: name }) : undefined}
              onChange={(event) => making.typeServings(id, event.target.value)}
            />
          ))}
      </Grid>
      {without === 0 ? null : (
        <p className="plan-note">{t('preparation.plan.noRecipe', { count: without })}</p>
      )}
    </fieldset>
  )
}

function KeptReady({
  making,
  stockLines,
}: Pick<MakeListFormProps, 'stockLines'> & { readonly making: Making }) {
  const t = useText()
  const quantity = useQuantity()
  if (stockLines.length === 0) return null
  return (
    <fieldset className="plan-part">
      <legend>{t('preparation.plan.kept')}</legend>
      <p className="plan-note">{t('preparation.plan.onHandHint')}</p>
      <Grid cells="small">
        {stockLines.map(({ id, content: { name, par = '0', stockUnit } }) => (
          <NumberField
            key={id}
            label={t('preparation.plan.onHand', { name, par: quantity({ amount: par, unit: stockUnit }) })}
            unit={unitWord(t, stockUnit)}
            value={making.typed.onHand[id] ?? ''}
            onChange={(event) => making.typeOnHand(id, event.target.value)}
          />
        ))}
      </Grid>
    </fieldset>
  )
}

/** The small form behind "Make the list": guests, servings, what is kept ready. */
export function MakeListForm(props: MakeListFormProps) {
  const t = useText()
  const making = useMakeList(props)
  const { services } = props.settings
  const problemOf = (id: string, name: string) =>
    making.wrong.includes(id) ? t('preparation.plan.wrong', { fields: name }) : undefined
  const close = () => {
    if (making.listOutcome !== null) making.clear()
    props.onDone()
  }
  return (
    <Form onSubmit={making.send}>
      <Stack gap={16}>
        <p>{t('preparation.plan.text')}</p>
        <FormProblems />
        <fieldset className="plan-part">
          <legend>{t('preparation.plan.menus')}</legend>
          {props.menus.map(({ id, menu }) => (
            <Checkbox
              key={id}
              label={menu.name}
              checked={making.typed.menuIds.includes(id)}
              onChange={(event) => making.chooseMenu(id, event.target.checked)}
            />
          ))}
        </fieldset>
        <Grid>
          {making.serviceIds.map((serviceId) => {
            const service = services.find(({ id }) => id === serviceId)
            return (
              <NumberField
                key={serviceId}
                label={
                  service === undefined
                    ? t('preparation.plan.covers')
                    : t('preparation.plan.coversOf', { service: service.name })
                }
                hint={t('preparation.plan.coversHint')}
                value={making.typed.covers[serviceId] ?? ''}
                problem={problemOf(serviceId, service?.name ?? t('preparation.plan.covers'))}
                onChange={(event) => making.typeCovers(serviceId, event.target.value)}
              />
            )
          })}
        </Grid>
        <Servings making={making} />
        <KeptReady making={making} stockLines={props.stockLines} />
        <Checkbox
          label={t('preparation.plan.whole')}
          checked={making.typed.wholeBatches}
          onChange={(event) => making.setWhole(event.target.checked)}
        />
        <MakeListSummary {...props} outcome={making.listOutcome} />
        <Cluster justify="end">
          <Button onClick={close}>{t('common.close')}</Button>
          <SubmitButton tone="primary">{t('preparation.plan.go')}</SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}
