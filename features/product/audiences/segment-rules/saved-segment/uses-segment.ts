import type { AudienceCondition } from '../../contract/audience-condition.ts';
import { savedSegment } from './definition.ts';

/** Whether a condition directly uses a saved segment. */
export function usesSegment({ rules }: AudienceCondition, segmentId: string): boolean {
  return rules.some(
    ({ segmentType, conditions }) =>
      segmentType === savedSegment.type && conditions?.[0]?.segmentId === segmentId,
  );
}

/** Returns the condition for the people of a saved segment. */
export function conditionOfSegment(segmentId: string): AudienceCondition {
  return { rules: [{ segmentType: savedSegment.type, conditions: [{ segmentId }] }] };
}
