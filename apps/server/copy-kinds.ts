import { registerCopyRoutes } from '#features/administration/copies/server/wiring.ts';
import { isFeatureOpen } from '#features/foundations/plans/server/index.ts';
import { templateCopies } from '#features/foundations/templates/server/wiring.ts';
import { segmentCopies } from '#features/product/audiences/server/wiring.ts';
import { campaignCopies } from '#features/product/automations/server/wiring.ts';
import { toolCopies } from '#features/product/opt-in-tools/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import type { CopyKind } from '#platform/copies/copy-kind.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { openStorage } from '#platform/storage/storage.ts';

/** What can be copied to another store of the same person, in the order in which people see it. */
const COPY_KINDS: readonly CopyKind[] = [
  campaignCopies,
  templateCopies((tx, shopId) => isFeatureOpen(tx, shopId, 'templates')),
  segmentCopies,
  toolCopies,
];

/** Registers the calls that copy these things. */
export function registerCopies(bind: CallBinder, ctx: Context): void {
  registerCopyRoutes(bind, ctx, { kinds: COPY_KINDS, storage: openStorage(ctx.settings) });
}
