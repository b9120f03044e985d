import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { sortKeyAt } from '@brigade/domain/core/documents/sort-key.ts'
import { type PrepTask, prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import type { Device, TestBrowser } from '@brigade/testing/browser.ts'
import { aGuest, aMember, type Person, sceneDocument, signInOn, writeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, joinKitchen } from '@brigade/testing/kitchen-scene.ts'

const TASKS = 20
const SERVICE_DAY = '2026-05-04'

/** Two people of one kitchen, each on a device, with the same day's list of 20 tasks on screen. */
export interface PrepScene {
  readonly here: Device
  readonly there: Device
  readonly taskIds: readonly string[]
}

/** Sets the scene on a running server, as people would have: a founder, a colleague who joined, today's list. */
export async function prepScene(url: string, browser: TestBrowser): Promise<PrepScene> {
  const [owner, cook] = [await aGuest(url, 'Ines'), await aMember(url, 'Tom')]
  const kitchenId = await aKitchenOf(owner)
  await joinKitchen(cook, { owner, kitchenId, access: 'cook' })
  const taskIds = Array.from({ length: TASKS }, (_, index) => `task-${index}`)
  await writeAs(
    owner,
    taskIds.map((taskId, index) => sceneDocument(prepTasks, { kitchenId, taskId }, taskToDo(index))),
  )
  const [here, there] = [await openList(browser, owner, kitchenId), await openList(browser, cook, kitchenId)]
  return { here, there, taskIds }
}

function taskToDo(index: number): Omit<PrepTask, keyof CommonFields> {
  return {
    serviceDay: SERVICE_DAY,
    name: `Task ${index + 1}`,
    priority: 2,
    assignee: null,
    state: 'to do',
    startedAt: null,
    doneAt: null,
    doneBy: null,
    checkedBy: null,
    sortKey: sortKeyAt(index),
    history: [],
  }
}

async function openList(browser: TestBrowser, person: Person, kitchenId: string): Promise<Device> {
  const device = await browser.newDevice()
  await signInOn(device, person)
  await device.page.goto(`/kitchens/${kitchenId}/dashboard/preparation?day=${SERVICE_DAY}`)
  await device.page
    .locator('[data-task]')
    .nth(TASKS - 1)
    .waitFor()
  return device
}
