import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Colours of a kept picture; a screen of ours has far fewer, letters' edges apart. */
const COLOURS = 64
/** Where a picture that differs is laid beside what differs. */
const OUTPUT = join(tmpdir(), 'brigade-pictures')
const VERSION_FILE = 'chromium.txt'

/** How far two pictures may be apart: `perPixel` from 0 to 1, `share` of all pixels. */
interface Tolerance {
  readonly perPixel: number
  readonly share: number
}

/** The browser that drew the kept pictures draws them again almost to the pixel. */
const SAME_BROWSER: Tolerance = { perPixel: 0.15, share: 0.0002 }
/** Another version sets letters and edges a little differently; a part that is missing or moved is still far more. */
const OTHER_BROWSER: Tolerance = { perPixel: 0.3, share: 0.015 }

interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The upper part of a picture, as far as two pictures have it in common. */
function cut(picture: Picture, height: number): Buffer {
  return picture.data.subarray(0, picture.width * height * 4)
}

async function keepDifference(name: string, seen: Buffer, difference: Picture): Promise<void> {
  await mkdir(OUTPUT, { recursive: true })
  await writeFile(join(OUTPUT, `${name}.png`), seen)
  const { data, width, height } = difference
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(OUTPUT, `${name}-difference.png`))
}

/** Pictures of screens, kept in the repository and held against what the screens look like now. */
export interface Album {
  /** What is wrong with a screenshot in words; nothing when it looks as it did, or when the album is renewed. */
  readonly problemsOf: (name: string, screenshot: Buffer) => Promise<readonly string[]>
}

/**
 * Opens a folder of pictures.
 * @param version - the browser's; pictures of another one are held to a wider tolerance
 * @param isRenewed - keep what is seen now instead of comparing
 */
export async function openAlbum(
  folder: string,
  { version, isRenewed }: { readonly version: string; readonly isRenewed: boolean },
): Promise<Album> {
  const versionFile = join(folder, VERSION_FILE)
  if (isRenewed) {
    await mkdir(folder, { recursive: true })
    await writeFile(versionFile, `${version}\n`)
  }
  const drawnBy = (await readFile(versionFile, 'utf8')).trim()
  const tolerance = drawnBy === version ? SAME_BROWSER : OTHER_BROWSER
  const advice = `See ${OUTPUT}. If it is meant, renew the pictures with: npm run pictures (they were drawn by Chromium ${drawnBy}, this is ${version})`
  return {
    async problemsOf(name, screenshot) {
      const file = join(folder, `${name}.png`)
      if (isRenewed) {
        await sharp(screenshot)
          .png({ palette: true, colours: COLOURS, dither: 0, effort: 10, compressionLevel: 9 })
          .toFile(file)
        return []
      }
      if (!existsSync(file)) return [`${name}: no picture is kept. ${advice}`]
      const kept = await decode(await readFile(file))
      const seen = await decode(screenshot)
      if (kept.width !== seen.width) return [`${name}: ${seen.width} px wide, was ${kept.width}. ${advice}`]
      const height = Math.min(kept.height, seen.height)
      const difference = { data: Buffer.alloc(kept.width * height * 4), width: kept.width, height }
      const unlike = pixelmatch(cut(kept, height), cut(seen, height), difference.data, kept.width, height, {
        threshold: tolerance.perPixel,
      })
      const missing = Math.abs(kept.height - seen.height) * kept.width
      const share = (unlike + missing) / (kept.width * Math.max(kept.height, seen.height))
      if (share <= tolerance.share) return []
      await keepDifference(name, screenshot, difference)
      return [`${name}: ${(share * 100).toFixed(2)} % of it looks different. ${advice}`]
    },
  }
}
