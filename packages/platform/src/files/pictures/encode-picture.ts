import sharp, { type Sharp } from 'sharp'

/** The types of pictures that are re-encoded; each stays what it is. */
const encodings = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 85 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 82 }),
  'image/avif': (picture: Sharp) => picture.avif({ quality: 58, effort: 3 }),
} as const

export type PictureType = keyof typeof encodings

/** More pixels than any phone takes (50 megapixels), and what a small bomb would unfold to. */
const MOST_PIXELS = 52_000_000
const LONGEST_SECONDS = 30

/** All that may read a picture; the library knows others, such as SVG, that reach further than pixels. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`)

export interface EncodedPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** The bytes are not a picture of their type, or one with too many pixels. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

export function isPictureType(contentType: string): contentType is PictureType {
  return Object.hasOwn(encodings, contentType)
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
  { contentType, longestSide }: { readonly contentType: PictureType; readonly longestSide: number },
): Promise<EncodedPicture> {
  const picture = opened(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  return finished(encodings[contentType](picture))
}

/** A picture that `encodePicture` has made, at a width at most its own, in the same or another type. */
export async function scalePicture(
  bytes: Buffer,
  { contentType, width }: { readonly contentType: PictureType; readonly width: number },
): Promise<Buffer> {
  const picture = opened(bytes).resize({ width, withoutEnlargement: true })
  return (await finished(encodings[contentType](picture))).bytes
}

function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({
    seconds: LONGEST_SECONDS,
  })
}

async function finished(picture: Sharp): Promise<EncodedPicture> {
  try {
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw new UnreadablePicture('The bytes are not a picture that can be kept.', { cause: error })
  }
}
