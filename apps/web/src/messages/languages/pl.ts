import common from '../pl/common.json' with { type: 'json' }
import shell from '../pl/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

/** Where the other words are. */
export const list = () => import('../lists/pl.ts')
