import type { DocumentData } from '@brigade/contract/document.ts'

const start = { seconds: 1_780_000_000, nanoseconds: 0 }
const end = { seconds: 1_780_014_400, nanoseconds: 0 }

/** What a sample needs beside its parts: rules between fields, and whose it is. */
export const moreContent: Readonly<Record<string, DocumentData>> = {
  'events/{eventId}': { startsAt: start, endsAt: end },
  'kitchens/{kitchenId}/pins/{uid}': { salt: 'a'.repeat(32), hash: 'a'.repeat(64) },
  'jobs/{jobId}/day-codes/{day}': { in: '1234', out: '5678' },
  'kitchens/{kitchenId}/shifts/{shiftId}': { startsAt: start, endsAt: end },
  'jobs/{jobId}/shifts/{shiftId}': { startsAt: start, endsAt: end },
  'applications/{applicationId}/trials/{trialId}': { startsAt: start, endsAt: end },
  'kitchens/{kitchenId}/waste/{wasteId}': { lineId: 'x1' },
  'kitchens/{kitchenId}/safety-schedules/{scheduleId}': { times: ['10:30'] },
  'kitchens/{kitchenId}/corrective-actions/{actionId}': { recordId: 'x1' },
  'kitchens/{kitchenId}/safety-records/{recordId}': { verdict: 'pass' },
  'kitchens/{kitchenId}/supplier-links/{linkId}': { supplierId: 's1' },
  'kitchens/{kitchenId}': { owner: 'owner', isListed: true, state: 'active', isGuestKitchen: false },
  'brigade-users/{uid}': { handle: 'x1x', isGuest: false, standing: 'active', isVerified: false },
  'professionals/{uid}': { isListed: true, audience: 'public' },
  'chefs/{uid}': { isListed: true },
  'professional-profiles/{uid}/certificates/{certificateId}': { isShown: true },
  'recipes-public/{recipeId}': { visibility: 'public' },
  'talent-pools/{poolId}': { owner: 'rui', readers: ['rui'], sharedWith: [] },
  'handles/{handle}': { kind: 'person', targetId: 'sam' },
  'jobs/{jobId}': { state: 'open', type: 'permanent', recruiter: 'rui', kitchenId: 'k1' },
}
