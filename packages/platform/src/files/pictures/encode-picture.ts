import sharp, { type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'

/** The types of pictures that are re-encoded; each stays what it is. */
const encodings = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 85 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 82 }),
  'image/avif': (picture: Sharp) => picture.avif({ quality: 58, effort: 3 }),
} as const

export type PictureType = keyof typeof encodings

/** What phones take; no browser but one shows it, so it is kept as JPEG. */
const HEIC = 'image/heic'

/** More pixels than any phone takes (50 megapixels), and what a small bomb would unfold to. */
const MOST_PIXELS = 52_000_000
const LONGEST_SECONDS = 30

/** All that may read a picture; the library knows others, such as SVG, that reach further than pixels. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`)

export interface EncodedPicture {
  readonly contentType: PictureType
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** The bytes are not a picture of their type, or one with too many pixels. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** Whether pictures of a type can be written. */
export function isPictureType(contentType: string): contentType is PictureType {
  return Object.hasOwn(encodings, contentType)
}

/** Whether a type is one whose pictures can be read and re-encoded. */
export function isReadable(contentType: string): contentType is PictureType | typeof HEIC {
  return contentType === HEIC || isPictureType(contentType)
}

/** Settles, for this process, what the library may read and keep; before the first picture. */
export function preparePictures(): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READERS })
}

/**
 * The picture upright, in sRGB, within a square of `longestSide` pixels, and without anything that was written beside its
 * pixels: place, time, camera, thumbnail. Of a moving picture the first frame stays.
 * @throws UnreadablePicture
 */
export async function encodePicture(
  bytes: Buffer,
  {
    contentType,
    longestSide,
  }: { readonly contentType: PictureType | typeof HEIC; readonly longestSide: number },
): Promise<EncodedPicture> {
  const picture = contentType === HEIC ? await openedHeic(bytes) : opened(bytes).autoOrient()
  const kept = contentType === HEIC ? 'image/jpeg' : contentType
  const fitted = picture.resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return finished(fitted, kept)
}

/** A picture that `encodePicture` has made, at a width at most its own, in the same or another type. */
export async function scalePicture(
  bytes: Buffer,
  { contentType, width }: { readonly contentType: PictureType; readonly width: number },
): Promise<Buffer> {
  const picture = opened(bytes).resize({ width, withoutEnlargement: true })
  return (await finished(picture, contentType)).bytes
}

function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({
    seconds: LONGEST_SECONDS,
  })
}

/** The picture library reads the head of such a picture, by which its pixels are counted before they are unfolded. */
async function openedHeic(bytes: Buffer): Promise<Sharp> {
  try {
    const { width, height } = await opened(bytes).metadata()
    if (width * height > MOST_PIXELS) throw new Error(`${width} × ${height} pixels are too many.`)
    const { pixels, ...size } = await decodeHeic(bytes)
    return sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha()
  } catch (error) {
    throw unreadable(error)
  }
}

async function finished(picture: Sharp, contentType: PictureType): Promise<EncodedPicture> {
  try {
    const { data, info } = await encodings[contentType](picture).toBuffer({ resolveWithObject: true })
    return { contentType, bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw unreadable(error)
  }
}

function unreadable(cause: unknown): UnreadablePicture {
  return new UnreadablePicture('The bytes are not a picture that can be kept.', { cause })
}
