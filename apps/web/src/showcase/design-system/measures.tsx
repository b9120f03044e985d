import './measures.css'
import { useText } from '../../messages/text.tsx'

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
export function Measures() {
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
