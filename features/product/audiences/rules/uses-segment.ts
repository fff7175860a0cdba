import type { AudienceCondition } from '../contract/audience-condition.ts';

/** Whether a condition names a saved segment itself. */
export function usesSegment({ rules }: AudienceCondition, segmentId: string): boolean {
  return rules.some(
    ({ segmentType, conditions }) =>
      segmentType === 'savedSegment' && conditions?.[0]?.segmentId === segmentId,
  );
}
