import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  dashboardWAWidget,
  getSupportSettings,
  isOnSupportChat,
  onBoardToCS,
  sendSlackMessage,
} from '../contract/support-calls.ts';
import { askForChat } from './ask-for-chat.ts';
import { notifySlack } from './notify-slack.ts';
import { signUpForSupportChat } from './sign-up-for-support-chat.ts';
import { isSignedUp } from './support-queries.ts';

export function registerSupportRoutes(bind: CallBinder, ctx: Context): void {
  const { support } = ctx.settings;
  bind.merchant(getSupportSettings, ({ session }) =>
    Promise.resolve({
      chatUrl: support.chatwoot?.url ?? null,
      opensDirectly: support.whitelistedShop === session.shopUrl,
      supportEmail: support.email,
    }),
  );
  bind.merchant(isOnSupportChat, ({ session }) =>
    inShop(ctx.db, session.shopId, async (tx) => ((await isSignedUp(tx, session.shopId)) ? 1 : 0)),
  );
  bind.merchant(onBoardToCS, ({ session, query }) => signUpForSupportChat(ctx, session, query.email));
  bind.merchant(dashboardWAWidget, async ({ session, body }) => {
    await askForChat(ctx, session, body.phone);
    return { stored: true as const };
  });
  bind.merchant(sendSlackMessage, async ({ session, body }) => {
    const notify = () =>
      ctx.db
        .transaction()
        .execute((tx) =>
          notifySlack(ctx, tx, { shopId: session.shopId, text: `${session.shopUrl}: ${body.message}` }),
        );
    // A failed notification must not fail the request.
    await notify().catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'internal notification not stored'),
    );
    return { accepted: true as const };
  });
}
