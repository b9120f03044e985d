import common from '../ar/common.json' with { type: 'json' }
import shell from '../ar/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

/** Where the other words are. */
export const list = () => import('../lists/ar.ts')
