import type { FilePolicyContext, FileRules } from '../../src/files/file-rules.ts'

/** Members of a home, as its document lists them. */
function isMember({ caller, owner }: FilePolicyContext): boolean {
  const members = owner?.['members']
  return caller.uid !== null && Array.isArray(members) && members.includes(caller.uid)
}

/** Members do everything, an admin of the house may too, and a public home is read by everybody. */
const policy: FileRules['policy'] = {
  policyReads: (_params, _caller, owner): Readonly<Record<string, string>> =>
    typeof owner['house'] === 'string' ? { house: `houses/${owner['house']}` } : {},
  read: (context) => isMember(context) || context.owner?.['isPublic'] === true,
  link: (_context, file) => file.customMetadata['hidden'] !== 'yes',
  list: isMember,
  create: isMember,
  change: (context, before, after) =>
    isMember(context) &&
    before.customMetadata['locked'] !== 'yes' &&
    after.customMetadata['bad'] === undefined,
  delete: (context) => isMember(context) || context.related['house']?.['admin'] === context.caller.uid,
}

export const PAPERS_QUOTA = 100_000

/** Pictures that anybody with their address sees, papers that only members do, and deeds that are never replaced. */
export const homeRules: readonly FileRules[] = [
  {
    path: 'homes/{homeId}/photos/{fileId}',
    owner: 'homes/{homeId}',
    policy,
    contentTypes: {
      'image/jpeg': 2_000_000,
      'image/png': 2_000_000,
      'image/webp': 2_000_000,
      'image/avif': 2_000_000,
      'image/heic': 2_000_000,
    },
    pictures: { widths: [160, 480], longestSide: 1000 },
    links: 'lasting',
  },
  {
    path: 'homes/{homeId}/papers/{fileId}',
    owner: 'homes/{homeId}',
    policy,
    contentTypes: { 'application/pdf': 50_000, 'text/plain': 60_000 },
    quotaBytes: PAPERS_QUOTA,
    links: 'passing',
  },
  {
    path: 'homes/{homeId}/deeds/{fileId}',
    owner: 'homes/{homeId}',
    policy: { ...policy, change: () => false },
    contentTypes: { 'text/plain': 1000 },
    links: 'passing',
  },
]
