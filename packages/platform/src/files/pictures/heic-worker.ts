import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'

// Reading such a picture takes seconds of computing, so it has a thread of its own.
const { width, height, data } = await decode({ buffer: workerData })
const pixels = new Uint8Array(data)
parentPort?.postMessage({ width, height, pixels }, [pixels.buffer])
