import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Position } from '@brigade/domain/access/positions/position.ts'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { DisplayName, ProfessionalTitle } from '@brigade/domain/core/text/names.ts'
import type { Professional } from '@brigade/domain/people/profiles/professional.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'
import { useTyping } from '../../../lib/drafts/use-typing.ts'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { CoordinatesField } from '../../../lib/location/coordinates-field.tsx'
import { CreateForm } from '../../../shell/forms/create-form.tsx'
import { useOwnCard } from '../../../lib/session/own-name.ts'
import { useLeaveWhenMade } from '../../../shell/forms/use-leave-when-made.ts'
import { makeProfessional } from './make-professional.ts'
import { areaFromTyped, NEW_AREA } from './typed-areas.ts'

const nothing = { name: '', title: '', position: 'chef de partie', label: '', near: '', km: NEW_AREA.km }
type Said = typeof nothing

/** The one work area that was named; none when nothing was. What is no distance is the usual one. */
function workAreas({ label, near, km }: Said): Professional['workAreas'] {
  const area = areaFromTyped({ label, near, km }) ?? areaFromTyped({ label, near, km: NEW_AREA.km })
  return area === undefined ? [] : [area]
}

/** Become a professional: name, title, first position, and where one would work. */
export function CreateProfessionalPage() {
  const t = useText()
  useLeaveWhenMade('professionals')
  const card = useOwnCard()
  const typing = useTyping('new professional', nothing)
  const { said, change } = typing
  const name = said.name === '' ? (card?.displayName ?? '') : said.name
  const isNear = said.near.trim() === '' || pointFromTyped(said.near) !== undefined
  const missing = [
    { field: 'name', text: t('people.missing.name'), isMissing: !DisplayName.safeParse(name).success },
    {
      field: 'title',
      text: t('people.missing.title'),
      isMissing: !ProfessionalTitle.safeParse(said.title).success,
    },
    { field: 'near', text: t('people.missing.near'), isMissing: !isNear },
  ]
  return (
    <CreateForm
      title={t('people.professional.create')}
      intro={t('people.professional.intro')}
      submitLabel={t('people.professional.submit')}
      typing={typing}
      problems={missing.filter((each) => each.isMissing)}
      then={paths.people('professionals').dashboard}
      make={() =>
        makeProfessional({
          displayName: name.trim(),
          title: said.title.trim(),
          roles: [Position.catch('other').parse(said.position)],
          workAreas: workAreas(said),
        })
      }
    >
      {(wordsOf) => (
        <>
          <TextField
            label={t('people.name')}
            hint={t('people.nameHint')}
            autoComplete="name"
            maxLength={60}
            value={name}
            problem={wordsOf('name')}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Grid>
            <TextField
              label={t('people.title')}
              hint={t('people.titleHint')}
              maxLength={60}
              value={said.title}
              problem={wordsOf('title')}
              onChange={({ target }) => change({ title: target.value })}
            />
            <SelectField
              label={t('people.position')}
              hint={t('people.positionHint')}
              value={said.position}
              choices={positions.map((value) => ({ value, label: t(`trade.position.${value}`) }))}
              onChange={({ target }) => change({ position: target.value })}
            />
          </Grid>
          <h2>{t('people.area')}</h2>
          <Grid>
            <TextField
              label={t('people.areaLabel')}
              optional={t('common.optional')}
              maxLength={80}
              value={said.label}
              onChange={({ target }) => change({ label: target.value })}
            />
            <NumberField
              label={t('people.areaKm')}
              unit={t('people.km')}
              value={said.km}
              onChange={({ target }) => change({ km: target.value })}
            />
          </Grid>
          <CoordinatesField
            label={t('people.coordinates')}
            hint={t('people.coordinatesHint')}
            optional
            value={said.near}
            problem={wordsOf('near')}
            onChange={(near) => change({ near })}
          />
        </>
      )}
    </CreateForm>
  )
}
