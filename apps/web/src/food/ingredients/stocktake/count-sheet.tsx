import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { Count, CountLine } from '@brigade/domain/kitchen/stock/count.ts'
import { closeStocktake } from '@brigade/domain/kitchen/stock/stock-functions.ts'
import { useRef, useState } from 'react'
import { useCall } from '../../../lib/calls/use-call.ts'
import { wordsOfProblem } from '../../../lib/calls/call-problem.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useCrew } from '../../../lib/kitchen/use-crew.ts'
import type { Shelf } from '../../../lib/kitchen/use-shelf.ts'
import { useIsOffline } from '../../../lib/network/use-is-offline.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { useText } from '../../../messages/text.tsx'
import { CountRow } from './count-row.tsx'
import { type CountPlace, placesOf } from './count-rows.ts'
import { useAreas, useFindings } from './use-stocktake.ts'

interface SheetProps {
  readonly shelf: Shelf
  readonly count: StoredDocument<Count>
  readonly onClosed: (booked: number, unread: readonly string[]) => void
}

/** Sets the focus into the next amount on the sheet. */
function focusNext(sheet: HTMLElement | null, input: HTMLInputElement): void {
  const inputs = [...(sheet?.querySelectorAll<HTMLInputElement>('.count-row-amount') ?? [])]
  inputs[inputs.indexOf(input) + 1]?.focus()
}

/** Closes the count, asked once more with how many lines nobody counted. */
function CloseCount({ shelf, count, uncounted, onClosed }: SheetProps & { readonly uncounted: number }) {
  const t = useText()
  const isOffline = useIsOffline()
  const [isSure, setSure] = useState(false)
  const { send, isPending, problem } = useCall(closeStocktake)
  if (!shelf.access.may('lead')) return <p>{t('ingredients.stocktake.leadCloses')}</p>
  const close = async () => {
    const outcome = await send({ kitchenId: shelf.kitchenId, countId: count.id })
    if (outcome.state === 'done') onClosed(outcome.value.booked, outcome.value.unread)
  }
  const words = problem?.reason === 'nothing-counted' ? 'ingredients.stocktake.nothing' : undefined
  return (
    <Stack gap={12}>
      {problem === null || problem === undefined ? null : (
        <Banner state="late" role="alert">
          {t(words ?? wordsOfProblem(problem))}
        </Banner>
      )}
      {isSure && uncounted > 0 ? <p>{t('ingredients.stocktake.uncounted', { count: uncounted })}</p> : null}
      <Cluster>
        <Button
          tone="primary"
          disabled={isOffline}
          isPending={isPending}
          onClick={() => (isSure ? void close() : setSure(true))}
        >
          {t(
            isOffline
              ? 'common.needsConnection'
              : isSure
                ? 'ingredients.stocktake.closeSure'
                : 'ingredients.stocktake.close',
          )}
        </Button>
      </Cluster>
    </Stack>
  )
}

interface PlaceProps {
  readonly place: CountPlace
  readonly shelf: Shelf
  readonly count: StoredDocument<Count>
  readonly found: readonly StoredDocument<CountLine>[]
  readonly words: string
  readonly onEntered: (input: HTMLInputElement) => void
}

function Place({ place, shelf, count, found, words, onEntered }: PlaceProps) {
  const t = useText()
  const crew = useCrew(shelf.kitchenId)
  const { areaId, name } = place
  const lines = place.lines.filter(({ content }) => foldName(content.name).includes(words))
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{name ?? t('ingredients.stocktake.noArea')}</h2>
      <ul className="count-rows">
        {lines.map((line) => {
          const key = `${line.id} ${areaId ?? ''}`
          return (
            <CountRow
              key={key}
              line={line}
              spot={{
                kitchenId: shelf.kitchenId,
                countId: count.id,
                lineId: line.id,
                areaId,
                by: crew.uid,
              }}
              found={found.filter(({ content }) => content.lineId === line.id && content.areaId === areaId)}
              nameOf={crew.nameOf}
              onEntered={onEntered}
            />
          )
        })}
      </ul>
    </section>
  )
}

function Sheet({ found, ...props }: SheetProps & { readonly found: readonly StoredDocument<CountLine>[] }) {
  const t = useText()
  const { dateTime } = useFormat()
  const { shelf, count } = props
  const sheet = useRef<HTMLDivElement>(null)
  const [typedWords, setWords] = useState('')
  const areas = useAreas(shelf.kitchenId)
  const places = placesOf(shelf.lines, areas, count.content.areaIds)
  const counted = new Set(
    found.flatMap(({ content }) => (content.amounts.length > 0 ? [content.lineId] : [])),
  )
  const all = new Set(places.flatMap(({ lines }) => lines.map(({ id }) => id)))
  return (
    <Stack gap={24}>
      <p aria-live="polite">
        {t('ingredients.stocktake.progress', {
          counted: counted.size,
          all: all.size,
          since: dateTime(msFromTimestamp(count.content.startedAt), shelf.settings.zone),
        })}
      </p>
      <SearchField
        label={t('ingredients.search')}
        value={typedWords}
        onChange={({ target }) => setWords(target.value)}
      />
      <div ref={sheet}>
        {places.map((place) => (
          <Place
            key={place.areaId ?? ''}
            place={place}
            shelf={shelf}
            count={count}
            found={found}
            words={foldName(typedWords)}
            onEntered={(input) => focusNext(sheet.current, input)}
          />
        ))}
      </div>
      <CloseCount {...props} uncounted={all.size - counted.size} />
    </Stack>
  )
}

/** The sheet of an open count: by area in walking order, everybody's findings as they come in. */
export function CountSheet(props: SheetProps) {
  const found = useFindings(props.shelf.kitchenId, props.count.id)
  return <Loaded of={found}>{(rows) => <Sheet {...props} found={rows} />}</Loaded>
}
