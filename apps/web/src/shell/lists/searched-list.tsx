import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Live } from '@brigade/design-system/atoms/live.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { rowsWith } from './list-search.ts'
import { ListTools, type ListToolsProps } from './list-tools.tsx'

interface SearchedListProps<Row> extends ListToolsProps<Row> {
  /** The label of the search field; a general one by default. */
  readonly search?: string
  /** Further ways to narrow the list, beside the search; `rows` are what they leave. */
  readonly filters?: ReactNode
}

/**
 * A list that is filtered by typing, with the tools of every list: what one of its columns says can be found. A single
 * row is neither looked for nor put in order, and stands alone.
 */
export function SearchedList<Row>({ search, filters, rows, ...list }: SearchedListProps<Row>) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const matches = rowsWith(rows, list.columns, words)
  const isAlone = rows.length < 2 && typed === '' && filters === undefined
  return (
    <Stack gap={16}>
      {isAlone ? null : (
        <div className="list-filters">
          <SearchField
            label={search ?? t('lists.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {filters}
        </div>
      )}
      <Live>
        {words === '' ? null : matches.length > 0 ? (
          <p className="list-found" data-print="no">
            {t('lists.found', { count: matches.length, all: rows.length })}
          </p>
        ) : (
          <EmptyState drawing="nothing-here" title={t('lists.none')} text={t('lists.noneText')}>
            <Button onClick={() => setTyped('')}>{t('lists.clear')}</Button>
          </EmptyState>
        )}
      </Live>
      {/* Only hidden, so that it comes back as it was left. */}
      <div hidden={matches.length === 0}>
        <Stack gap={16}>
          <ListTools {...list} rows={matches} isBare={isAlone} />
        </Stack>
      </div>
    </Stack>
  )
}
