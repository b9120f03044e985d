import { expect, test } from 'vitest'
import { deviceName, partsOfDeviceName } from './device-name.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

test.each([
  [FIREFOX, 'Firefox on Windows', 'Firefox', 'Windows'],
  [SAFARI, 'Safari on iPhone', 'Safari', 'iPhone'],
  ['Mozilla/5.0 SamsungBrowser/29.0 Android', 'Samsung Internet on Android', 'Samsung Internet', 'Android'],
  ['Firefox/150.0', 'Firefox', 'Firefox', ''],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux', '', 'Linux'],
  ['curl/8.16.0', '', '', ''],
  [undefined, '', '', ''],
])('a device is kept in words, and told by browser and system: %s', (userAgent, name, browser, system) => {
  expect(deviceName(userAgent)).toBe(name)
  expect(partsOfDeviceName(name)).toEqual({ browser, system })
})
