import { sql } from 'kysely';
import { getShop, type Shop, type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { mainThemeSettings } from '#partners/shopify/theme-operations.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { networksOf } from '#platform/http-client/address-range.ts';
import { ShopTheme } from '../contract/design-calls.ts';
import { readPageTheme } from '../rules/theme/read-page-theme.ts';
import { fillTheme, readThemeSettings } from '../rules/theme/read-theme-settings.ts';
import { withTheme } from '../rules/theme/with-theme.ts';
import { readStoreSheets } from './read-store-page.ts';
import type { ToolFamily } from './tool-family.ts';
import { listTools } from './tool-queries.ts';

/** An optional scope. Stores that installed the app earlier may not have granted it. */
const SCOPE = 'read_themes';
/** A merchant waits for the answer. */
const THEME_TIMEOUT_MS = 4000;

/**
 * Returns a shop's look: its colours and font, from the settings of its Shopify theme. What those lack is read from the
 * store's pages. The first request of a day reads it; a store that does not answer is not asked again that day. When a
 * look is found for the first time, the starter tools that nobody has edited get it.
 */
export async function themeOfShop(
  ctx: Context,
  { family, stores }: { family: ToolFamily; stores: StorePlatform },
  shopId: number,
): Promise<{ look: ShopTheme | null; isThemeClosed: boolean }> {
  const isThemeClosed = !(await stores.hasScope(shopId, SCOPE));
  const now = ctx.clock.now();
  const { shop, kept } = await inShop(ctx.db, shopId, async (tx) => ({
    shop: await getShop(tx, shopId),
    kept: await findTheme(tx, shopId),
  }));
  if (kept && now.getTime() - kept.readAt.getTime() < DAY_MS) return { look: kept.look, isThemeClosed };
  const theme = isThemeClosed ? null : await readTheme(ctx, stores, shop);
  const look = isWhole(theme) ? theme : fillTheme(theme, await readPages(ctx, shop));
  await inShop(ctx.db, shopId, async (tx) => {
    // Yesterday's answer is better than nothing.
    await sql`
      insert into shop_themes (shop_id, theme, read_at) values (${shopId}, ${look && JSON.stringify(look)}, ${now})
      on conflict (shop_id) do update set theme = coalesce(excluded.theme, shop_themes.theme), read_at = excluded.read_at`.execute(
      tx,
    );
    if (look && !kept?.look) await styleStarters(tx, family, shop, look);
  });
  return { look: look ?? kept?.look ?? null, isThemeClosed };
}

/** Reads the shop's theme before its first tool is switched on, so that no shopper sees a starter tool in Bellbird's colours. */
export async function styleBeforeShown(
  ctx: Context,
  of: { family: ToolFamily; stores: StorePlatform },
  shopId: number,
): Promise<void> {
  const kept = await inShop(ctx.db, shopId, (tx) => findTheme(tx, shopId));
  if (!kept) await themeOfShop(ctx, of, shopId);
}

async function findTheme(tx: Tx, shopId: number): Promise<{ look: ShopTheme | null; readAt: Date } | null> {
  const row = await tx.selectFrom('shop_themes').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
  if (!row) return null;
  const read = ShopTheme.safeParse(row.theme);
  return { look: read.success ? read.data : null, readAt: row.read_at };
}

function isWhole(look: ShopTheme | null): boolean {
  return look !== null && Object.values(look).every((value) => value !== null);
}

async function readTheme(ctx: Context, stores: StorePlatform, shop: Shop): Promise<ShopTheme | null> {
  try {
    const of = { shopId: shop.shop_id, shopUrl: shop.shop_url };
    const client = await stores.clientFor(of, { timeoutMs: THEME_TIMEOUT_MS });
    const { themes } = await client.run(mainThemeSettings);
    const body = themes.nodes[0]?.files?.nodes[0]?.body;
    return readThemeSettings(body?.content ?? Buffer.from(body?.contentBase64 ?? '', 'base64').toString());
  } catch (error) {
    ctx.log.info({ err: error, shopId: shop.shop_id }, 'the store’s theme settings could not be read');
    return null;
  }
}

async function readPages(ctx: Context, shop: Shop): Promise<ShopTheme | null> {
  try {
    return readPageTheme(
      await readStoreSheets(shop.storefront_url ?? `https://${shop.domain}/`, networksOf(ctx.settings)),
    );
  } catch (error) {
    ctx.log.info({ err: error, shopId: shop.shop_id }, 'the store’s front page could not be read');
    return null;
  }
}

async function styleStarters(
  tx: Tx,
  { definitions, read }: ToolFamily,
  shop: Shop,
  look: ShopTheme,
): Promise<void> {
  for (const row of await listTools(tx, shop.shop_id, definitions)) {
    const isUntouched = row.is_starter && row.revision === 1 && !row.is_active;
    const settings = isUntouched ? read(row, shop) : null;
    const definition = definitions.find(({ type }) => type === row.type);
    if (settings === null || definition === undefined) continue;
    await tx
      .updateTable('opt_in_tools')
      .set({ settings: JSON.stringify(definition.settings.parse(withTheme(settings, look))) })
      .where('shop_id', '=', shop.shop_id)
      .where('tool_id', '=', row.tool_id)
      // Somebody may be changing it at this moment.
      .where('revision', '=', 1)
      .where('is_active', '=', false)
      .execute();
  }
}
