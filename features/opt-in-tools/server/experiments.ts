import { sql, type Selectable } from 'kysely';
import type { ToolExperiments } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Arm } from '../contract/experiment.ts';
import type { Channel } from '../contract/tool-definition.ts';
import { armOfKey, visitorKey } from '../rules/assign-arm.ts';

export type ExperimentRow = Selectable<ToolExperiments>;

/** The experiments of a shop that run, by their tool. */
export async function listRunning(tx: Tx, shopId: number): Promise<Map<string, ExperimentRow>> {
  const rows = await tx
    .selectFrom('tool_experiments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.tool_id, row]));
}

/** Of a tool: the experiment that runs, else the last one that did. */
export async function findExperiment(
  tx: Tx,
  { shopId, toolId }: { shopId: number; toolId: string },
): Promise<ExperimentRow | null> {
  const row = await tx
    .selectFrom('tool_experiments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('tool_id', '=', toolId)
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A visitor came to see a design, or would have. */
export interface Sighting {
  shopId: number;
  experimentId: string;
  holdOutPercent: number;
  visitorId: string;
  saw: 'design' | 'nothing';
  at: Date;
}

/** Notes visitors on their own sides, each once. What a page says of another side than theirs is left out. */
export async function noteVisitors(tx: Tx, sightings: readonly Sighting[]): Promise<void> {
  const seen = sightings.flatMap(({ shopId, experimentId, holdOutPercent, visitorId, saw, at }) => {
    const visitor = visitorKey(experimentId, visitorId);
    const arm: Arm = armOfKey(visitor, holdOutPercent);
    const isTrue = (arm === 'heldOut') === (saw === 'nothing');
    return isTrue ? [{ shop_id: shopId, experiment_id: experimentId, visitor, arm, seen_at: at }] : [];
  });
  if (seen.length === 0) return;
  const inOrder = seen.toSorted((one, other) => one.visitor - other.visitor);
  await tx
    .insertInto('experiment_visitors')
    .values(inOrder)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody of these experiments' visitors signed up on the channel, through whatever tool. */
export async function noteSignUp(
  tx: Tx,
  { shopId, channel, visitorId, at }: { shopId: number; channel: Channel; visitorId: string; at: Date },
): Promise<void> {
  const running = await sql<{ experiment_id: string }>`
    select e.experiment_id from tool_experiments e
    join opt_in_tools t on t.shop_id = e.shop_id and t.tool_id = e.tool_id
    where e.shop_id = ${shopId} and e.ended_at is null and t.channel = ${channel}`.execute(tx);
  for (const { experiment_id: experimentId } of running.rows)
    await markSignedUp(tx, { shopId, experimentId, visitor: visitorKey(experimentId, visitorId), at });
}

/** A visitor signs up once, however often they do. */
export async function markSignedUp(
  tx: Tx,
  { shopId, experimentId, visitor, at }: { shopId: number; experimentId: string; visitor: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('experiment_visitors')
    .set({ opted_in_at: at })
    .where('shop_id', '=', shopId)
    .where('experiment_id', '=', experimentId)
    .where('visitor', '=', visitor)
    .where('opted_in_at', 'is', null)
    .execute();
}
