import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import type { endExperiment } from '../../contract/experiment-calls.ts';
import type { ToolFamily } from '../tool-family.ts';
import { findTool } from '../tool-queries.ts';

/** Ends a comparison. From then on everybody sees the design that is kept. */
export function endExperimentOf(
  ctx: Context,
  { definitions }: ToolFamily,
  shopId: number,
  { id: toolId, keep }: BodyOf<typeof endExperiment>,
): Promise<ResponseOf<typeof endExperiment>> {
  return inShop(ctx.db, shopId, async (tx) => {
    if (!(await findTool(tx, definitions, { shopId, toolId })))
      throw new AppError('NOT_FOUND', { field: 'id' });
    if (!(await stopExperiment(ctx, tx, { shopId, toolId, keep })))
      throw new AppError('EXPERIMENT_NOT_RUNNING', { field: 'id' });
    const { rows } = await sql<{ revision: number }>`
      update opt_in_tools t set revision = t.revision + 1,
        settings = case when ${keep} = 'B' then e.settings else t.settings end
      from (select settings from tool_experiments
        where shop_id = ${shopId} and tool_id = ${toolId} order by began_at desc limit 1) e
      where t.shop_id = ${shopId} and t.tool_id = ${toolId}
      returning t.revision`.execute(tx);
    return { id: toolId, revision: rows[0]?.revision ?? 0 };
  });
}

/** Ends a tool's running experiment, and returns whether there was one. */
export async function stopExperiment(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, toolId, keep }: { shopId: number; toolId: string; keep: 'A' | 'B' },
): Promise<boolean> {
  const ended = await tx
    .updateTable('tool_experiments')
    .set({ ended_at: clock.now(), kept: keep })
    .where('shop_id', '=', shopId)
    .where('tool_id', '=', toolId)
    .where('ended_at', 'is', null)
    .returning('experiment_id')
    .executeTakeFirst();
  return ended !== undefined;
}
