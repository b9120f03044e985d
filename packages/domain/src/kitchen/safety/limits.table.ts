import type { HoldRow, SafetyLimits } from './safety-limits.ts'

/** FDA Food Code 2022, 3-401.11(A)(1): whole cuts, fish, eggs cooked to order (rule SF-FDA8). */
const fdaWholeCut: readonly HoldRow[] = [{ at: { C: '63', F: '145' }, holdSeconds: 15 }]

/** FDA Food Code 2022, 3-401.11(A)(2): ground, injected or tenderised meat, eggs for hot holding (rule SF-FDA7). */
const fdaGround: readonly HoldRow[] = [
  { at: { C: '63', F: '145' }, holdSeconds: 180 },
  { at: { C: '66', F: '150' }, holdSeconds: 60 },
  { at: { C: '68', F: '155' }, holdSeconds: 17 },
  { at: { C: '70', F: '158' }, holdSeconds: 0 },
]

/** FDA Food Code 2022, 3-401.11(B): whole roasts (rule SF-FDA9). */
const fdaRoast: readonly HoldRow[] = [
  { at: { C: '54.4', F: '130' }, holdSeconds: 6720 },
  { at: { C: '55', F: '131' }, holdSeconds: 5340 },
  { at: { C: '56.1', F: '133' }, holdSeconds: 3360 },
  { at: { C: '57.2', F: '135' }, holdSeconds: 2160 },
  { at: { C: '57.8', F: '136' }, holdSeconds: 1680 },
  { at: { C: '58.9', F: '138' }, holdSeconds: 1080 },
  { at: { C: '60', F: '140' }, holdSeconds: 720 },
  { at: { C: '61.1', F: '142' }, holdSeconds: 480 },
  { at: { C: '62.2', F: '144' }, holdSeconds: 300 },
  { at: { C: '62.8', F: '145' }, holdSeconds: 240 },
  { at: { C: '63.9', F: '147' }, holdSeconds: 134 },
  { at: { C: '65', F: '149' }, holdSeconds: 85 },
  { at: { C: '66.1', F: '151' }, holdSeconds: 54 },
  { at: { C: '67.2', F: '153' }, holdSeconds: 34 },
  { at: { C: '68.3', F: '155' }, holdSeconds: 22 },
  { at: { C: '69.4', F: '157' }, holdSeconds: 14 },
  { at: { C: '70', F: '158' }, holdSeconds: 0 },
]

/** FDA Food Code 2022, 3-401.11(A)(3): poultry, stuffed foods and stuffing (rule SF-FDA6). */
const fdaPoultry: readonly HoldRow[] = [{ at: { C: '74', F: '165' }, holdSeconds: 0 }]

/** Food Standards Agency, cooking advice (rule SF-UK5). */
const ukCooking: readonly HoldRow[] = [
  { at: { C: '60' }, holdSeconds: 2700 },
  { at: { C: '65' }, holdSeconds: 600 },
  { at: { C: '70' }, holdSeconds: 120 },
  { at: { C: '75' }, holdSeconds: 30 },
  { at: { C: '80' }, holdSeconds: 6 },
]

/** ACMSF advice on burgers, against E. coli O157 (rule SF-UK6). */
const ukBurger: readonly HoldRow[] = [
  { at: { C: '60' }, holdSeconds: 5580 },
  { at: { C: '65' }, holdSeconds: 840 },
  { at: { C: '70' }, holdSeconds: 120 },
  { at: { C: '75' }, holdSeconds: 30 },
  { at: { C: '80' }, holdSeconds: 6 },
]

const ukCookedFoods = {
  poultry: ukCooking,
  ground: ukCooking,
  burger: ukBurger,
  'whole cut': ukCooking,
  roast: ukCooking,
}

/** UK food hygiene regulations, all four countries (rules SF-UK3, SF-UK4). */
const ukHotHolding = { range: { atLeast: { C: '63' } }, onePeriodMinutes: 120, isLaw: true }

/** Directive 89/108/EEC: −18 °C; up to −15 °C for short times in transport (rule SF-UK9). */
const frozen = {
  freezer: { range: { atMost: { C: '-18' } }, isLaw: true },
  'frozen transport': { range: { atMost: { C: '-15' } }, isLaw: true },
}

/**
 * The limits of every rule set, each set's newest edition last. An edition stays here when a newer one comes, because
 * old records are never judged anew (rule SF-EU2).
 */
export const safetyLimits: readonly SafetyLimits[] = [
  {
    jurisdiction: 'UK',
    version: '2026',
    holding: {
      // Food Safety (Temperature Control) Regulations 1995; Food Hygiene Regulations 2006 (rules SF-UK1, SF-UK2).
      cold: {
        range: { atMost: { C: '8' } },
        warning: { atMost: { C: '5' } },
        onePeriodMinutes: 240,
        isLaw: true,
      },
      hot: ukHotHolding,
      ...frozen,
    },
    cooking: ukCookedFoods,
    reheating: { onlyOnce: true, isExcusable: false },
  },
  {
    jurisdiction: 'SCT',
    version: '2026',
    holding: {
      // No number in Scottish law: a default for the kitchen to change (rule SF-UK1).
      cold: { range: { atMost: { C: '5' } }, isLaw: false },
      hot: ukHotHolding,
      ...frozen,
    },
    cooking: ukCookedFoods,
    // Food Hygiene (Scotland) Regulations 2006, schedule 4 (rule SF-UK7).
    reheating: { rows: [{ at: { C: '82' }, holdSeconds: 0 }], onlyOnce: true, isExcusable: true },
  },
  {
    jurisdiction: 'EU',
    version: '2026',
    // Chilled holding and cooking are national law, so the kitchen sets its own numbers (product, E35).
    holding: { hot: { range: { atLeast: { C: '63' } }, isLaw: false }, ...frozen },
    cooking: {},
  },
  {
    jurisdiction: 'FDA',
    version: '2022',
    holding: {
      // FDA Food Code 2022, 3-501.16 (rules SF-FDA1, SF-FDA2).
      cold: { range: { atMost: { C: '5', F: '41' } }, isLaw: true },
      hot: { range: { atLeast: { C: '57', F: '135' } }, isLaw: true },
      'roast hold': { range: { atLeast: { C: '54', F: '130' } }, isLaw: true },
      // The Food Code asks for "frozen" without a number; −18 °C is the house norm (product, E35).
      freezer: { range: { atMost: { C: '-18' } }, isLaw: false },
    },
    cooking: {
      poultry: fdaPoultry,
      ground: fdaGround,
      burger: fdaGround,
      'whole cut': fdaWholeCut,
      roast: fdaRoast,
    },
    // FDA Food Code 2022, 3-501.14 (rules SF-FDA3, SF-FDA4).
    cooling: {
      start: { C: '57', F: '135' },
      middle: { C: '21', F: '70' },
      end: { C: '5', F: '41' },
      middleMinutes: 120,
      endMinutes: 360,
      endCountsFrom: 'start',
    },
    // FDA Food Code 2022, 3-403.11 (rule SF-FDA10).
    reheating: {
      rows: [{ at: { C: '74', F: '165' }, holdSeconds: 15 }],
      sealedPackRows: [{ at: { C: '57', F: '135' }, holdSeconds: 0 }],
      withinMinutes: 120,
      onlyOnce: false,
      isExcusable: false,
    },
  },
  {
    jurisdiction: 'AUNZ',
    version: '3.2.2',
    holding: {
      // FSANZ Standard 3.2.2 (rule SF-AU1).
      cold: { range: { atMost: { C: '5' } }, isLaw: true },
      hot: { range: { atLeast: { C: '60' } }, isLaw: true },
      // The Standard asks for "frozen" without a number; −18 °C is the house norm (product, E35).
      freezer: { range: { atMost: { C: '-18' } }, isLaw: false },
    },
    cooking: {},
    // FSANZ Standard 3.2.2, clause 7(3) (rule SF-AU2).
    cooling: {
      start: { C: '60' },
      middle: { C: '21' },
      end: { C: '5' },
      middleMinutes: 120,
      endMinutes: 240,
      endCountsFrom: 'middle',
    },
  },
]
