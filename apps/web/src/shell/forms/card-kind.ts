/** The lists of people and companies, by the first part of their addresses. */
export type CardKind = 'brigade-users' | 'professionals' | 'chefs' | 'recruiters' | 'suppliers'

/** Everything that public lists of cards hold. */
export type ListKind = CardKind | 'kitchens'
