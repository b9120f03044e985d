import common from '../pt/common.json' with { type: 'json' }
import shell from '../pt/shell.json' with { type: 'json' }

/** What every page says. */
export const everywhere = { ...common, ...shell }

/** Where the other words are. */
export const list = () => import('../lists/pt.ts')
