import { sql, type Selectable } from 'kysely';
import type { ToolExperiments } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Arm } from '../../contract/experiment.ts';
import type { Channel } from '../../contract/tool-definition.ts';
import { armOfKey, visitorKey } from '../../rules/assign-arm.ts';

export type ExperimentRow = Selectable<ToolExperiments>;

/** Returns the running experiments of a shop by tool. */
export async function listRunning(tx: Tx, shopId: number): Promise<Map<string, ExperimentRow>> {
  const rows = await tx
    .selectFrom('tool_experiments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.tool_id, row]));
}

/** Returns a tool's running experiment, otherwise the last one. */
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

/** A visitor who saw a design, or would have seen it. */
export interface Sighting {
  shopId: number;
  experimentId: string;
  holdOutPercent: number;
  visitorId: string;
  saw: 'design' | 'nothing';
  at: Date;
}

/** Records visitors on their sides, each once. Claims about another side are ignored. */
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

/** A person who signed up through any tool, and may be a visitor of an experiment on the channel. */
interface SignUp {
  shopId: number;
  visitorId: string;
  at: Date;
}

/** Records sign-ups in the experiments of their shops. */
export async function noteSignUps(tx: Tx, channel: Channel, signUps: readonly SignUp[]): Promise<void> {
  if (signUps.length === 0) return;
  const shopIds = [...new Set(signUps.map(({ shopId }) => shopId))];
  const running = await sql<{ shopId: number; experimentId: string }>`
    select e.shop_id as "shopId", e.experiment_id as "experimentId" from tool_experiments e
    join opt_in_tools t on t.shop_id = e.shop_id and t.tool_id = e.tool_id
    where e.shop_id = any(${shopIds}::bigint[]) and e.ended_at is null and t.channel = ${channel}`.execute(
    tx,
  );
  const ofShop = Map.groupBy(running.rows, ({ shopId }) => shopId);
  const marks = signUps.flatMap(({ shopId, visitorId, at }) =>
    (ofShop.get(shopId) ?? []).map(({ experimentId }) => {
      return { shopId, experimentId, visitor: visitorKey(experimentId, visitorId), at };
    }),
  );
  await markSignedUp(tx, marks);
}

/** Records a visitor's sign-up, which counts once. */
export async function markSignedUp(
  tx: Tx,
  marks: readonly { shopId: number; experimentId: string; visitor: number; at: Date }[],
): Promise<void> {
  if (marks.length === 0) return;
  await sql`
    with signed as (
      select v.shop_id, v.experiment_id, v.visitor, m.at
      from unnest(${marks.map(({ shopId }) => shopId)}::bigint[],
        ${marks.map(({ experimentId }) => experimentId)}::uuid[], ${marks.map(({ visitor }) => visitor)}::bigint[],
        ${marks.map(({ at }) => at)}::timestamptz[]) as m (shop_id, experiment_id, visitor, at)
      join experiment_visitors v using (shop_id, experiment_id, visitor)
      where v.opted_in_at is null
      -- A fixed order, so that two statements that mark the same visitors do not deadlock.
      order by v.shop_id, v.experiment_id, v.visitor for update of v
    )
    update experiment_visitors v set opted_in_at = s.at from signed s
    where v.shop_id = s.shop_id and v.experiment_id = s.experiment_id and v.visitor = s.visitor`.execute(tx);
}

/** Records a sign-up of which only the design is known: the latest visitor who has not signed up counts. */
export async function markOneOfArm(
  tx: Tx,
  { shopId, experimentId, arm, at }: { shopId: number; experimentId: string; arm: 'A' | 'B'; at: Date },
): Promise<void> {
  await sql`
    with last as materialized (
      select visitor from experiment_visitors
      where shop_id = ${shopId} and experiment_id = ${experimentId} and arm = ${arm} and opted_in_at is null
      order by seen_at desc limit 1 for update skip locked
    )
    update experiment_visitors v set opted_in_at = ${at} from last
    where v.shop_id = ${shopId} and v.experiment_id = ${experimentId} and v.visitor = last.visitor`.execute(
    tx,
  );
}
