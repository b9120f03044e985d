import { openWorkQueue } from '../../limits/work-queue.ts'

/** A picture takes a few hundred megabytes while it is read, so the process reads two at once and no more. */
export const limitDecoders = openWorkQueue({ parallel: 2 })
