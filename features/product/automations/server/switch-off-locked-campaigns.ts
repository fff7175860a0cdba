import '#features/foundations/plans/contract/plan-events.ts';
import { readOpenFeatures } from '#features/foundations/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { CAMPAIGNS } from '../campaign-list.ts';

/** Switches off the campaigns that a shop's new plan does not have. "Needs attention" lists them. */
export async function switchOffLockedCampaigns(
  tx: Tx,
  { shopId }: DomainEvents['planChanged'],
  { clock }: Pick<Context, 'clock'>,
): Promise<void> {
  const isOpen = await readOpenFeatures(tx, shopId);
  const now = clock.now();
  for (const { type, channels } of CAMPAIGNS) {
    const locked = (['WA', 'FB'] as const).filter((channel) => {
      const side = channels[channel];
      return side?.hasSwitch === true && !isOpen(side.planFlag);
    });
    if (locked.length === 0) continue;
    await tx
      .updateTable('campaigns')
      .set({ is_on: false, changed_at: now, locked_at: now })
      .where('shop_id', '=', shopId)
      .where('type', '=', type)
      .where('channel', 'in', locked)
      .where('is_on', '=', true)
      .execute();
  }
}
