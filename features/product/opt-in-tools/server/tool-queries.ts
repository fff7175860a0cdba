import { sql, type Selectable } from 'kysely';
import type { OptInTools } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Channel, ToolDefinition, ToolList } from '../contract/tool-definition.ts';

/** What a tool's id looks like: what comes from outside may be anything. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
  tool: { shopId: number; toolId: string },
): Promise<{ row: ToolRow; definition: ToolDefinition } | null> {
  const [row] = await findTools(tx, definitions, [tool]);
  const definition = definitions.find(({ type }) => type === row?.type);
  return row && definition ? { row, definition } : null;
}

/** Those of these tools that there are, each once; what is no id at all is none. */
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

/** What another release made of types or on channels that this one does not have is left alone. */
function isOf({ type, channels }: ToolDefinition, row: Selectable<OptInTools>): row is ToolRow {
  return row.type === type && row.channel in channels;
}
