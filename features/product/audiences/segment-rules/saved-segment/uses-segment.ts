import type { AudienceCondition } from '../../contract/audience-condition.ts';
import { savedSegment } from './definition.ts';

/** Whether a condition names a saved segment itself. */
export function usesSegment({ rules }: AudienceCondition, segmentId: string): boolean {
  return rules.some(
    ({ segmentType, conditions }) =>
      segmentType === savedSegment.type && conditions?.[0]?.segmentId === segmentId,
  );
}

/** The condition of whoever is in a saved segment. */
export function conditionOfSegment(segmentId: string): AudienceCondition {
  return { rules: [{ segmentType: savedSegment.type, conditions: [{ segmentId }] }] };
}
