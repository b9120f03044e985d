/** What is kept for a time, and how long: days, or months where the calendar counts. Source: product definition. */
export const retentionTimes = {
  /** Section 1: documents of a kitchen in the bin. */
  'binned document': { days: 30 },
  /** E03: an old handle leads to the new one. */
  'old handle': { days: 90 },
  /** E10, rule GG5: a mark is shown to others. */
  'shown mark': { days: 90 },
  /** E01: a moderator's decision can be appealed. */
  'appeal of standing': { days: 30 },
  /** E37, E10: a mark can be appealed. */
  'appeal of mark': { days: 7 },
  /** E40, rule AP6: an answer to whether applicant data may stay. */
  'retention question': { days: 30 },
  /** E41: two people made one can be parted again. */
  'undo of merge': { days: 30 },
  /** E44: a notice. */
  notification: { days: 90 },
  /** E46: a file after its owner has gone. */
  'orphaned file': { days: 30 },
  /** E52: the link to an export. */
  'export link': { days: 7 },
  /** E52: an erasure can be cancelled. */
  'erase request': { days: 7 },
  /** Section 7: a guest who is not seen any more. */
  guest: { days: 90 },
  /** E39: an expired job can be renewed. */
  'expired job': { days: 30 },
  /** E11: an archived kitchen that is to be deleted. */
  'deleting kitchen': { days: 30 },
  /** `approachPerson`: nobody asks again. */
  'do not ask': { days: 180 },
} as const satisfies Readonly<Record<string, { readonly days: number }>>
