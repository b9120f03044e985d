import '../../shell/styles/recipe.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { jobCard } from '@brigade/domain/hiring/jobs/job-card.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { EXACT_ONE } from '@brigade/domain/core/quantities/exact.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { usePayload } from '../../shell/page-context.tsx'
import { JobSampleForm, KitchenSampleForm, MenuSampleForm, RecipeSampleForm } from './object-forms.tsx'
import { Sample, type SampleDocument, type Samples } from './sample.tsx'
import { ScaledLines } from '../../food/recipes/public.ts'
import { JobList } from '../../hiring/jobs/public.ts'
import { kindWords } from '../../kitchen/kitchens/public.ts'

interface ObjectProps {
  readonly document: SampleDocument
}

function KitchenSample({ document }: ObjectProps) {
  const t = useText()
  const kitchen = kitchens.schema.parse(document.data)
  const view = (
    <Card
      title={kitchen.name}
      level={4}
      detail={t('kitchens.list.line', { kind: t(kindWords[kitchen.kind]), town: kitchen.address.town })}
    />
  )
  const form = <KitchenSampleForm kitchen={kitchen} />
  return <Sample title={t('showcase.kitchen')} document={document} view={view} form={form} />
}

function IngredientSample({ document }: ObjectProps) {
  const t = useText()
  const { name, category, stockUnit } = stockLines.schema.parse(document.data)
  const view = (
    <Cells>
      <Cell title={name} detail={t(`catalogue.category.${category}`)} trail={unitWord(t, stockUnit)} />
    </Cells>
  )
  const form = <p>{t('showcase.ownScreen')}</p>
  return <Sample title={t('showcase.ingredient')} document={document} view={view} form={form} />
}

function RecipeSample({ document }: ObjectProps) {
  const t = useText()
  const recipe = recipes.schema.parse(document.data)
  const view = <ScaledLines home={recipe} lines={recipe.current.lines} factor={EXACT_ONE} />
  const form = <RecipeSampleForm recipe={recipe} />
  return <Sample title={t('showcase.recipe')} document={document} view={view} form={form} />
}

function MenuSample({ document }: ObjectProps) {
  const t = useText()
  const { percent } = useFormat()
  const menu = menus.schema.parse(document.data)
  const view = (
    <Card
      title={menu.name}
      level={4}
      detail={t('menus.line', {
        kind: t(`menus.kind.${menu.kind}`),
        vat: percent(Number(menu.vatPct) / 100),
      })}
      aside={<StateMark state="neutral">{t(`menus.state.${menu.state}`)}</StateMark>}
    />
  )
  const form = <MenuSampleForm menu={menu} />
  return <Sample title={t('showcase.menu')} document={document} view={view} form={form} />
}

function JobSample({ document }: ObjectProps) {
  const t = useText()
  const job = jobs.schema.parse(document.data)
  const card = jobCard('sample-job', job)
  const view = card === undefined ? null : <JobList hits={[{ ...card, distanceMetres: 2400 }]} />
  return (
    <Sample title={t('showcase.job')} document={document} view={view} form={<JobSampleForm job={job} />} />
  )
}

function OrderSample({ document }: ObjectProps) {
  const t = useText()
  const format = useFormat()
  const { number, supplierName, totals } = orders.schema.parse(document.data)
  const view = (
    <Card
      title={`${number} · ${supplierName}`}
      level={4}
      detail={format.money(totals.gross)}
      aside={<StateMark state="ok">{t('showcase.order.confirmed')}</StateMark>}
    />
  )
  return <Sample title={t('showcase.order')} document={document} view={view} />
}

function RecordSample({ document }: ObjectProps) {
  const t = useText()
  const view = (
    <Cells>
      <Cell
        title={t('showcase.record.kind')}
        trail={<StateMark state="ok">{t('showcase.record.passed')}</StateMark>}
      />
    </Cells>
  )
  return <Sample title={t('showcase.record')} document={document} view={view} />
}

const samplesOf = {
  kitchen: KitchenSample,
  ingredient: IngredientSample,
  recipe: RecipeSample,
  menu: MenuSample,
  job: JobSample,
  order: OrderSample,
  record: RecordSample,
}

/** Each thing a kitchen works with as it is seen, changed and kept. */
export function ObjectsPage() {
  const t = useText()
  const samples = usePayload<Samples>()
  return (
    <Page>
      <Stack gap={24}>
        <h1>{t('showcase.objects')}</h1>
        <p>{t('showcase.objectsText')}</p>
        <p>
          <Link href="/design-system">{t('showcase.title')}</Link>
        </p>
        {Object.entries(samplesOf).map(([kind, ObjectSample]) => {
          const document = samples?.[kind]
          return document === undefined ? null : <ObjectSample key={kind} document={document} />
        })}
      </Stack>
    </Page>
  )
}
