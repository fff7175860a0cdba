import { sql } from 'kysely';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import type { ToolFamily } from '../tool-family.ts';
import { findTools, UUID, type ToolRow } from '../tool-queries.ts';

/** The columns of a tool's row that an opt-in needs. */
export type OptInTool = Pick<ToolRow, 'shop_id' | 'tool_id' | 'type' | 'channel' | 'is_active'>;

/** A tool with its settings, or null if they cannot be read. */
interface KnownTool {
  tool: OptInTool;
  settings: ToolSettings | null;
}

interface Asked {
  shop: Shop;
  toolId: string;
}

/** How many tools' settings are kept in memory, about 5 kB each. */
const MOST_KEPT = 5000;

/**
 * The current tools of opt-ins. Settings are read once for each version of a row: they are most of its size and change
 * seldom.
 */
export class KnownTools {
  readonly #family: ToolFamily;
  readonly #kept = new Map<string, { version: string; settings: ToolSettings | null }>();

  constructor(family: ToolFamily) {
    this.#family = family;
  }

  /** Returns the tools in the order of `asked`, null for those that the shop does not have. */
  async find(tx: Tx, asked: readonly Asked[]): Promise<(KnownTool | null)[]> {
    const rows = new Map((await readRows(tx, asked)).map((row) => [keyOf(row.shop_id, row.tool_id), row]));
    const versionOf = ({ version }: VersionedTool, { name, locale }: Shop) => `${version} ${locale} ${name}`;
    const unread = asked.filter(({ shop, toolId }) => {
      const row = rows.get(keyOf(shop.shop_id, toolId));
      return row && this.#kept.get(toolId)?.version !== versionOf(row, shop);
    });
    const { definitions, read } = this.#family;
    const whole = await findTools(
      tx,
      definitions,
      unread.map(({ shop, toolId }) => ({ shopId: shop.shop_id, toolId })),
    );
    for (const row of whole) {
      const seen = rows.get(keyOf(row.shop_id, row.tool_id));
      const shop = unread.find((one) => one.toolId === row.tool_id && one.shop.shop_id === row.shop_id)?.shop;
      // Settings that were saved between the two reads are newer than this version, and are read again next time.
      if (seen && shop)
        this.#keep(row.tool_id, { version: versionOf(seen, shop), settings: read(row, shop) });
    }
    return asked.map(({ shop, toolId }) => {
      const row = rows.get(keyOf(shop.shop_id, toolId));
      const kept = this.#kept.get(toolId);
      return row && kept?.version === versionOf(row, shop) ? { tool: row, settings: kept.settings } : null;
    });
  }

  #keep(toolId: string, kept: { version: string; settings: ToolSettings | null }): void {
    this.#kept.delete(toolId);
    this.#kept.set(toolId, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

type VersionedTool = OptInTool & { version: string };

async function readRows(tx: Tx, asked: readonly Asked[]): Promise<VersionedTool[]> {
  const real = asked.filter(({ toolId }) => UUID.test(toolId));
  if (real.length === 0) return [];
  const { rows } = await sql<VersionedTool>`
    select t.shop_id, t.tool_id, t.type, t.channel, t.is_active, t.xmin::text || ' ' || t.ctid::text as version
    from (
      select distinct * from unnest(${real.map(({ shop }) => shop.shop_id)}::bigint[],
        ${real.map(({ toolId }) => toolId)}::uuid[]) as a (shop_id, tool_id)
    ) a
    join opt_in_tools t using (shop_id, tool_id)
    where t.deleted_at is null`.execute(tx);
  return rows;
}

function keyOf(shopId: number, toolId: string): string {
  return `${shopId} ${toolId}`;
}
