import { Professional, professionals } from '@brigade/domain/people/profiles/professional.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { EditCard, CardForm } from '../../../shell/forms/edit-card.tsx'
import { professionalForm } from './professional-form.ts'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { professionalProfiles } from '@brigade/domain/people/profiles/professional-profile.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useDocument } from '../../../lib/reading/use-document.ts'
import { write, changing } from '../../../lib/writing/write.ts'
import { useLocale, useText } from '../../../messages/text.tsx'
import { guessPlace } from '../../../lib/location/guess-place.ts'
import { wishesForm } from './wishes-form.ts'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import { useState } from 'react'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { useUnsaved } from '../../../shell/busy.ts'
import { Form, FormProblems } from '../../../shell/forms/form.tsx'
import { PlaceField } from '../../../lib/location/place-field.tsx'
import { areaFromTyped, MOST_AREAS, NEW_AREA, type TypedArea, typedAreas, unreadIn } from './typed-areas.ts'
import { maxLengthOf } from '../../../lib/drafts/field-limits.ts'

interface WorkAreasProps {
  readonly card: StoredDocument<Professional>
}

function useAreas({ card: { id, content } }: WorkAreasProps) {
  const before = { areas: typedAreas(content.workAreas) }
  const { values, setValues, clear } = useDraft(Professional, {
    name: `work areas ${id}`,
    start: before,
    sample: { areas: [NEW_AREA] },
  })
  const [isTried, setTried] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const isDirty = !isSame(values, before)
  useUnsaved(isDirty)
  const put = (areas: readonly TypedArea[]) => {
    setSaved(false)
    setValues({ areas })
  }
  const save = async () => {
    setTried(true)
    const read = values.areas.map(areaFromTyped)
    const workAreas = read.filter((area) => area !== undefined)
    if (workAreas.length < read.length) return
    const outcome = await write([
      changing(professionals, { uid: id }, { before: content, changes: { workAreas } }),
    ])
    if (outcome.state !== 'queued') return
    clear()
    setTried(false)
    setSaved(true)
  }
  return { areas: values.areas, put, save, isTried, isSaved, isDirty }
}

interface AreaProps {
  readonly area: TypedArea
  readonly isTried: boolean
  readonly onChange: (area: TypedArea) => void
  readonly onRemove: () => void
}

function Area({ area, isTried, onChange, onRemove }: AreaProps) {
  const t = useText()
  const unread = isTried ? unreadIn(area) : []
  const name = area.label.trim() === '' ? t('people.areas.unnamed') : area.label
  return (
    <section aria-label={name}>
      <Stack gap={12}>
        <Grid>
          <TextField
            label={t('people.areaLabel')}
            optional={t('common.optional')}
            maxLength={maxLengthOf(Professional, 'workAreas.*.label')}
            value={area.label}
            onChange={({ target }) => onChange({ ...area, label: target.value })}
          />
          <NumberField
            label={t('people.areaKm')}
            unit={t('people.km')}
            value={area.km}
            problem={unread.includes('km') ? t('people.missing.km') : undefined}
            onChange={({ target }) => onChange({ ...area, km: target.value })}
          />
        </Grid>
        <PlaceField
          value={area.near}
          name={area.label}
          problem={unread.includes('near') ? t('people.missing.near') : undefined}
          onChange={(near, place) =>
            onChange({
              ...area,
              near,
              ...(place !== undefined && area.label === '' && { label: place.name }),
            })
          }
        />
        <div>
          <Button
            size="small"
            aria-label={t('common.actionOf', { action: t('people.areas.remove'), name })}
            onClick={onRemove}
          >
            {t('people.areas.remove')}
          </Button>
        </div>
      </Stack>
    </section>
  )
}

/** Where a professional would work: kitchens that look near one of the areas find the card. */
function WorkAreas({ card }: WorkAreasProps) {
  const t = useText()
  const { areas, put, save, isTried, isSaved, isDirty } = useAreas({ card })
  return (
    <Form onSubmit={save}>
      <Stack gap={24}>
        <div>
          <h2>{t('people.area')}</h2>
          <p>{t('people.areas.text')}</p>
        </div>
        <FormProblems />
        {areas.map((area, at) => (
          <Area
            // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its place
            key={at}
            area={area}
            isTried={isTried}
            onChange={(changed) => put(areas.map((each, other) => (other === at ? changed : each)))}
            onRemove={() => put(areas.filter((_, other) => other !== at))}
          />
        ))}
        <Cluster gap={16}>
          <SubmitButton tone="primary" disabled={!isDirty}>
            {t('people.areas.save')}
          </SubmitButton>
          {areas.length < MOST_AREAS ? (
            <Button onClick={() => put([...areas, NEW_AREA])}>{t('people.areas.add')}</Button>
          ) : null}
          {isSaved ? (
            <StateMark state="ok">
              {t(card.hasPendingWrites ? 'cards.edit.waiting' : 'cards.edit.saved')}
            </StateMark>
          ) : null}
        </Cluster>
      </Stack>
    </Form>
  )
}

/** What the professional alone reads. */
function WishesSection({ uid }: { readonly uid: string }) {
  const t = useText()
  const locale = useLocale()
  const wishes = useDocument(professionalProfiles, { uid })
  return (
    <section>
      <Stack gap={16}>
        <div>
          <h2>{t('people.wishes')}</h2>
          <p>{t('people.wishes.text')}</p>
        </div>
        <Loaded of={wishes}>
          {(row) => (
            <CardForm
              {...wishesForm(row.content.payWish?.amount.currency ?? guessPlace(locale).currency)}
              row={row}
              keep={write}
              draftName={`professional-profiles ${row.id}`}
            />
          )}
        </Loaded>
      </Stack>
    </section>
  )
}

function AreasAndWishes({ card }: { readonly card: StoredDocument<Professional> }) {
  return (
    <>
      <WorkAreas card={card} />
      <WishesSection uid={card.id} />
    </>
  )
}

/** The own card as kitchens and recruiters see it, where one would work, and what one wishes for. */
export function EditProfessionalPage() {
  return <EditCard {...professionalForm} further={AreasAndWishes} />
}
