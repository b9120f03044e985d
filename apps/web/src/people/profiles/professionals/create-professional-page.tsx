import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Position } from '@brigade/domain/access/positions/position.ts'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { Professional } from '@brigade/domain/people/profiles/professional.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'
import * as z from 'zod'
import { maxLengthOf } from '../../../lib/drafts/field-limits.ts'
import type { FormDraft } from '../../../lib/drafts/use-draft.ts'
import { useText } from '../../../messages/text.tsx'
import type { FormValues } from '../../../shell/forms/card-input.tsx'
import { PlaceField } from '../../../lib/location/place-field.tsx'
import { CreateCard, type NewCard } from '../own-profile/create-card.tsx'
import { useOwnCard } from '../../../lib/session/own-name.ts'
import { makeProfessional } from './make-professional.ts'
import { areaFromTyped, NEW_AREA } from './typed-areas.ts'

const NewProfessional = z.object({
  displayName: Professional.shape.displayName,
  title: Professional.shape.title,
  position: Position.catch('other'),
  label: z.string(),
  near: z.string().refine((typed) => typed.trim() === '' || pointFromTyped(typed) !== undefined),
  km: z.string(),
})
type NewProfessional = z.infer<typeof NewProfessional>

/** The one work area that was named; none when nothing was. What is no distance is the usual one. */
function workAreas({ label, near, km }: NewProfessional): Professional['workAreas'] {
  const area = areaFromTyped({ label, near, km }) ?? areaFromTyped({ label, near, km: NEW_AREA.km })
  return area === undefined ? [] : [area]
}

const newProfessional: NewCard<NewProfessional> = {
  kind: 'professionals',
  title: 'people.professional.create',
  intro: 'people.professional.intro',
  submit: 'people.professional.submit',
  draft: 'new professional',
  schema: NewProfessional,
  fields: [
    {
      name: 'displayName',
      label: 'people.name',
      hint: 'people.nameHint',
      as: 'line',
      autoComplete: 'name',
      missing: 'people.missing.name',
    },
    [
      {
        name: 'title',
        label: 'people.title',
        hint: 'people.titleHint',
        as: 'line',
        missing: 'people.missing.title',
      },
      {
        name: 'position',
        label: 'people.position',
        hint: 'people.positionHint',
        as: 'one',
        choices: positions.map((value) => ({ value, label: `trade.position.${value}` as const })),
      },
    ],
  ],
  missing: { near: 'people.missing.near' },
  make: (content) => {
    const { displayName, title, position } = content
    return makeProfessional({ displayName, title, roles: [position], workAreas: workAreas(content) })
  },
}

interface AreaFieldsProps {
  readonly draft: FormDraft<FormValues>
  readonly problem: string | undefined
}

/** Where one would work, and how far one would travel. */
function AreaFields({ draft: { field, values, setValues }, problem }: AreaFieldsProps) {
  const t = useText()
  return (
    <>
      <h2>{t('people.area')}</h2>
      <Grid>
        <TextField
          label={t('people.areaLabel')}
          optional={t('common.optional')}
          {...field('label')}
          maxLength={maxLengthOf(Professional, 'workAreas.*.label')}
        />
        <NumberField label={t('people.areaKm')} unit={t('people.km')} {...field('km')} />
      </Grid>
      <PlaceField
        value={values['near'] ?? ''}
        name={values['label'] ?? ''}
        problem={problem}
        onChange={(near, place) => setValues({ near, ...(place !== undefined && { label: place.name }) })}
      />
    </>
  )
}

const nothing = { title: '', position: 'chef de partie', label: '', near: '', km: NEW_AREA.km }

/** Become a professional: name, title, first position, and where one would work. */
export function CreateProfessionalPage() {
  const displayName = useOwnCard()?.displayName ?? ''
  return (
    <CreateCard {...newProfessional} start={{ displayName, ...nothing }}>
      {(draft, problem) => <AreaFields draft={draft} problem={problem('near')} />}
    </CreateCard>
  )
}
