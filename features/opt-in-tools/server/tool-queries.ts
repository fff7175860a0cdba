import { sql, type Selectable } from 'kysely';
import type { OptInTools } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Channel, ToolDefinition, ToolList } from '../contract/tool-definition.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A tool as it is stored, of a type and on a channel that there are. */
export type ToolRow = Selectable<OptInTools> & { channel: Channel };

/** The shop's tools of these types, in the order merchants see them; of one type the oldest first. */
export async function listTools(tx: Tx, shopId: number, definitions: ToolList): Promise<ToolRow[]> {
  const rows = await tx
    .selectFrom('opt_in_tools')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .orderBy('tool_id')
    .execute();
  return definitions.flatMap((definition) => rows.filter((row) => isOf(definition, row)));
}

/** The shop's tool with that id, or null; also for what is no id at all, since it comes from outside. */
export async function findTool(
  tx: Tx,
  definitions: ToolList,
  { shopId, toolId }: { shopId: number; toolId: string },
): Promise<{ row: ToolRow; definition: ToolDefinition } | null> {
  if (!UUID.test(toolId)) return null;
  const row = await tx
    .selectFrom('opt_in_tools')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('tool_id', '=', toolId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  for (const definition of definitions) if (row && isOf(definition, row)) return { row, definition };
  return null;
}

/** What another release made of types or on channels that this one does not have is left alone. */
function isOf({ type, channels }: ToolDefinition, row: Selectable<OptInTools>): row is ToolRow {
  return row.type === type && row.channel in channels;
}

export interface ToolCounts {
  impressions: number;
  opens: number;
  dismissals: number;
  optIns: number;
  /** Shoppers who were asked to confirm by a message of their own, since too many opted in at once. */
  toConfirm: number;
}

/** Adds to what is counted of a tool on a day of the shop. */
export async function countTool(
  tx: Tx,
  shopId: number,
  toolId: string,
  day: string,
  counts: Partial<ToolCounts>,
): Promise<void> {
  const { impressions = 0, opens = 0, dismissals = 0, optIns = 0, toConfirm = 0 } = counts;
  await tx
    .insertInto('tool_days')
    .values({
      shop_id: shopId,
      tool_id: toolId,
      day,
      impressions,
      opens,
      dismissals,
      opt_ins: optIns,
      to_confirm: toConfirm,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'tool_id', 'day']).doUpdateSet({
        impressions: sql`tool_days.impressions + excluded.impressions`,
        opens: sql`tool_days.opens + excluded.opens`,
        dismissals: sql`tool_days.dismissals + excluded.dismissals`,
        opt_ins: sql`tool_days.opt_ins + excluded.opt_ins`,
        to_confirm: sql`tool_days.to_confirm + excluded.to_confirm`,
      }),
    )
    .execute();
}

/** What was counted of a tool, all time, and whom it asked for a message today. */
export interface ToolSums {
  impressions: number;
  opens: number;
  dismissals: number;
  optIns: number;
  toConfirmToday: number;
}

/** What was counted of each tool of a shop, all time, and of whom it asked a message today, by tool id. */
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
