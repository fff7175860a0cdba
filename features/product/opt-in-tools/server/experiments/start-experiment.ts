import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { startExperiment } from '../../contract/experiment-calls.ts';
import type { ToolDefinition, ToolSettings } from '../../contract/tool-definition.ts';
import { otherDesign } from '../../rules/other-design.ts';
import { toolFaults } from '../../rules/tool-faults.ts';
import type { ToolFamily } from '../tool-family.ts';
import { findTool } from '../tool-queries.ts';
import { findExperiment } from './experiments.ts';

type Begin = BodyOf<typeof startExperiment>;

/** Starts a comparison of a tool's design with another one. The tool cannot be changed until it ends. */
export function startExperimentOf(
  ctx: Context,
  { definitions, read }: ToolFamily,
  shopId: number,
  { id: toolId, states, holdOutPercent = 0 }: Begin,
): Promise<{ experimentId: string }> {
  return inShop(ctx.db, shopId, async (tx) => {
    await lockTool(tx, shopId, toolId);
    const found = await findTool(tx, definitions, { shopId, toolId });
    const settings = found && read(found.row, await getShop(tx, shopId));
    if (!found || !settings) throw new AppError('NOT_FOUND', { field: 'id' });
    const last = await findExperiment(tx, { shopId, toolId });
    if (last !== null && last.ended_at === null) throw new AppError('EXPERIMENT_RUNNING', { field: 'id' });
    const other = readOther(found.definition, settings, states);
    const [fault] = toolFaults(found.row.channel, other);
    if (fault) throw new AppError(fault.code, { field: fault.field });
    const experimentId = timeOrderedId(ctx.clock.now());
    await tx
      .insertInto('tool_experiments')
      .values({
        shop_id: shopId,
        experiment_id: experimentId,
        tool_id: toolId,
        settings: JSON.stringify(other),
        hold_out_percent: holdOutPercent,
        began_at: ctx.clock.now(),
      })
      .execute();
    // A merchant who saves at this moment sees that the tool has changed.
    await sql`update opt_in_tools set revision = revision + 1 where shop_id = ${shopId} and tool_id = ${toolId}`.execute(
      tx,
    );
    return { experimentId };
  });
}

async function lockTool(tx: Tx, shopId: number, toolId: string): Promise<void> {
  await sql`select from opt_in_tools where shop_id = ${shopId} and tool_id::text = ${toolId} for update`.execute(
    tx,
  );
}

function readOther(
  definition: ToolDefinition,
  settings: ToolSettings,
  states: Begin['states'],
): ToolSettings {
  const wanted = otherDesign(settings, states);
  if (wanted === null) throw new AppError('MALFORMED_REQUEST', { field: 'states.backgroundStyle' });
  const other = definition.settings.safeParse(wanted);
  if (!other.success)
    throw new AppError('MALFORMED_REQUEST', { field: other.error.issues[0]?.path.join('.') ?? 'states' });
  if (isDeepStrictEqual(definition.shown.parse(settings), definition.shown.parse(other.data)))
    throw new AppError('EXPERIMENT_SAME_DESIGN', { field: 'states' });
  return other.data;
}
