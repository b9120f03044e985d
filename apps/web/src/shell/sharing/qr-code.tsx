import './qr-code.css'
import { create } from 'qrcode'

/** Light modules around the code, so that cameras find it. */
const QUIET = 4

interface QrCodeProps {
  readonly text: string
  /** What a camera finds behind it, for those who listen. */
  readonly label: string
}

/** A square code that a telephone's camera reads; always dark on light, in every theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at] === 1)
  const path = dark.map((at) => `M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z`).join('')
  const side = size + 2 * QUIET
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
  return <img className="qr-code" src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={label} />
}
