import { isFeatureOpen } from '#features/foundations/plans/server/index.ts';
import { templateCopies } from '#features/foundations/templates/server/wiring.ts';
import { segmentCopies } from '#features/product/audiences/server/wiring.ts';
import { campaignCopies } from '#features/product/automations/server/wiring.ts';
import { toolCopies } from '#features/product/opt-in-tools/server/wiring.ts';
import type { CopyKind } from '#platform/copies/copy-kind.ts';

/** What can be copied to another store of the same person, in the order in which people see it. */
export const COPY_KINDS: readonly CopyKind[] = [
  campaignCopies,
  templateCopies((tx, shopId) => isFeatureOpen(tx, shopId, 'templates')),
  segmentCopies,
  toolCopies,
];
