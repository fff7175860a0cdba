import { grantConsent, revokeConsent } from '#features/foundations/consent/server/index.ts';
import { lockSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { openFixture, ORDERED_AT, WREN } from '../planted-campaign/fixture.ts';

/** A shopper of the fixture's shop, on one channel. */
export interface Shopper {
  subscriberId: string;
  channel: Channel;
}

/** The fixture with its campaigns set up, and the actions of shoppers who have not bought anything yet. */
export async function openShopperFixture() {
  const fixture = await openFixture();
  await fixture.call('GET', `/redis/getDripsStatus?pageId=${WREN}`);
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => fixture.ctx.db.transaction().execute(work);
  const { shopId, rows } = fixture;
  await inTransaction((tx) => ensureTools(fixture.ctx, tx, shopId));
  const [shop] = await rows<{ name: string; domain: string }>(
    'select name, domain from shops where shop_id = $1',
    [shopId],
  );
  if (!shop) throw new Error('the fixture has no shop');
  const locked = async (tx: Tx, { subscriberId }: Shopper): Promise<Subscriber> => {
    const subscriber = await lockSubscriber(tx, shopId, subscriberId);
    if (!subscriber) throw new Error('there is nobody of that id');
    return subscriber;
  };
  let people = 0;
  return {
    ...fixture,
    shop,
    inTransaction,
    /** Turns the shop's tool of a type on; returns its id. */
    async toolOf(type: string, channel: Channel = 'WA'): Promise<string> {
      const [tool] = await rows<{ tool_id: string }>(
        'update opt_in_tools set is_active = true where type = $1 and channel = $2 returning tool_id',
        [type, channel],
      );
      if (!tool) throw new Error(`the shop has no ${type}`);
      return tool.tool_id;
    },
    /** Adds a person who has not opted in to anything. */
    async addShopper(channel: Channel, locale: string | null = null): Promise<Shopper> {
      people += 1;
      const name = `+4917200000${100 + people}`;
      const named = channel === 'WA' ? { phone: name } : { psid: name };
      const person = { ...named, locale, agrees: false };
      return { subscriberId: await addSubscriber(fixture.ctx.db, shopId, person), channel };
    },
    signUp: (shopper: Shopper, toolType: string, toolId: string | null) =>
      inTransaction(async (tx) => {
        const nothing = { wording: null, pageAddress: null, ipPrefix: null, userAgent: null, locale: null };
        await grantConsent(fixture.ctx, tx, await locked(tx, shopper), { ...nothing, toolId, toolType });
      }),
    unsubscribe: (shopper: Shopper) =>
      inTransaction(async (tx) => {
        await revokeConsent(fixture.ctx, tx, await locked(tx, shopper), 'unsubscribeReply');
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
    /** Returns the reasons for not messaging a person, and the channels. */
    dropsFor: ({ subscriberId }: Shopper) =>
      rows("select channel, reason from decisions where subscriber_id = $1 and outcome = 'drop'", [
        subscriberId,
      ]),
  };
}

export type ShopperFixture = Awaited<ReturnType<typeof openShopperFixture>>;
export const NOW = ORDERED_AT;
