import { sql, type Selectable } from 'kysely';
import type { OptInTools } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Channel, ToolDefinition, ToolList } from '../contract/tool-definition.ts';

/** The form of a tool's id. Ids from outside can be any text. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A stored tool of a type and channel that exist. */
export type ToolRow = Selectable<OptInTools> & { channel: Channel };

/** Returns the shop's tools of these types in the order in which merchants see them, the oldest of a type first. */
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

/** Returns the shop's tool with that id, or null, also for text that is no id. */
export async function findTool(
  tx: Tx,
  definitions: ToolList,
  tool: { shopId: number; toolId: string },
): Promise<{ row: ToolRow; definition: ToolDefinition } | null> {
  const [row] = await findTools(tx, definitions, [tool]);
  const definition = definitions.find(({ type }) => type === row?.type);
  return row && definition ? { row, definition } : null;
}

/** Returns the existing tools among these, each once. Text that is no id is ignored. */
export async function findTools(
  tx: Tx,
  definitions: ToolList,
  tools: readonly { shopId: number; toolId: string }[],
): Promise<ToolRow[]> {
  const asked = tools.filter(({ toolId }) => UUID.test(toolId));
  if (asked.length === 0) return [];
  const { rows } = await sql<Selectable<OptInTools>>`
    select t.* from (
      select distinct * from unnest(${asked.map(({ shopId }) => shopId)}::bigint[],
        ${asked.map(({ toolId }) => toolId)}::uuid[]) as a (shop_id, tool_id)
    ) a
    join opt_in_tools t using (shop_id, tool_id)
    where t.deleted_at is null`.execute(tx);
  return rows.filter((row) => definitions.some((definition) => isOf(definition, row))) as ToolRow[];
}

/** Tools of types or channels that this release does not have are ignored. */
function isOf({ type, channels }: ToolDefinition, row: Selectable<OptInTools>): row is ToolRow {
  return row.type === type && row.channel in channels;
}
