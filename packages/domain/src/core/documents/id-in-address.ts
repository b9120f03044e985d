/** Letters, digits, dashes and underscores; not the reserved `__id__`. */
const ID = /^(?!__.*__$)[\w-]{1,128}$/u

/** Whether a part of an address may be an id, handle or token as browser and server make them: nothing else names anything. */
export function isIdInAddress(text: string): boolean {
  return ID.test(text)
}
