import type pg from 'pg';
import type { PastPlaces } from './find-places.ts';
import type { Past } from './past.ts';

/** What tools count of themselves, and the dashboards of tools: nothing else is kept of who only looked. */
export async function countSignUps(client: pg.ClientBase, places: PastPlaces, past: Past): Promise<void> {
  const counted = JSON.stringify({
    seen: past.impressions.map((one) => ({
      ...one,
      tool: undefined,
      type: one.tool,
      toolId: places[one.tool],
    })),
    signed: past.signUps.map(({ at, tool }) => ({ at, type: tool, toolId: places[tool] })),
  });
  await client.query(
    `insert into tool_days (shop_id, tool_id, day, impressions, opens, opt_ins)
     select $1, "toolId", day, sum(seen), sum(opt_ins) * 2, sum(opt_ins) from (${DAYS}) d group by 1, 2, 3
     on conflict (shop_id, tool_id, day) do update set impressions = tool_days.impressions + excluded.impressions,
       opens = tool_days.opens + excluded.opens, opt_ins = tool_days.opt_ins + excluded.opt_ins`,
    [places.shopId, counted],
  );
  await client.query(
    `insert into daily_rollups as r (shop_id, day, channel, source_kind, source_type, source_id, impressions, opt_ins)
     select $1, day, 'WA', 'tool', type, "toolId", sum(seen), sum(opt_ins) from (${DAYS}) d group by 1, 2, 5, 6
     on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update
       set impressions = r.impressions + excluded.impressions, opt_ins = r.opt_ins + excluded.opt_ins`,
    [places.shopId, counted],
  );
}

const DAYS = `
  select s.day, s.type, s."toolId", s.count as seen, 0 as opt_ins
  from json_to_recordset($2::json -> 'seen') as s(day date, type text, "toolId" uuid, count int)
  union all
  select shop_day(shops, g.at), g.type, g."toolId", 0, 1
  from json_to_recordset($2::json -> 'signed') as g(at timestamptz, type text, "toolId" uuid)
  join shops on shops.shop_id = $1`;
