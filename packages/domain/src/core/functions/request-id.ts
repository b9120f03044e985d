import * as z from 'zod'

/** Made by the client for one intended action, so that sending it twice does it once (rule ER7). */
export const RequestId = z.string().min(20).max(128)
