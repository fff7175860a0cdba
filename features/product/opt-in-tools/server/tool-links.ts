import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getToolLinks } from '../contract/design-calls.ts';
import { chatUrl, findChats } from './chat-url.ts';
import { qrSvg } from './qr-code.ts';
import { testUrl } from './test-link.ts';
import type { ToolFamily } from './tool-family.ts';
import { findTool } from './tool-queries.ts';

/** Returns a tool's links: its chat as a link and a printable code, and the shop for a test. */
export function linksOfTool(
  ctx: Context,
  { definitions, read }: ToolFamily,
  shopId: number,
  toolId: string,
): Promise<ResponseOf<typeof getToolLinks>> {
  return inShop(ctx.db, shopId, async (tx) => {
    const shop = await getShop(tx, shopId);
    const found = await findTool(tx, definitions, { shopId, toolId });
    const settings = found && read(found.row, shop);
    if (!found || !settings) throw new AppError('NOT_FOUND', { field: 'id' });
    const url = chatUrl(ctx, await findChats(ctx, tx, shop), found.row, settings, 'link');
    return { chatUrl: url, qrSvg: url && qrSvg(url), testUrl: testUrl(ctx, shop, toolId) };
  });
}
