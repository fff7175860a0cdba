import type pg from 'pg';
import type { PastPlaces } from './find-places.ts';
import type { Past } from './past.ts';

/** How often tools were seen and opened: nothing else is kept of who only looked. Sign-ups are counted from the ledger. */
export async function countShown(client: pg.ClientBase, places: PastPlaces, past: Past): Promise<void> {
  const signUps = Map.groupBy(past.signUps, ({ at, channel, tool }) =>
    [at.slice(0, 10), channel, tool].join(' '),
  );
  const shown = JSON.stringify(
    past.impressions.map((one) => ({
      day: one.day,
      channel: one.channel,
      type: one.tool,
      toolId: places.toolOf(one),
      count: one.count,
      opens: 2 * (signUps.get([one.day, one.channel, one.tool].join(' '))?.length ?? 0),
    })),
  );
  await client.query(
    `insert into tool_days (shop_id, tool_id, day, impressions, opens)
     select $1::bigint, "toolId", day, sum(count), sum(opens) from (${SHOWN}) d group by 1, 2, 3
     on conflict (shop_id, tool_id, day) do update set impressions = tool_days.impressions + excluded.impressions,
       opens = tool_days.opens + excluded.opens`,
    [places.shopId, shown],
  );
  await client.query(
    `insert into daily_rollups as r (shop_id, day, channel, source_kind, source_type, source_id, impressions)
     select $1::bigint, day, channel, 'tool', type, "toolId", sum(count) from (${SHOWN}) d group by 1, 2, 3, 4, 5, 6
     on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update
       set impressions = r.impressions + excluded.impressions`,
    [places.shopId, shown],
  );
}

const SHOWN = `
  select * from json_to_recordset($2::json)
    as s(day date, channel text, type text, "toolId" uuid, count int, opens int)`;
