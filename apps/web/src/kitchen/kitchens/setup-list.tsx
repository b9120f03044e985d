import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import type { Kitchen } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { type KitchenSettings, kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { setupProgress, type SetupStep, setupSteps } from '@brigade/domain/kitchen/setup/setup-steps.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useOwnMembership } from '../../lib/kitchen/use-kitchen.ts'
import { paths } from '../../lib/routing/paths.ts'
import { changing, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'
import { jurisdictionWords } from './kitchen-words.table.ts'
import { useSetupFacts } from './use-setup-facts.ts'

interface SetupListProps {
  readonly kitchenId: string
  readonly kitchen: Kitchen
  readonly settings: KitchenSettings
}

/** Where each step is done. */
function pathOf(kitchenId: string, step: SetupStep): string {
  switch (step) {
    case 'place':
    case 'address':
      return paths.kitchenEdit(kitchenId, 'details')
    case 'services':
      return paths.kitchenEdit(kitchenId, 'service')
    case 'stations':
    case 'storage':
      return paths.kitchenEdit(kitchenId, step)
    case 'recipe':
      return paths.kitchenDashboard(kitchenId, 'recipes')
    case 'menu':
      return paths.kitchenDashboard(kitchenId, 'menus')
    case 'safety':
    case 'team':
      return paths.kitchenDashboard(kitchenId, step)
  }
}

type Setup = NonNullable<KitchenSettings['setup']>

function useSetup({ kitchenId, settings }: Pick<SetupListProps, 'kitchenId' | 'settings'>) {
  const before = settings.setup ?? { isPlaceRight: false, isOver: false }
  return (part: Partial<Setup>) =>
    write([
      changing(
        kitchenSettings,
        { kitchenId, settingsId: 'main' },
        { before: settings, changes: { setup: { ...before, ...part } } },
      ),
    ])
}

/** What was guessed from the device, to be confirmed once. */
function PlaceLine({ kitchen, settings }: Omit<SetupListProps, 'kitchenId'>) {
  const t = useText()
  const { country } = useFormat()
  const { currency, zone, jurisdiction } = settings
  return [country(kitchen.address.country), currency, zone, t(jurisdictionWords[jurisdiction])].join(' · ')
}

function Steps(props: SetupListProps) {
  const { kitchenId, kitchen, settings } = props
  const t = useText()
  const facts = useSetupFacts(kitchenId, kitchen, settings)
  const progress = setupProgress(facts)
  const setUp = useSetup(props)
  if (progress === undefined) return null
  const putAway = async () => {
    const outcome = await setUp({ isOver: true })
    if (outcome.state === 'queued')
      offerUndo({ text: t('setup.list.gone'), undo: () => void setUp({ isOver: false }) })
  }
  const { done, total, isDone } = progress
  return (
    <section aria-label={t('setup.list')}>
      <Stack gap={12}>
        <Cluster justify="between">
          <h2>{isDone ? t('setup.list.done') : t('setup.list')}</h2>
          <Cluster>
            <span>{t('setup.list.progress', { done, total })}</span>
            <Button tone={isDone ? 'primary' : 'plain'} onClick={() => void putAway()}>
              {t(isDone ? 'setup.list.close' : 'setup.list.hide')}
            </Button>
          </Cluster>
        </Cluster>
        {isDone ? null : (
          <Cells>
            {setupSteps
              .filter((step) => facts[step] === false)
              .map((step) => (
                <Cell
                  key={step}
                  title={<Link href={pathOf(kitchenId, step)}>{t(`setup.step.${step}`)}</Link>}
                  detail={
                    step === 'place' ? (
                      <PlaceLine kitchen={kitchen} settings={settings} />
                    ) : (
                      t(`setup.step.${step}.why`)
                    )
                  }
                  trail={
                    step === 'place' ? (
                      <Button onClick={() => void setUp({ isPlaceRight: true })}>
                        {t('setup.step.right')}
                      </Button>
                    ) : (
                      <StateMark state="neutral">{t('setup.step.missing')}</StateMark>
                    )
                  }
                />
              ))}
          </Cells>
        )}
      </Stack>
    </section>
  )
}

/** Leads a manager through setting the kitchen up: what is missing, each a way there. It ends when nothing is, or when it is put away. */
export function SetupList(props: SetupListProps) {
  const isManager = hasAccess(useOwnMembership(props.kitchenId), 'manager')
  if (!isManager || props.settings.setup?.isOver === true) return null
  return <Steps {...props} />
}
