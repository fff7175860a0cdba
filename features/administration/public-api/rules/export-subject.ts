import type { ExportKindName } from '#features/administration/exports/contract/export-kinds.ts';

/** The field that a kind of export needs. All others are about the whole shop. */
const SUBJECTS: Partial<Record<ExportKindName, 'campaign' | 'broadcastId'>> = {
  deliveryReport: 'campaign',
  broadcastReport: 'broadcastId',
};

/** Returns the field that is missing or does not belong to this kind of export, or null. */
export function misfitOf({
  kind,
  ...given
}: {
  kind: ExportKindName;
  campaign: string | undefined;
  broadcastId: string | undefined;
}): 'campaign' | 'broadcastId' | null {
  const fields = ['campaign', 'broadcastId'] as const;
  return fields.find((field) => (given[field] !== undefined) !== (SUBJECTS[kind] === field)) ?? null;
}
