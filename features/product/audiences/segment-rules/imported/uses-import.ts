import type { AudienceCondition } from '../../contract/audience-condition.ts';
import { imported } from './definition.ts';

/** Whether a condition directly uses an import. */
export function usesImport({ rules }: AudienceCondition, importId: string): boolean {
  return rules.some(
    ({ segmentType, conditions }) => segmentType === imported.type && conditions?.[0]?.importId === importId,
  );
}
