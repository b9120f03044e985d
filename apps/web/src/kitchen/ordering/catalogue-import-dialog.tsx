import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { FileDrop } from '@brigade/design-system/molecules/file-drop.tsx'
import { Table } from '@brigade/design-system/molecules/table.tsx'
import { CATALOGUE_FIELDS } from '@brigade/domain/kitchen/suppliers/catalogue-import.ts'
import type { CatalogueLine } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { type CatalogueImport, useCatalogueImport } from './use-catalogue-import.ts'
import type { OwnPlace } from './use-own-place.ts'

interface ImportProps {
  readonly place: OwnPlace
  readonly rows: readonly StoredDocument<CatalogueLine>[]
  readonly onClose: () => void
}

/** So many rows of a dry run are drawn; all of them are counted. */
const SHOWN_ROWS = 200

const stateOf = { made: 'ok', changed: 'info', same: 'neutral', refused: 'late' } as const

function PlannedRows({ plan }: { readonly plan: CatalogueImport['plan'] }) {
  const t = useText()
  const { number } = useFormat()
  return (
    <Table caption={t('supply.csv.dryRun')}>
      <thead>
        <tr>
          <th scope="col">{t('supply.csv.line')}</th>
          <th scope="col">{t('supply.product.name')}</th>
          <th scope="col">{t('supply.csv.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.slice(0, SHOWN_ROWS).map(({ line, name, row }) => (
          <tr key={line}>
            <td>{number(line)}</td>
            <th scope="row">{name}</th>
            <td>
              <StateMark state={stateOf[row.kind]}>{t(`supply.csv.${row.kind}`)}</StateMark>
              {row.kind === 'refused' ? (
                <p>{row.problems.map((problem) => t(`supply.csv.problem.${problem}`)).join(' ')}</p>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Columns({ state }: { readonly state: CatalogueImport }) {
  const t = useText()
  return (
    <Grid cells="small">
      {CATALOGUE_FIELDS.map((field) => (
        <SelectField
          key={field}
          label={t(`supply.csv.field.${field}`)}
          choices={[
            { value: '', label: t('supply.csv.noColumn') },
            ...state.headings.map((heading) => ({ value: heading, label: heading })),
          ]}
          value={state.mapping[field] ?? ''}
          onChange={({ target }) => state.map(field, target.value)}
        />
      ))}
    </Grid>
  )
}

function DryRun({ state, onClose }: { readonly state: CatalogueImport; readonly onClose: () => void }) {
  const t = useText()
  const { list } = useFormat()
  const { plan, counts } = state
  const writes = counts.made + counts.changed
  return (
    <Stack gap={16}>
      <Columns state={state} />
      {state.missing.length > 0 ? (
        <Banner state="warn" aria-live="polite">
          {t('supply.csv.missing', {
            columns: list(state.missing.map((field) => t(`supply.csv.field.${field}`))),
          })}
        </Banner>
      ) : (
        <>
          <Banner state={counts.refused > 0 ? 'warn' : 'info'} aria-live="polite">
            {t('supply.csv.counts', counts)}
          </Banner>
          <PlannedRows plan={plan} />
          {plan.length > SHOWN_ROWS ? (
            <p className="supply-quiet">{t('supply.csv.more', { count: plan.length - SHOWN_ROWS })}</p>
          ) : null}
        </>
      )}
      {state.isFailed ? <p role="alert">{t('common.failed')}</p> : null}
      <Cluster gap={12} justify="end">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          tone="primary"
          disabled={writes === 0}
          isPending={state.isSaving}
          onClick={() => void state.save()}
        >
          {t('supply.csv.save', { count: writes })}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** Takes a supplier's own list over: which column is what, then a dry run row by row, then all of it. */
export function CatalogueImportDialog({ place, rows, onClose }: ImportProps) {
  const t = useText()
  const state = useCatalogueImport(place, { rows, onDone: onClose })
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('supply.catalogue.csv')}
      closeLabel={t('common.close')}
    >
      {state.headings.length === 0 ? (
        <Stack gap={12}>
          <p>{t('supply.csv.intro')}</p>
          {state.unread === null ? null : (
            <Banner state="late" role="alert">
              {t(`supply.csv.${state.unread}`)}
            </Banner>
          )}
          <FileDrop
            label={t('supply.csv.choose')}
            hint={t('supply.csv.hint')}
            accept=".csv,text/csv"
            onFiles={([file]) => void (file === undefined ? null : state.read(file))}
            onText={(text) => void state.read(text)}
          />
        </Stack>
      ) : (
        <DryRun state={state} onClose={onClose} />
      )}
    </Dialog>
  )
}
