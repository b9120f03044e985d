import { findDocuments } from '../../core/functions/find-documents.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { ended } from '@brigade/domain/people/plans/change-plan.ts'
import { subscriptionLifecycle } from '@brigade/domain/people/plans/subscription-lifecycle.ts'
import { PlanRequest, planRequests } from '@brigade/domain/people/plans/plan-request.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import type { Identity } from '@brigade/platform/identity/identity.ts'
import { StartError } from '../../core/start/start-error.ts'
import { loadSubscription, saveSubscription, takePlan } from './take-plan.ts'

interface Dependencies {
  readonly identity: Pick<Identity, 'findAccount'>
  readonly documents: Documents
}

type Command = (documents: Documents, uid: string) => Promise<string>

/** What an operator may do with one account's plan; each answers with a sentence. */
const COMMANDS: Readonly<Record<string, { readonly does: string; readonly run: Command }>> = {
  show: { does: 'shows what somebody has and has asked for', run: show },
  confirm: { does: 'confirms the plan that was asked for; it counts at once', run: confirm },
  decline: { does: 'declines it', run: decline },
  end: { does: 'ends a plan now, such as one that was not paid again', run: end },
}

/**
 * Does what an operator asks: `list`, or a command and an account's uid or e-mail address.
 * @throws StartError with one sentence for what is not understood or not possible
 */
export async function runPlanCommand(dependencies: Dependencies, words: readonly string[]): Promise<string> {
  const [name = '', account, ...rest] = words
  if (name === 'list' && account === undefined) return list(dependencies.documents)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined || account === undefined || rest.length > 0) throw new StartError(planUsage())
  const found = await dependencies.identity.findAccount(account)
  if (found === undefined) throw new StartError(`There is no account "${account}".`)
  return command.run(dependencies.documents, found.uid)
}

/** What can be asked, for whoever asks for it or for something else. */
export function planUsage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(10)} ${does}`)
  const first = `  ${'list'.padEnd(10)} lists the plans that wait for a confirmation`
  return ['npm run plans -- <command> <uid or e-mail address>', '', first, ...lines].join('\n')
}

async function list(documents: Documents): Promise<string> {
  const found = await documents.transact((tx) => findDocuments(tx, planRequests, {}))
  const waiting = found.flatMap(({ id, content }) =>
    content.state === 'waiting' ? [`${id}\t${inWords(content)}`] : [],
  )
  return waiting.length === 0 ? 'Nothing waits.' : waiting.join('\n')
}

function inWords({ of, step, period, price }: PlanRequest): string {
  return `${of} ${step}, ${(price.minor / 100).toFixed(2)} ${price.currency} a ${period}`
}

async function requestOf(documents: Documents, uid: string): Promise<PlanRequest | undefined> {
  const data = await documents.transact((tx) => tx.get(documentPath(planRequests, { uid })))
  return data === undefined ? undefined : PlanRequest.parse(data)
}

async function waitingOf(documents: Documents, uid: string): Promise<PlanRequest> {
  const request = await requestOf(documents, uid)
  if (request?.state !== 'waiting') throw new StartError(`${uid} waits for no plan.`)
  return request
}

async function confirm(documents: Documents, uid: string): Promise<string> {
  const request = await waitingOf(documents, uid)
  const { of, step, period } = request
  await documents.transact((tx) => takePlan(tx, { uid, choice: { of, step, period } }))
  return `${uid} has ${inWords(request)}.`
}

async function decline(documents: Documents, uid: string): Promise<string> {
  const request = await waitingOf(documents, uid)
  await documents.transact(async (tx) =>
    tx.update(documentPath(planRequests, { uid }), { state: 'declined', updatedAt: tx.now }),
  )
  return `${uid} does not get ${inWords(request)}.`
}

async function end(documents: Documents, uid: string): Promise<string> {
  return documents.transact(async (tx) => {
    const before = await loadSubscription(tx, uid)
    if (before === undefined || !subscriptionLifecycle.isAllowed(before.state, 'end'))
      throw new StartError(`${uid} has no plan.`)
    saveSubscription(tx, uid, ended(before, tx.now))
    return `${uid} is on Free. Everything made stays.`
  })
}

async function show(documents: Documents, uid: string): Promise<string> {
  const [request, subscription] = [
    await requestOf(documents, uid),
    await documents.transact((tx) => loadSubscription(tx, uid)),
  ]
  const has =
    subscription === undefined
      ? 'no plan'
      : `${subscription.state}, until ${new Date(subscription.renewsAt.seconds * 1000).toISOString()}, ${JSON.stringify({ ...subscription.plan, bundle: subscription.bundle })}`
  const asked = request?.state === 'waiting' ? `asks for ${inWords(request)}` : 'asks for nothing'
  return `${uid}: ${has}; ${asked}.`
}
