import pLimit from 'p-limit'

/** A picture takes a few hundred megabytes while it is read, so the process reads two at once and no more. */
export const inTurn = pLimit(2)
