import './swatches.css'
import './measures.css'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { useText } from '../../messages/text.tsx'
import type { MessageKey } from '../../messages/catalogue.ts'

const SIZES = ['14', '16', '18', '20', '24', '32', '48']
const SPACES = ['4', '8', '12', '16', '24', '32', '48']
const CORNERS = ['6', '10', '16', 'round']

function Measured({
  token,
  sizes,
}: {
  readonly token: 'space' | 'radius'
  readonly sizes: readonly string[]
}) {
  return (
    <ul className="measures">
      {sizes.map((size) => (
        <li className="measure" data-measure={`${token}-${size}`} key={size}>
          {`${token}-${size}`}
        </li>
      ))}
    </ul>
  )
}

/** Sizes of type, distances, corners and how things move: what a style sheet takes besides colours. */
function Measures() {
  const t = useText()
  return (
    <>
      <h2>{t('showcase.type')}</h2>
      <ul className="type-scale">
        {SIZES.map((size) => (
          <li key={size}>
            <span>{`type-${size}`}</span>
            <span className="type-sample" data-size={size}>
              {t('showcase.sentence')}
            </span>
          </li>
        ))}
      </ul>
      <h2>{t('showcase.space')}</h2>
      <Measured token="space" sizes={SPACES} />
      <h2>{t('showcase.corners')}</h2>
      <Measured token="radius" sizes={CORNERS} />
      <h2>{t('showcase.motion')}</h2>
      <p>{t('showcase.motionText')}</p>
    </>
  )
}

const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950']
const roles = ['bg', 'bg-2', 'surface', 'text', 'text-2', 'border', 'line', 'primary', 'link', 'focus']
const states = ['ok', 'warn', 'late', 'info', 'neutral'].flatMap((state) => [state, `${state}-bg`])

const parts: readonly (readonly [href: string, title: MessageKey, text: MessageKey])[] = [
  ['/design-system/atoms', 'showcase.atoms', 'showcase.atomsText'],
  ['/design-system/molecules', 'showcase.molecules', 'showcase.moleculesText'],
  ['/design-system/molecules/cards', 'showcase.cards', 'showcase.cardsText'],
  ['/design-system/molecules/cells', 'showcase.cells', 'showcase.cellsText'],
  ['/design-system/entities', 'showcase.entities', 'showcase.entitiesText'],
  ['/design-system/entities/objects', 'showcase.objects', 'showcase.objectsText'],
  ['/design-system/organims', 'showcase.organisms', 'showcase.organismsText'],
]

function Swatches({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="swatches">
      {names.map((name) => (
        <li className="swatch" data-colour={name} key={name}>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** What the design system is: its parts and its colours. */
export function DesignSystemPage() {
  const t = useText()
  return (
    <Page>
      <Stack gap={24}>
        <h1>{t('showcase.title')}</h1>
        <p>{t('showcase.intro')}</p>
        <Grid>
          {parts.map(([href, title, text]) => (
            <Card key={href} href={href} title={t(title)} level={2} detail={t(text)} />
          ))}
        </Grid>
        <h2>{t('showcase.purple')}</h2>
        <Swatches names={shades.map((shade) => `purple-${shade}`)} />
        <h2>{t('showcase.roles')}</h2>
        <Swatches names={roles} />
        <h2>{t('showcase.states')}</h2>
        <Swatches names={states} />
        <Measures />
      </Stack>
    </Page>
  )
}
