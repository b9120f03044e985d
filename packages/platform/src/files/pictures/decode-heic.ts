import { Worker } from 'node:worker_threads'
import * as z from 'zod'

const LONGEST_MS = 30_000

/** What the thread answers: four octets a pixel, upright as the file says. */
const Decoded = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  pixels: z.instanceof(Uint8Array),
})
type Decoded = z.infer<typeof Decoded>

/** The pixels of a picture as phones take it, which the picture library does not read. @throws Error when it is none */
export async function decodeHeic(bytes: Uint8Array): Promise<Decoded> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { workerData: bytes })
  const timer = setTimeout(() => void worker.terminate(), LONGEST_MS)
  try {
    return await new Promise<Decoded>((resolve, reject) => {
      worker.once('message', (message: unknown) => {
        const decoded = Decoded.safeParse(message)
        if (decoded.success) resolve(decoded.data)
        else reject(decoded.error)
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The picture could not be read in time.')))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
