import { expect, test } from 'vitest'
import { askedAt } from '../../../testing/ask-policy.ts'
import { atWork, type Author, nobodyAtAll, whoMay } from '../../../testing/kitchen-cast.ts'
import { type SensorReadingDocument, sensorReadings } from './sensor-reading-document.ts'
import { k1, nobodyAgain } from '../../../testing/policy-samples.ts'

test('[HC5] readings of sensors are written by functions only', () => {
  const sample = ({ common }: Author): SensorReadingDocument => ({
    ...common,
    equipmentId: 'e1',
    device: 'probe 1',
    at: askedAt,
    temperature: { value: '4', unit: 'C' },
    isConflict: false,
  })
  expect(whoMay(sensorReadings, { params: { ...k1, readingId: 'r1' }, sample })).toEqual({
    read: atWork,
    create: nobodyAtAll,
    ...nobodyAgain,
  })
})
