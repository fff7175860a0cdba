import { randomUUID } from 'node:crypto';
import { grantConsent, revokeConsent } from '#features/consent/server/index.ts';
import { lockSubscriber, type Subscriber } from '#features/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { openStage, ORDERED_AT, WREN } from '../planted-campaign/stage.ts';

/** A shopper of the stage's shop, on one channel. */
export interface Shopper {
  subscriberId: string;
  channel: Channel;
}

/** The stage with its campaigns set up, and what shoppers do there who have not bought anything yet. */
export async function openShopperStage() {
  const stage = await openStage();
  await stage.call('GET', `/redis/getDripsStatus?pageId=${WREN}`);
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => stage.ctx.db.transaction().execute(work);
  const { shopId, rows } = stage;
  const [shop] = await rows<{ name: string; domain: string }>(
    'select name, domain from shops where shop_id = $1',
    [shopId],
  );
  if (!shop) throw new Error('the stage has no shop');
  const locked = async (tx: Tx, { subscriberId }: Shopper): Promise<Subscriber> => {
    const subscriber = await lockSubscriber(tx, shopId, subscriberId);
    if (!subscriber) throw new Error('there is nobody of that id');
    return subscriber;
  };
  let people = 0;
  return {
    ...stage,
    shop,
    inTransaction,
    async addTool(type: string, channel: Channel = 'WA'): Promise<string> {
      const toolId = randomUUID();
      await rows(
        `insert into opt_in_tools (shop_id, tool_id, channel, type, name, description, is_active, settings, is_starter)
         values ($1, $2, $3, $4, '', '', true, '{}', false)`,
        [shopId, toolId, channel, type],
      );
      return toolId;
    },
    /** Somebody new, who agreed to nothing yet. */
    async addShopper(channel: Channel, locale: string | null = null): Promise<Shopper> {
      people += 1;
      const subscriberId = randomUUID();
      await rows(
        `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, psid, locale, has_marketing_consent, created_at)
         values ($1, $2, $3::text, case when $3 = 'WA' then $4 end, case when $3 = 'FB' then $4 end, $5, false, now())`,
        [shopId, subscriberId, channel, `+4917200000${100 + people}`, locale],
      );
      return { subscriberId, channel };
    },
    signUp: (shopper: Shopper, toolType: string, toolId: string | null) =>
      inTransaction(async (tx) => {
        const nothing = { wording: null, pageAddress: null, ipPrefix: null, userAgent: null, locale: null };
        await grantConsent(stage.ctx, tx, await locked(tx, shopper), { ...nothing, toolId, toolType });
      }),
    unsubscribe: (shopper: Shopper) =>
      inTransaction(async (tx) => {
        await revokeConsent(stage.ctx, tx, await locked(tx, shopper), 'unsubscribeReply');
      }),
    messagesTo: ({ subscriberId }: Shopper) =>
      rows<{
        channel: string;
        purpose: string;
        source_type: string;
        content: { kind: string };
        discount_code: string | null;
      }>(
        `select channel, purpose, source_type, content, discount_code from messages
         where subscriber_id = $1 order by created_at, message_id`,
        [subscriberId],
      ),
    /** What was decided against writing to somebody, and on which channel. */
    dropsFor: ({ subscriberId }: Shopper) =>
      rows("select channel, reason from decisions where subscriber_id = $1 and outcome = 'drop'", [
        subscriberId,
      ]),
  };
}

export type ShopperStage = Awaited<ReturnType<typeof openShopperStage>>;
export const NOW = ORDERED_AT;
