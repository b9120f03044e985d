import common from '../fr/common.json' with { type: 'json' }
import shell from '../fr/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

/** Where the other words are. */
export const list = () => import('../lists/fr.ts')
