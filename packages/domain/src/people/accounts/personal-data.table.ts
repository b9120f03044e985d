/** What becomes of a document when the person it names has gone. */
export type Afterwards =
  /** It goes too, with everything below it. */
  | 'goes'
  /** It stays as a record of the kitchen, without the name, as of one who has left. */
  | 'leaves'
  /** It stays without the name. */
  | 'loses the name'
  /** It stays as a record of both sides; the uid in it leads nowhere any more. */
  | 'stays'
  /** An advert that nobody answers for ends. */
  | 'closes'

/** Documents elsewhere that name a person, or a kitchen. */
export interface NamedIn {
  /** Pattern of its path. */
  readonly path: string
  /** The field that holds the uid, or the kitchen's id. */
  readonly field: string
  readonly afterwards: Afterwards
}

/** Collections in which a person's document has the uid as its id; it and everything below it is the person's own. */
export const ownCollections: readonly string[] = [
  'brigade-users',
  'brigade-user-profiles',
  'professionals',
  'professional-profiles',
  'chefs',
  'chef-profiles',
  'recruiters',
  'recruiter-profiles',
  'suppliers',
  'supplier-profiles',
  'subscriptions',
  'plan-requests',
  'reach-counts',
]

/**
 * Every other collection that names a person (product, E52): what an export holds beside the own documents, and what an
 * erasure does to it. Records of work, pay and safety stay, for the law and the other side rest on them.
 */
export const namedIn: readonly NamedIn[] = [
  { path: 'handles/{handle}', field: 'targetId', afterwards: 'goes' },
  { path: 'follows/{followId}', field: 'follower', afterwards: 'goes' },
  { path: 'follows/{followId}', field: 'target', afterwards: 'goes' },
  { path: 'posts/{postId}', field: 'author', afterwards: 'goes' },
  { path: 'posts/{postId}/appreciations/{uid}', field: 'uid', afterwards: 'goes' },
  { path: 'events/{eventId}', field: 'createdBy', afterwards: 'goes' },
  { path: 'events/{eventId}/replies/{uid}', field: 'uid', afterwards: 'goes' },
  { path: 'recipes/{recipeId}', field: 'ownerId', afterwards: 'goes' },
  { path: 'recipes-public/{recipeId}', field: 'ownerId', afterwards: 'goes' },
  { path: 'files/{fileId}', field: 'owner.id', afterwards: 'goes' },
  { path: 'push-subscriptions/{subscriptionId}', field: 'uid', afterwards: 'goes' },
  { path: 'notice-deliveries/{notificationId}', field: 'uid', afterwards: 'goes' },
  { path: 'usage/{usageId}', field: 'uid', afterwards: 'goes' },
  { path: 'suppliers/{supplierId}/staff/{uid}', field: 'uid', afterwards: 'goes' },
  { path: 'kitchens/{kitchenId}/join-requests/{uid}', field: 'uid', afterwards: 'goes' },
  { path: 'kitchens/{kitchenId}/invitations/{invitationId}', field: 'toUid', afterwards: 'goes' },
  { path: 'kitchens/{kitchenId}/pins/{uid}', field: 'uid', afterwards: 'goes' },
  { path: 'kitchens/{kitchenId}/devices/{deviceId}/pin-tries/{uid}', field: 'uid', afterwards: 'goes' },
  { path: 'kitchens/{kitchenId}/time-off/{timeOffId}', field: 'uid', afterwards: 'goes' },
  { path: 'applications/{applicationId}', field: 'professional', afterwards: 'goes' },
  { path: 'talent-pools/{poolId}', field: 'owner', afterwards: 'goes' },
  { path: 'talent-pools/{poolId}/people/{uid}', field: 'uid', afterwards: 'goes' },
  { path: 'kitchens/{kitchenId}/team/{uid}', field: 'uid', afterwards: 'leaves' },
  { path: 'jobs/{jobId}', field: 'recruiter', afterwards: 'closes' },
  { path: 'jobs/{jobId}/hiring-team/{uid}', field: 'uid', afterwards: 'loses the name' },
  { path: 'kitchens/{kitchenId}/shifts/{shiftId}', field: 'uid', afterwards: 'stays' },
  { path: 'bookings/{bookingId}', field: 'uid', afterwards: 'stays' },
  { path: 'conversations/{conversationId}', field: 'askedBy', afterwards: 'stays' },
  { path: 'conversations/{conversationId}/messages/{messageId}', field: 'by', afterwards: 'stays' },
  { path: 'reviews/{reviewId}', field: 'from', afterwards: 'stays' },
  { path: 'reviews/{reviewId}', field: 'about', afterwards: 'stays' },
  { path: 'reports/{reportId}', field: 'by', afterwards: 'stays' },
  { path: 'audit/{entryId}', field: 'by', afterwards: 'stays' },
  { path: 'ingredients/{ingredientId}/proposals/{proposalId}', field: 'createdBy', afterwards: 'stays' },
  { path: 'data-requests/{requestId}', field: 'uid', afterwards: 'stays' },
]

/** What names a person by the e-mail address, once it is known to be theirs. */
export const namedByEmail: NamedIn = {
  path: 'kitchens/{kitchenId}/invitations/{invitationId}',
  field: 'toEmail',
  afterwards: 'goes',
}

/**
 * Collections that belong to a kitchen: they come with it to its owner, and go with it when nobody else works there, but
 * for what is a record of both sides. What lies below `kitchens/{kitchenId}` needs no entry.
 */
export const ofKitchen: readonly NamedIn[] = [
  { path: 'recipes/{recipeId}', field: 'ownerId', afterwards: 'goes' },
  { path: 'recipes-public/{recipeId}', field: 'ownerId', afterwards: 'goes' },
  { path: 'menus-public/{menuId}', field: 'kitchenId', afterwards: 'goes' },
  { path: 'orders/{orderId}', field: 'kitchenId', afterwards: 'stays' },
  { path: 'order-mails/{mailId}', field: 'kitchenId', afterwards: 'goes' },
  { path: 'files/{fileId}', field: 'owner.id', afterwards: 'goes' },
  { path: 'handles/{handle}', field: 'targetId', afterwards: 'goes' },
]

/** Where kitchens that stay name a recipe that goes, and how they read without it. */
export const namingRecipe = [
  {
    path: 'kitchens/{kitchenId}/menus/{menuId}/items/{itemId}',
    field: 'recipeId',
    without: { recipeId: undefined },
  },
  {
    path: 'kitchens/{kitchenId}/ingredients/{lineId}',
    field: 'recipeId',
    without: { recipeId: undefined, isPrepared: false },
  },
] as const

/** Collections that name nobody whose they are: the shared catalogue, marks that both sides gave, what the server notes. */
export const ofNobody: readonly string[] = [
  'ingredients/{ingredientId}',
  'marks/{markId}',
  'seeds/{seedId}',
  'push-keys/{keyId}',
]

/** What a kitchen reads where a name was (journey J50). */
export const FORMER_MEMBER = 'Former member'
