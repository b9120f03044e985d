import { Position } from '@brigade/domain/access/positions/position.ts'
import { StationKind } from '@brigade/domain/access/stations/station.ts'
import { OpenTo, type Professional, professionals } from '@brigade/domain/people/profiles/professional.ts'
import type { EditCardProps } from '../../../shell/forms/edit-card.tsx'
import { knownFromTyped, listFromTyped, optionalText } from '../../../lib/drafts/typed-list.ts'

/** What a person changes about this card, and how it is read and written. */
export const professionalForm: EditCardProps<Professional> = {
  kind: 'professionals',
  collection: professionals,
  fields: [
    { name: 'displayName', label: 'cards.name', as: 'line' },
    { name: 'title', label: 'cards.title', hint: 'cards.titleHint', as: 'line' },
    {
      name: 'roles',
      label: 'people.positions',
      as: 'several',
      choices: Position.options.map((value) => ({ value, label: `trade.position.${value}` as const })),
    },
    {
      name: 'stations',
      label: 'people.stations',
      as: 'several',
      choices: StationKind.options.map((value) => ({ value, label: `trade.station.${value}` as const })),
    },
    {
      name: 'openTo',
      label: 'people.openTo',
      as: 'several',
      choices: OpenTo.options.map((value) => ({ value, label: `trade.openTo.${value}` as const })),
    },
    { name: 'earliestStart', label: 'people.from', as: 'day' },
    { name: 'cuisines', label: 'cards.cuisines', hint: 'cards.commas', as: 'line' },
    { name: 'shortBio', label: 'cards.short', as: 'text' },
    { name: 'longBio', label: 'cards.long', as: 'text' },
    { name: 'isListed', label: 'cards.listed', as: 'tick' },
  ],
  read: ({
    displayName,
    title,
    roles,
    stations,
    openTo,
    earliestStart,
    cuisines,
    shortBio,
    longBio,
    isListed,
  }) => ({
    displayName,
    title,
    roles: roles.join(', '),
    stations: stations.join(', '),
    openTo: openTo.join(', '),
    earliestStart: earliestStart ?? '',
    cuisines: cuisines.join(', '),
    shortBio,
    longBio,
    isListed: isListed ? 'on' : '',
  }),
  changes: ({
    displayName = '',
    title = '',
    roles = '',
    stations = '',
    openTo = '',
    earliestStart,
    cuisines = '',
    shortBio = '',
    longBio = '',
    isListed = '',
  }) => ({
    displayName: displayName.trim(),
    title: title.trim(),
    roles: knownFromTyped(roles, Position.options),
    stations: knownFromTyped(stations, StationKind.options),
    openTo: knownFromTyped(openTo, OpenTo.options),
    earliestStart: optionalText(earliestStart),
    cuisines: listFromTyped(cuisines),
    shortBio: shortBio.trim(),
    longBio: longBio.trim(),
    isListed: isListed !== '',
  }),
}
