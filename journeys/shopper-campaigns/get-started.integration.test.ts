import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleInboundMessage } from '#features/engine/conversations/server/handle-inbound-message.ts';
import { lockSubscriber } from '#features/foundations/subscribers/server/index.ts';
import { NOW, openShopperFixture, type Shopper, type ShopperFixture } from './shopper-fixture.ts';

let fixture: ShopperFixture;
beforeAll(async () => {
  fixture = await openShopperFixture();
});
afterAll(() => fixture.close());

/** Taps Get Started in the page's chat, as Messenger reports it. */
async function tapGetStarted({ subscriberId }: Shopper, id: string): Promise<void> {
  await fixture.inTransaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, fixture.shopId, subscriberId);
    if (!subscriber) throw new Error('there is nobody of that id');
    const received = {
      id,
      kind: 'postback',
      text: 'Get Started',
      isTap: true,
      answersId: null,
      at: NOW,
      storedAt: NOW,
    };
    await handleInboundMessage(fixture.ctx, tx, {
      senderId: fixture.senderId,
      subscriber,
      named: { channel: 'FB', phoneE164: null, psid: subscriber.psid },
      received: { ...received, payload: 'GET_STARTED' },
    });
  });
  await fixture.fireAfter(0);
}

it('greets each person who opens the chat once, in their language, without consent to offers', async () => {
  const [lena, ana] = [await fixture.addShopper('FB'), await fixture.addShopper('FB', 'es_MX')];
  await tapGetStarted(lena, 'm_1');
  await tapGetStarted(ana, 'm_2');
  await tapGetStarted(lena, 'm_3');
  const hello = (text: RegExp) => [
    {
      channel: 'FB',
      purpose: 'utility',
      source_type: 'getStarted',
      content: {
        kind: 'messengerButtons',
        text: expect.stringMatching(text) as string,
        buttons: [{ kind: 'link', link: 'page' }],
        quickReplies: [],
      },
    },
  ];
  expect(await fixture.messagesTo(lena)).toMatchObject(hello(/^Hallo, schön/));
  expect(await fixture.messagesTo(ana)).toMatchObject(hello(/^Hola, ¡qué gusto/));
  expect(await fixture.dropsFor(lena)).toEqual([{ channel: 'FB', reason: 'greetedBefore' }]);
});

it('waits some seconds to learn a new person’s language, and greets them in any case', async () => {
  const [jonas, mira] = [await fixture.addShopper('FB'), await fixture.addShopper('FB')];
  const people = [jonas.subscriberId, mira.subscriberId];
  await fixture.rows('update subscribers set created_at = $2 where subscriber_id = any($1)', [people, NOW]);
  await tapGetStarted(jonas, 'm_5');
  await tapGetStarted(mira, 'm_6');
  expect([await fixture.messagesTo(jonas), await fixture.messagesTo(mira)]).toEqual([[], []]);
  await fixture.rows(
    "update subscribers set first_name = 'Jonas', locale = 'en_GB' where subscriber_id = $1",
    [jonas.subscriberId],
  );
  const second = 1 / 3600;
  await fixture.fireAfter(second);
  const saying = (text: RegExp) => [{ content: { text: expect.stringMatching(text) as string } }];
  expect(await fixture.messagesTo(jonas)).toMatchObject(saying(/^Hi Jonas/));
  expect(await fixture.messagesTo(mira)).toEqual([]);
  await fixture.fireAfter(5 * second);
  expect(await fixture.messagesTo(mira)).toMatchObject(saying(/^Hallo/));
});

it('does not greet a person who sent STOP', async () => {
  const shopper = await fixture.addShopper('FB');
  await fixture.unsubscribe(shopper);
  await tapGetStarted(shopper, 'm_4');
  expect(await fixture.messagesTo(shopper)).toEqual([]);
  expect(await fixture.dropsFor(shopper)).toEqual([{ channel: 'FB', reason: 'unsubscribed' }]);
});
