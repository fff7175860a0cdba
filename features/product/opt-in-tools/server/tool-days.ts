import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

export interface ToolCounts {
  impressions: number;
  opens: number;
  dismissals: number;
  optIns: number;
  /** Shoppers who were asked to confirm by their own message, because too many opted in at the same time. */
  toConfirm: number;
}

/** An addition to a tool's figures on a day of its shop. */
export interface ToolDay {
  shopId: number;
  toolId: string;
  day: string;
  counts: Partial<ToolCounts>;
}

/** Adds to tools' figures. Each tool and day occurs once. */
export async function addToToolDays(tx: Tx, days: readonly ToolDay[]): Promise<void> {
  if (days.length === 0) return;
  const of = (name: keyof ToolCounts) => sql`${days.map(({ counts }) => counts[name] ?? 0)}::bigint[]`;
  await sql`
    insert into tool_days (shop_id, tool_id, day, impressions, opens, dismissals, opt_ins, to_confirm)
    select * from unnest(${days.map(({ shopId }) => shopId)}::bigint[], ${days.map(({ toolId }) => toolId)}::uuid[],
      ${days.map(({ day }) => day)}::date[], ${of('impressions')}, ${of('opens')}, ${of('dismissals')},
      ${of('optIns')}, ${of('toConfirm')})
    as n (shop_id, tool_id, day, impressions, opens, dismissals, opt_ins, to_confirm)
    -- A fixed order, so that two statements with the same rows do not deadlock.
    order by shop_id, tool_id, day
    on conflict (shop_id, tool_id, day) do update set impressions = tool_days.impressions + excluded.impressions,
      opens = tool_days.opens + excluded.opens, dismissals = tool_days.dismissals + excluded.dismissals,
      opt_ins = tool_days.opt_ins + excluded.opt_ins, to_confirm = tool_days.to_confirm + excluded.to_confirm`.execute(
    tx,
  );
}

/** The totals of a tool, and how many people it asked for a message today. */
export interface ToolSums {
  impressions: number;
  opens: number;
  dismissals: number;
  optIns: number;
  toConfirmToday: number;
}

/** Returns the totals of each tool of a shop, and how many people it asked for a message today, by tool id. */
export async function sumToolCounts(tx: Tx, shopId: number, today: string): Promise<Map<string, ToolSums>> {
  const rows = await tx
    .selectFrom('tool_days')
    .select((eb) => [
      'tool_id',
      eb.fn.sum<string>('impressions').as('impressions'),
      eb.fn.sum<string>('opens').as('opens'),
      eb.fn.sum<string>('dismissals').as('dismissals'),
      eb.fn.sum<string>('opt_ins').as('opt_ins'),
      eb.fn.sum<string>('to_confirm').filterWhere('day', '=', today).as('to_confirm'),
    ])
    .where('shop_id', '=', shopId)
    .groupBy('tool_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.tool_id,
      {
        impressions: Number(row.impressions),
        opens: Number(row.opens),
        dismissals: Number(row.dismissals),
        optIns: Number(row.opt_ins),
        toConfirmToday: Number(row.to_confirm),
      },
    ]),
  );
}
