import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from '../start/config.ts'

/** Search parts hold session ids and codes of e-mails; what follows `/invite/` opens a kitchen, and `/o/` an order. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/u)
  return path.replace(/^(\/+(?:(?:og|[a-z]{2})\/+)?(?:invite|o)\/+)[^/]+/iu, '$1[hidden]')
}

const EMAIL_ADDRESS = /[^\s<>()"'=:,;]+@[^\s<>()"'=:,;]+/gu
const CREDENTIALS_IN_ADDRESS = /\/\/[^/\s@]+@/gu
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/gu

/** The text without what identifies or lets in: tokens, passwords in addresses, e-mail addresses. */
export function withoutSecrets(text: string): string {
  return text
    .replace(TOKEN, '[token]')
    .replace(CREDENTIALS_IN_ADDRESS, '//[hidden]@')
    .replace(EMAIL_ADDRESS, '[address]')
}

/** Only these: database errors also carry the statement and its values, which are people's data. */
function loggedError(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(code !== undefined && { code }),
  }
}

/** One JSON object per line on standard output, without tokens, bodies, search parts or e-mail addresses. */
export function loggerOptions({ logLevel }: Pick<ServerConfig, 'logLevel'>) {
  return {
    level: logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request.url),
        address: request.ip,
      }),
      err: loggedError,
    },
  }
}
