import type { FastifyInstance } from 'fastify'
import { askerOf, verifyCaller, type VerifyCallerToken } from '../documents/wire/caller.ts'
import { DocumentsError } from '../documents/documents-error.ts'
import type { WriteQuota } from './write-quota.ts'

interface AllowanceParts {
  readonly quota: WriteQuota
  readonly verify: VerifyCallerToken
}

const MOST_PATHS = 20
const UNAUTHENTICATED = 401

/**
 * `GET /v1/write-allowance?path=…`: from when on the caller may write these documents, `{"retryAt": null}` for now. The
 * SDK keeps a write that has to wait and tells its page nothing, so that the page asks.
 */
export function registerAllowance(app: FastifyInstance, { quota, verify }: AllowanceParts): void {
  app.get('/v1/write-allowance', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    try {
      const { caller } = await verifyCaller(askerOf(request), verify)
      const { searchParams } = new URL(request.url, 'http://localhost')
      const retryAt = await quota.retryAt(caller, searchParams.getAll('path').slice(0, MOST_PATHS))
      return await reply.send({ retryAt: retryAt === null ? null : new Date(retryAt).toISOString() })
    } catch (error) {
      if (!(error instanceof DocumentsError)) throw error
      return reply.code(UNAUTHENTICATED).send({ error: error.body })
    }
  })
}
