import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { isMember, isModerator } from '../../access/roles/claims.ts'
import { isOwn } from '../../access/roles/own-document.ts'

export const PostKind = z.enum(['joined', 'new menu', 'new job', 'event', 'photo', 'thanks', 'hired'])
export type PostKind = z.infer<typeof PostKind>

/** A few words to those who follow (product, E45). */
export const Post = z.strictObject({
  ...commonFields,
  author: Uid,
  /** In whose name it speaks: the person's own, or a kitchen's whose managers they are. */
  as: z.strictObject({ kind: z.enum(['person', 'kitchen']), id: DocumentId }),
  kind: PostKind,
  /** Empty for a photo alone. */
  text: z.string().max(1000),
  files: z.array(FileId).max(4),
  /** What it is about; absent when it stands for itself. */
  about: z
    .strictObject({ kind: z.enum(['menu', 'job', 'event', 'kitchen', 'person']), id: DocumentId })
    .optional(),
  /** `public` unless the author chooses otherwise. */
  audience: z.enum(['public', 'followers']),
  /** Hidden by a moderator; the author still sees it. */
  isHidden: z.boolean(),
})
export type Post = Readonly<z.infer<typeof Post>>

/** Somebody liked a post (product, E45). The document's id is the person's. */
export const Appreciation = z.strictObject({ ...commonFields, uid: Uid })
export type Appreciation = Readonly<z.infer<typeof Appreciation>>

/** Whether the caller speaks in the name the post gives. */
function speaksFor({ caller, related }: PolicyContext, { as }: Post): boolean {
  if (as.kind === 'person') return as.id === caller.uid
  const { access, state } = related['team'] ?? {}
  return state === 'active' && (access === 'manager' || access === 'owner')
}

/** Whether a post is shown to the caller, as far as it is known; followers need `follow`. */
function isPostShown(context: PolicyContext, known: Partial<Post>): boolean {
  const { caller, related } = context
  if (caller.uid !== null && known.author === caller.uid) return true
  if (isModerator(caller)) return true
  if (known.isHidden !== false) return false
  return known.audience === 'public' || related['follow'] !== undefined
}

function aroundPost(uid: string | null, { as }: Partial<Post>): Readonly<Record<string, string>> {
  if (uid === null || as === undefined) return {}
  return {
    follow: `follows/${uid}_${as.kind}_${as.id}`,
    ...(as.kind === 'kitchen' ? { team: `kitchens/${as.id}/team/${uid}` } : {}),
  }
}

/**
 * Posts, shown newest first. A list is proved by `audience == public` and `isHidden == false`, by `author == caller`, or by
 * the `as` of somebody the caller follows.
 */
export const posts = collection({
  path: 'posts/{postId}',
  mostListed: MOST_PUBLIC,
  schema: Post,
  policy: {
    policyReads: (_params, caller, known) => aroundPost(caller.uid, known),
    read: isPostShown,
    create: (context, after) =>
      isMember(context.caller) &&
      isCreatedByCaller(context, after) &&
      after.author === context.caller.uid &&
      !after.isHidden &&
      speaksFor(context, after),
    change: (context, before, after) => {
      if (!isChangedByCaller(context, before, after)) return false
      const isSpeaker = before.author === context.caller.uid && speaksFor(context, before)
      const own = isSpeaker ? ['text', 'files', 'audience'] : []
      const moderated = isModerator(context.caller) ? ['isHidden'] : []
      const writable = [...own, ...moderated]
      return writable.length > 0 && changesOnly(before, after, writable)
    },
    delete: ({ caller }, before) => caller.uid !== null && before.author === caller.uid,
  },
  indexes: [
    ['author', '-createdAt'],
    ['about.id', '-createdAt'],
    ['audience', 'isHidden', '-createdAt'],
    ['as.kind', 'as.id', 'isHidden', '-createdAt'],
  ],
})

/** What a post is shown by. */
const ShownPost = Post.pick({ author: true, audience: true, isHidden: true })

/** Appreciations below a post; each person gives and takes back the own. */
export const appreciations = collection({
  path: 'posts/{postId}/appreciations/{uid}',
  schema: Appreciation,
  policy: {
    policyReads: ({ postId }): Readonly<Record<string, string>> =>
      postId === undefined ? {} : { post: `posts/${postId}` },
    read: (context) => {
      const { author, audience, isHidden } = context.related['post'] ?? {}
      const shown = ShownPost.safeParse({ author, audience, isHidden })
      return shown.success && isPostShown(context, shown.data)
    },
    create: (context, after) =>
      isMember(context.caller) &&
      isOwn(context) &&
      isCreatedByCaller(context, after) &&
      after.uid === context.caller.uid &&
      context.related['post'] !== undefined,
    change: () => false,
    delete: isOwn,
  },
  indexes: [['uid', '-createdAt']],
  groupIndexes: [['uid', '-createdAt']],
})
