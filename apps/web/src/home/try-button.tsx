import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { type MouseEvent, useEffect, useState } from 'react'
import { useText } from '../messages/text.tsx'
import { logProblem } from '../lib/store/log.ts'
import { navigate } from '../shell/routing/navigation.ts'
import { paths } from '../lib/routing/paths.ts'
import { keepEverythingOffline } from '../lib/service-worker/register-service-worker.ts'

const loadTry = () => import('./try-kitchen.ts')
/** Runs long after the first screen is drawn, so that it delays nothing. */
const KEEP_AFTER_MS = 5000

const form = `${paths.kitchenCreate}?try=1`

/** Creates a sample kitchen with one tap. Without JavaScript, or when that fails, the form opens. */
export function TryButton() {
  const t = useText()
  const [isPending, setPending] = useState(false)

  // A kitchen can then be tried without a connection too.
  useEffect(() => {
    const timer = setTimeout(keepEverythingOffline, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const make = async () => {
    setPending(true)
    try {
      const { tryKitchen } = await loadTry()
      const kitchenId = await tryKitchen({
        name: t('home.sample.name'),
        line1: t('home.sample.address'),
        founder: t('home.sample.founder'),
        supplier: t('home.sample.supplier'),
        menu: t('home.sample.menu'),
      })
      navigate(kitchenId === null ? form : paths.kitchenDashboard(kitchenId))
    } catch (problem) {
      logProblem('a kitchen to try', problem)
      navigate(form)
    }
  }

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!isPending) void make()
  }

  return (
    <LinkButton
      tone="primary"
      size="large"
      href={form}
      aria-busy={isPending}
      onPointerEnter={() => void loadTry().catch(() => undefined)}
      onClick={onClick}
    >
      {t(isPending ? 'home.trying' : 'home.try')}
    </LinkButton>
  )
}
