import { sql, type RawBuilder } from 'kysely';
import { addToRollups } from '#features/product/analytics/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { addToToolDays } from './tool-days.ts';

/** The differences between the stored figures of a shop's tools and the recount, as sentences. */
export interface RecountedToolDays {
  /** Against the consent ledger: the days of tools and dashboards. */
  optIns: string[];
  /** Between the two places that store them. Impressions have no rows to count. */
  impressions: string[];
}

/** Counts the opt-ins of a shop's tools from its ledger, repairs the stored figures, and returns the differences. */
export async function recountToolDays(tx: Tx, shopId: number): Promise<RecountedToolDays> {
  return {
    optIns: [...(await mendRollups(tx, shopId)), ...(await mendToolDays(tx, shopId))],
    impressions: await compareImpressions(tx, shopId),
  };
}

/**
 * A consent counts if the person had none before. Older entries do not say so and are compared with the same person's
 * earlier entries.
 */
function optInsOfLedger(shopId: number): RawBuilder<unknown> {
  return sql`
    select shop_day(s, e.recorded_at) as day, coalesce(p.channel, t.channel) as channel, e.origin, e.tool_id,
      count(*)::integer as counted
    from (
      select *, coalesce(is_first, lag(kind) over (partition by subscriber_id order by recorded_at, entry_id)
        is distinct from 'granted') as is_counted
      from consent_ledger where shop_id = ${shopId}
    ) e
    join shops s on s.shop_id = e.shop_id
    join opt_in_tools t on t.shop_id = e.shop_id and t.tool_id = e.tool_id
    left join subscribers p on p.shop_id = e.shop_id and p.subscriber_id = e.subscriber_id
    where e.kind = 'granted' and e.is_counted group by 1, 2, 3, 4`;
}

interface Different {
  day: string;
  toolId: string;
  kept: number;
  counted: number;
}

async function mendRollups(tx: Tx, shopId: number): Promise<string[]> {
  const { rows } = await sql<Different & { channel: Channel; origin: string }>`
    select day::text as day, channel, origin, tool_id as "toolId", coalesce(kept, 0) as kept,
      coalesce(counted, 0) as counted
    from (
      select day, channel, source_type as origin, source_id as tool_id, opt_ins::integer as kept
      from daily_rollups where shop_id = ${shopId} and source_kind = 'tool'
    ) r
    full join (${optInsOfLedger(shopId)}) n using (day, channel, origin, tool_id)
    where coalesce(kept, 0) <> coalesce(counted, 0) order by 1, 2, 3, 4`.execute(tx);
  await addToRollups(
    tx,
    rows.map(({ day, channel, origin, toolId, kept, counted }) => {
      const source = { kind: 'tool', type: origin, id: toolId } as const;
      return { shopId, day, channel, source, counts: { opt_ins: counted - kept } };
    }),
  );
  return rows.map((row) => describe(`${row.day} ${row.channel} ${row.origin} ${row.toolId}`, row));
}

async function mendToolDays(tx: Tx, shopId: number): Promise<string[]> {
  const { rows } = await sql<Different>`
    select day::text as day, tool_id as "toolId", coalesce(kept, 0) as kept, coalesce(counted, 0) as counted
    from (select day, tool_id, opt_ins::integer as kept from tool_days where shop_id = ${shopId}) t
    full join (
      select day, tool_id, sum(counted)::integer as counted from (${optInsOfLedger(shopId)}) l group by 1, 2
    ) n using (day, tool_id)
    where coalesce(kept, 0) <> coalesce(counted, 0) order by 1, 2`.execute(tx);
  await addToToolDays(
    tx,
    rows.map(({ day, toolId, kept, counted }) => ({
      shopId,
      toolId,
      day,
      counts: { optIns: counted - kept },
    })),
  );
  return rows.map((row) => describe(`${row.day} ${row.toolId}`, row));
}

function describe(key: string, { kept, counted }: Different): string {
  return `${key}: opt_ins ${kept} kept, ${counted} counted`;
}

async function compareImpressions(tx: Tx, shopId: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', day, tool_id, t.impressions, 'and', r.impressions, 'impressions') as line
    from (select day, tool_id, impressions from tool_days where shop_id = ${shopId}) t
    full join (
      select day, source_id as tool_id, sum(impressions) as impressions from daily_rollups
      where shop_id = ${shopId} and source_kind = 'tool' group by 1, 2
    ) r using (day, tool_id)
    where coalesce(t.impressions, 0) <> coalesce(r.impressions, 0)
    order by 1`.execute(tx);
  return rows.map(({ line }) => line);
}
