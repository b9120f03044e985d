import common from '../en-GB/common.json' with { type: 'json' }
import shell from '../en-GB/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

/** Where the other words are. */
export const list = () => import('../lists/en-GB.ts')
