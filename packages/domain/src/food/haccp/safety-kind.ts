import * as z from 'zod'

/** What is checked (product, E35). */
export const safetyKinds = [
  'fridge or freezer temperature',
  'delivery',
  'cooking core',
  'cooling',
  'reheating',
  'hot hold',
  'cold display',
  'probe check',
  'cleaning',
  'opening',
  'closing',
  'pest',
  'allergen matrix sign-off',
  'staff training',
  'fitness to work',
  'accident',
  'time out of control',
  'custom checklist',
] as const
export const SafetyKind = z.enum(safetyKinds)
export type SafetyKind = z.infer<typeof SafetyKind>

/** Checks that take a while and several readings. */
export const RunKind = SafetyKind.extract(['cooling', 'reheating', 'hot hold', 'time out of control'])
export type RunKind = z.infer<typeof RunKind>
