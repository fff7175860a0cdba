import { describeFacebook, findChatNumber } from '#features/channels/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';
import { refOfTool, textOfTool } from '../rules/chat-words.ts';
import type { ToolRow } from './tool-queries.ts';

/** Where the shop's chats are: its WhatsApp number, its Facebook page; null where it has none. */
export interface ShopChats {
  number: string | null;
  facebookPageId: string | null;
}

export async function findChats(ctx: Context, tx: Tx, shopId: number): Promise<ShopChats> {
  const facebook = await describeFacebook(tx, shopId, ctx.clock.now());
  return {
    number: await findChatNumber(tx, shopId),
    facebookPageId: facebook.fbConnected ? facebook.pageId : null,
  };
}

/** The link that opens a tool's chat, for its button or a QR code. A chat widget's leads to who supports, and is no sign-up. */
export function chatUrl(
  { settings: { meta } }: Pick<Context, 'settings'>,
  { number, facebookPageId }: ShopChats,
  { tool_id: toolId, channel }: Pick<ToolRow, 'tool_id' | 'channel'>,
  { chat }: ToolSettings,
): string | null {
  if (channel === 'FB')
    return (
      facebookPageId && `${meta.chatLinkUrl}/${facebookPageId}?ref=${encodeURIComponent(refOfTool(toolId))}`
    );
  const digits = chat ? chat.supportNumber.replaceAll(/\D/g, '') : number;
  const text = chat ? chat.defaultText : textOfTool(toolId);
  return digits ? `${meta.whatsappLinkUrl}/${digits}?text=${encodeURIComponent(text)}` : null;
}
