import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder, FindMerchant } from '#platform/http/bind-call.ts';
import { connectWhatsAppNumber, getWhatsAppSender, resumeWhatsAppNumber } from '../contract/channel-calls.ts';
import { getReadTicks, setReadTicks } from '../contract/read-ticks-calls.ts';
import { registerFacebookLoginRoutes } from './facebook-login-routes.ts';
import { registerFacebookRoutes } from './facebook-routes.ts';
import { findNumber, toWhatsAppSender } from './number-queries.ts';
import { changeReadTicks } from './read-ticks/change-read-ticks.ts';
import { listReadTicks } from './read-ticks/list-read-ticks.ts';
import { resumeNumber } from './resume-number.ts';
import { signUpNumber } from './sign-up-number.ts';

/** Registers the calls for a shop's senders: its Facebook page, its WhatsApp number, and their settings. */
export function registerChannelRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  findMerchant: FindMerchant,
): void {
  registerFacebookLoginRoutes(server, ctx, findMerchant, bind.onAct);
  registerFacebookRoutes(bind, ctx);
  bind.merchant(getWhatsAppSender, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const number = await findNumber(tx, shopId);
      return { sender: number && toWhatsAppSender(number), signUpOrigin: findSignUpOrigin(ctx) };
    }),
  );
  bind.merchant(connectWhatsAppNumber, async ({ session: { shopId }, body, noteChange }) => {
    const findName = () =>
      inShop(ctx.db, shopId, async (tx) => ({
        sender: (await findNumber(tx, shopId))?.verified_name ?? null,
      }));
    const before = await findName();
    const answer = await signUpNumber(ctx, shopId, body);
    noteChange({ before, after: await findName() });
    return answer;
  });
  bind.merchant(resumeWhatsAppNumber, ({ session }) => resumeNumber(ctx, session.shopId));
  bind.merchant(getReadTicks, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({ numbers: await listReadTicks(tx, shopId) })),
  );
  bind.merchant(setReadTicks, async ({ session, body, noteChange }) => {
    const { isOn } = body;
    noteChange({ before: { isOn: await changeReadTicks(ctx, session.shopId, body) }, after: { isOn } });
    return { isOn };
  });
}

function findSignUpOrigin({ settings: { meta } }: Context): string | null {
  return meta.appId === null || meta.loginConfigId === null ? null : new URL(meta.dialogUrl).origin;
}
