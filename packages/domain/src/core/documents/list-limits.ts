/** How many documents that everybody may read one query gives: some pages of a list, and not the whole site. */
export const MOST_PUBLIC = 500
