import { buffer } from 'node:stream/consumers'
import { newKey } from '../bytes/byte-store.ts'
import { oneChunk } from '../calls/check-bytes.ts'
import type { PictureRules } from '../file-rules.ts'
import { malformed } from '../files-error.ts'
import { dropBytes, type FilesContext } from '../files-context.ts'
import { findVariant, saveVariant, type Variant, type VariantName } from '../records/variant-records.ts'
import type { StoredFile } from '../stored-file.ts'
import { isPictureType, type PictureType, scalePicture } from './encode-picture.ts'
import { limitDecoders } from './limit-decoders.ts'

/** What a page asks for: a declared width, and what its browser can show (the `Accept` header). */
export interface VariantRequest {
  readonly width: number
  readonly accept: string
}

/** Makes and finds the smaller versions of pictures; each is made once, when it is first asked for. */
export interface Variants {
  /**
   * The version of a picture to send; undefined when the picture itself is it.
   * @throws FilesError 400 for what is no picture, and for a width that is not declared
   */
  find(
    file: StoredFile,
    rules: PictureRules | undefined,
    request: VariantRequest,
  ): Promise<Variant | undefined>
}

/** The smaller forms of pictures: made when first asked for, once however many ask. */
export function openVariants(context: FilesContext): Variants {
  const underWay = new Map<string, Promise<Variant>>()

  /** Two pages that ask at once wait for the same work. */
  const makeOnce = (name: VariantName, contentType: PictureType) => {
    const label = `${name.sourceKey} ${name.width} ${contentType}`
    const known = underWay.get(label)
    if (known !== undefined) return known
    const work = limitDecoders(() => make(context, name, contentType)).finally(() => underWay.delete(label))
    underWay.set(label, work)
    return work
  }

  return {
    async find(file, rules, { width, accept }) {
      if (rules === undefined || file.width === null || !isPictureType(file.contentType)) {
        throw malformed('Only pictures can be asked for at a width, and only where widths are declared.')
      }
      if (!rules.widths.includes(width))
        throw malformed(`Pictures are here in ${rules.widths.join(', ')} pixels.`)
      const contentType = bestType(accept, file.contentType)
      if (width >= file.width && contentType === file.contentType) return undefined
      const name = { sourceKey: file.byteKey, width: Math.min(width, file.width), contentType }
      return (await findVariant(context.database, name)) ?? (await makeOnce(name, contentType))
    },
  }
}

/** The type with the fewest bytes among those a browser names; what names none gets the picture's own. */
function bestType(accept: string, own: PictureType): PictureType {
  if (accept.includes('image/avif')) return 'image/avif'
  if (accept.includes('image/webp')) return 'image/webp'
  return own
}

async function make(context: FilesContext, name: VariantName, contentType: PictureType): Promise<Variant> {
  const source = await buffer(await context.bytes.read(name.sourceKey))
  const byteKey = newKey()
  const bytes = await scalePicture(source, { contentType, width: name.width })
  const variant = { ...name, byteKey, ...(await context.bytes.write(byteKey, oneChunk(bytes))) }
  if (await saveVariant(context.database, variant)) return variant
  await dropBytes(context, [byteKey])
  const other = await findVariant(context.database, name)
  if (other === undefined) throw malformed('The picture was replaced while it was read. Ask again.')
  return other
}
