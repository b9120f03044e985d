import { expect, test } from 'vitest'
import { readS3Address } from './s3-address.ts'

test('an address names host, bucket, region and keys', () => {
  expect(readS3Address('s3://key:se%2Fcret@s3.example.com/files?region=eu-central-1')).toEqual({
    endpoint: 'https://s3.example.com/files',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  })
  expect(readS3Address('s3+http://key:secret@10.0.0.2:9000/files/')).toMatchObject({
    endpoint: 'http://10.0.0.2:9000/files',
    region: 'us-east-1',
  })
})

test.each([
  '',
  'https://key:secret@host/bucket',
  's3://host/bucket',
  's3://key:secret@host',
  's3://key:secret@host/a/b',
  's3://key:secret@/bucket',
])('"%s" names no bucket', (address) => {
  expect(readS3Address(address)).toBeUndefined()
})
