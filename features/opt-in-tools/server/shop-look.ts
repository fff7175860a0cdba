import { sql } from 'kysely';
import { getShop, type Shop } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { ShopLook } from '../contract/design-calls.ts';
import { readLook } from '../rules/read-look.ts';
import { withLook } from '../rules/with-look.ts';
import { readStoreSheets } from './read-store-page.ts';
import type { ToolFamily } from './tool-family.ts';
import { listTools } from './tool-queries.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * What a shop's pages look like. They are read once a day, by whoever asks first; a store that does not answer is as one
 * that tells nothing, until the next day. With the first look the shop gets, what it starts with is dressed in it, as
 * long as nobody touched it.
 */
export async function lookOfShop(ctx: Context, family: ToolFamily, shopId: number): Promise<ShopLook | null> {
  const now = ctx.clock.now();
  const { shop, kept } = await inShop(ctx.db, shopId, async (tx) => ({
    shop: await getShop(tx, shopId),
    kept: await findLook(tx, shopId),
  }));
  if (kept && now.getTime() - kept.readAt.getTime() < DAY_MS) return kept.look;
  const look = await readPages(ctx, shop);
  await inShop(ctx.db, shopId, async (tx) => {
    // What a store told yesterday is better than nothing.
    await sql`
      insert into shop_looks (shop_id, look, read_at) values (${shopId}, ${look && JSON.stringify(look)}, ${now})
      on conflict (shop_id) do update set look = coalesce(excluded.look, shop_looks.look), read_at = excluded.read_at`.execute(
      tx,
    );
    if (look && !kept?.look) await dressStarters(tx, family, shop, look);
  });
  return look ?? kept?.look ?? null;
}

/** What is known of a shop's look, without asking its store. */
export async function findLook(
  tx: Tx,
  shopId: number,
): Promise<{ look: ShopLook | null; readAt: Date } | null> {
  const row = await tx.selectFrom('shop_looks').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
  if (!row) return null;
  const read = ShopLook.safeParse(row.look);
  return { look: read.success ? read.data : null, readAt: row.read_at };
}

async function readPages(ctx: Context, shop: Shop): Promise<ShopLook | null> {
  try {
    return readLook(await readStoreSheets(shop.storefront_url ?? `https://${shop.domain}/`));
  } catch (error) {
    ctx.log.info({ err: error, shopId: shop.shop_id }, 'the store’s front page could not be read');
    return null;
  }
}

async function dressStarters(
  tx: Tx,
  { definitions, read }: ToolFamily,
  shop: Shop,
  look: ShopLook,
): Promise<void> {
  for (const row of await listTools(tx, shop.shop_id, definitions)) {
    const isUntouched = row.is_starter && row.revision === 1 && !row.is_active;
    const settings = isUntouched ? read(row, shop) : null;
    const definition = definitions.find(({ type }) => type === row.type);
    if (settings === null || definition === undefined) continue;
    await tx
      .updateTable('opt_in_tools')
      .set({ settings: JSON.stringify(definition.settings.parse(withLook(settings, look))) })
      .where('shop_id', '=', shop.shop_id)
      .where('tool_id', '=', row.tool_id)
      // Somebody may be touching it this moment.
      .where('revision', '=', 1)
      .where('is_active', '=', false)
      .execute();
  }
}
