import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import * as talks from '#features/engine/messaging/server/talks-api.ts';
import { findPerson } from '#features/product/people/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { dropHeld, postponeHeld, sendHeld, type Held } from '../../contract/held-calls.ts';
import { memberIdOf } from '../../rules/member-id.ts';
import { sendNotice } from '../live/live-notice.ts';
import { readHeld, tomorrowOf } from './read-held.ts';

type Decide = (tx: Tx, held: Parameters<typeof talks.releaseHeld>[1]) => Promise<boolean>;

interface Wanted {
  session: MerchantSession;
  body: { subscriberId: string; messageId: string };
  decide: Decide;
}

/** Registers the calls that decide about offers which wait because the team talks with the shopper. */
export function registerHeldRoutes(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  const run = (wanted: Wanted) => decideAbout(ctx, findNames, wanted);
  bind.merchant(sendHeld, ({ session, body }) => run({ session, body, decide: talks.releaseHeld }));
  bind.merchant(postponeHeld, ({ session, body }) =>
    run({
      session,
      body,
      decide: async (tx, held) => talks.postponeHeld(tx, held, await tomorrowOf(tx, held.shopId, held.now)),
    }),
  );
  bind.merchant(dropHeld, ({ session, body }) => run({ session, body, decide: talks.dropHeld }));
}

/** Decides once, and shows it to everybody who has the conversation open. Throws NOT_FOUND, HELD_GONE. */
export function decideAbout(
  ctx: Pick<Context, 'db' | 'clock'>,
  findNames: FindSourceNames,
  { session: { shopId, userId, person }, body: { subscriberId: askedId, messageId }, decide }: Wanted,
): Promise<{ held: Held[] }> {
  return inShop(ctx.db, shopId, async (tx) => {
    const { subscriber_id: subscriberId } = await findPerson(tx, shopId, askedId);
    const now = ctx.clock.now();
    const by = { memberId: memberIdOf(userId), name: person };
    if (!(await decide(tx, { shopId, subscriberId, messageId, by, now }))) throw new AppError('HELD_GONE');
    await sendNotice(tx, shopId, { kind: 'thread', subscriberId });
    return { held: await readHeld(tx, { shopId, subscriberId, now, findNames }) };
  });
}
