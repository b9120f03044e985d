import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Device, type DeviceOptions, openBrowser, type TestBrowser } from './browser.ts'
import { type Person, signInOn } from './cast.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** What the tests of one file share: a server and a browser. Kitchens, people and devices are each test's own. */
export interface Journey {
  readonly server: TestServer
  /** The server's address. */
  readonly url: string
  /** Chromium's, such as `156.0.8078.79`. */
  readonly browserVersion: string
  /** A device that was never here. It goes with the test that asks for it. */
  newDevice(options?: DeviceOptions): Promise<Device>
  /** A device on which somebody is signed in already. It goes with the test that asks for it. */
  deviceOf(person: Person, options?: DeviceOptions): Promise<Device>
  /** The same for all tests of the file, asked for in `beforeAll`: for many short tests that leave nothing to each other. */
  sharedDeviceOf(person: Person, options?: DeviceOptions): Promise<Device>
}

/**
 * Opens a server and a browser before the first test of a file, and closes them after its last. Called once, outside of any
 * test: `const journey = openJourney({ demo: true })`.
 * @param options - as `startTestServer` takes them
 */
export function openJourney(options: Parameters<typeof startTestServer>[0] = {}): Journey {
  let opened: { readonly server: TestServer; readonly browser: TestBrowser } | undefined
  const current = () => {
    if (opened === undefined)
      throw new Error('The server of this file is open within its tests and hooks only.')
    return opened
  }
  beforeAll(async () => {
    const server = await startTestServer(options)
    opened = { server, browser: await openBrowser(server.url) }
  })
  afterAll(async () => {
    await opened?.browser[Symbol.asyncDispose]()
    await opened?.server[Symbol.asyncDispose]()
  })
  const newDevice = async (deviceOptions?: DeviceOptions) => {
    const device = await current().browser.newDevice(deviceOptions)
    onTestFinished(() => device.context.close())
    return device
  }
  const signedIn = async (device: Device, person: Person) => {
    await signInOn(device, person)
    return device
  }
  return {
    get server() {
      return current().server
    },
    get url() {
      return current().server.url
    },
    get browserVersion() {
      return current().browser.version
    },
    newDevice,
    deviceOf: async (person, deviceOptions) => signedIn(await newDevice(deviceOptions), person),
    sharedDeviceOf: async (person, deviceOptions) =>
      signedIn(await current().browser.newDevice(deviceOptions), person),
  }
}
