/** One thing of a list: how it is called and where its page is. */
interface Listed {
  readonly name: string
  readonly url: string
}

/** A page of a list as search engines read it [schema.org ItemList]; `total` counts what is on other pages too. */
export function itemList(total: number, listed: readonly Listed[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: listed.map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
  }
}
