import type { AudienceCondition } from '../contract/audience-condition.ts';

/** Whether a condition names an import itself. */
export function usesImport({ rules }: AudienceCondition, importId: string): boolean {
  return rules.some(
    ({ segmentType, conditions }) =>
      segmentType === 'importedOrders' && conditions?.[0]?.importId === importId,
  );
}
