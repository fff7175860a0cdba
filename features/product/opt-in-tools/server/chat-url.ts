import { describeFacebook, findChatNumbers } from '#features/foundations/channels/server/index.ts';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';
import { chatDigits } from '../rules/chat-digits.ts';
import { refOfTool, textOfTool, type LinkPlace } from '../rules/chat-words.ts';
import type { ToolRow } from './tool-queries.ts';

/** The shop's WhatsApp number and Facebook page, null if it has none, and its language and country. */
export interface ShopChats {
  locale: string | null;
  country: string;
  number: string | null;
  facebookPageId: string | null;
}

export async function findChats(
  ctx: Context,
  tx: Tx,
  { shop_id: shopId, locale, country }: Pick<Shop, 'shop_id' | 'locale' | 'country'>,
): Promise<ShopChats> {
  const facebook = await describeFacebook(tx, shopId, ctx.clock.now());
  return {
    locale,
    country,
    number: (await findChatNumbers(tx, [shopId])).get(shopId) ?? null,
    facebookPageId: facebook.fbConnected ? facebook.pageId : null,
  };
}

/**
 * Returns the link that opens a tool's chat, for its button or for the merchant's own places and QR codes. The link of
 * a chat widget leads to the support and is no sign-up.
 */
export function chatUrl(
  { settings: { meta } }: Pick<Context, 'settings'>,
  { number, facebookPageId, locale, country }: ShopChats,
  { tool_id: toolId, channel }: Pick<ToolRow, 'tool_id' | 'channel'>,
  { chat }: ToolSettings,
  place: LinkPlace,
): string | null {
  if (channel === 'FB')
    return (
      facebookPageId &&
      `${meta.chatLinkUrl}/${facebookPageId}?ref=${encodeURIComponent(refOfTool(place, toolId))}`
    );
  const digits = chat ? chatDigits(chat.supportNumber, country) : number;
  const text = chat ? chat.defaultText : textOfTool(place, toolId, locale);
  return digits ? `${meta.whatsappLinkUrl}/${digits}?text=${encodeURIComponent(text)}` : null;
}
