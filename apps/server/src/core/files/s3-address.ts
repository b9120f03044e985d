import type { S3Place } from '@brigade/platform/files/bytes/s3-store.ts'

/** The region that stores without regions answer to. */
const ANY_REGION = 'us-east-1'

/**
 * The bucket that an address names: `s3://key:secret@host/bucket?region=…`, or `s3+http://` without TLS for a store in
 * the same house; undefined when it names none.
 */
export function readS3Address(address: string): S3Place | undefined {
  const [, scheme, rest] = /^(s3|s3\+http):\/\/(\S+)$/u.exec(address) ?? []
  const url = URL.parse(`${scheme === 's3' ? 'https' : 'http'}://${rest}`)
  const bucket = url?.pathname.replace(/^\/|\/$/gu, '') ?? ''
  if (scheme === undefined || url === null || !/^[\w.-]+$/u.test(bucket)) return undefined
  if (url.username === '' || url.password === '') return undefined
  return {
    endpoint: `${url.origin}/${bucket}`,
    region: url.searchParams.get('region') ?? ANY_REGION,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
