import type { Context } from '#platform/context.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  deleteSavedReply as deleteCall,
  getSavedReplies,
  saveReply as saveCall,
} from '../contract/saved-reply-calls.ts';
import {
  getReplyTemplates,
  replyByTemplate as replyByTemplateCall,
} from '../contract/template-reply-calls.ts';
import { deleteSavedReply, listSavedReplies, saveReply } from './saved-replies.ts';
import { listReplyTemplates, replyByTemplate } from './template-replies.ts';

/** Registers the calls for saved replies and for answers by templates. */
export function registerSavedReplyRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getReplyTemplates, ({ session: { shopId }, query: { subscriberId } }) =>
    readInShop(ctx.db, shopId, async (tx) => ({
      templates: await listReplyTemplates(tx, shopId, subscriberId),
    })),
  );
  bind.merchant(replyByTemplateCall, ({ session, body }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const { subscriberId, requestId, templateId, values } = body;
      const { shopId, userId, person } = session;
      const writer = { userId, person };
      const written = { shopId, subscriberId, requestId, writer, templateId, values };
      return { messageId: await replyByTemplate(ctx, tx, written) };
    }),
  );
  bind.merchant(getSavedReplies, ({ session: { shopId } }) =>
    readInShop(ctx.db, shopId, async (tx) => ({ replies: await listSavedReplies(tx, shopId) })),
  );
  bind.merchant(saveCall, ({ session: { shopId }, body: { replyId, name, text } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      reply: await saveReply(tx, { shopId, replyId, name, text, now: ctx.clock.now() }),
    })),
  );
  bind.merchant(deleteCall, ({ session: { shopId }, body: { replyId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({ deleted: await deleteSavedReply(tx, shopId, replyId) })),
  );
}
