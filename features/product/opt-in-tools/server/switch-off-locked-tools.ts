import '#features/foundations/plans/contract/plan-events.ts';
import { readOpenFeatures } from '#features/foundations/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import type { ToolList } from '../contract/tool-definition.ts';
import { TOOLS } from '../tool-list.ts';

/** Switches off the tools that a shop's new plan does not have. "Needs attention" lists them. */
export async function switchOffLockedTools(
  tx: Tx,
  { shopId }: DomainEvents['planChanged'],
  { clock }: Pick<Context, 'clock'>,
  definitions: ToolList = TOOLS,
): Promise<void> {
  const isOpen = await readOpenFeatures(tx, shopId);
  for (const { type, channels } of definitions) {
    const locked = (['WA', 'FB'] as const).filter((channel) => {
      const flag = channels[channel]?.planFlag;
      return flag !== undefined && !isOpen(flag);
    });
    if (locked.length === 0) continue;
    await tx
      .updateTable('opt_in_tools')
      .set({ is_active: false, switched_on_at: null, locked_at: clock.now() })
      .where('shop_id', '=', shopId)
      .where('type', '=', type)
      .where('channel', 'in', locked)
      .where('is_active', '=', true)
      .execute();
  }
}
