import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatReach } from '#features/product/automations/contract/chat-reach-call.ts';
import type { Person } from '#features/product/people/contract/person-calls.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { connectPage, PAGE_ID } from '#tools/test-environment/connect-demo-page.ts';
import { followLink } from '#tools/test-environment/follow-link.ts';
import { ask } from '#tools/test-environment/open-server.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { openBrowser } from './messenger-browser.ts';
import { addPerson } from './messenger-person.ts';
import { openStoryEnvironment, type StoryEnvironment } from './story-environment.ts';

let environment: StoryEnvironment;
let chatUrl: string;
beforeAll(async () => {
  environment = await openStoryEnvironment();
  const { server, merchant } = environment;
  await connectPage(server.appUrl);
  const [pill] = await server.rows<{ tool_id: string }>(
    "select tool_id from opt_in_tools where type = 'persistentPill' and channel = 'FB'",
  );
  await server.rows(
    "update opt_in_tools set is_active = false where type = 'persistentPill' and channel = 'WA'",
  );
  await merchant.post('/database/api/optinTools/changeActive', { id: pill?.tool_id, active: true });
  const { tools } = (await ask(`${server.appUrl}/storefront/tools?pageId=${DEMO_SHOP}`)).body as {
    tools: { chatUrl: string }[];
  };
  chatUrl = tools[0]?.chatUrl ?? '';
});
afterAll(() => environment.close());

const whileOn = (type: string, story: () => Promise<void>) =>
  environment.merchant.whileOn(type, story, PAGE_ID);

const newPerson = () => addPerson(environment.server, chatUrl);

async function customerOf(subscriberId: string): Promise<string | null> {
  const [row] = await environment.server.rows<{ customer_id: string | null }>(
    'select customer_id from subscribers where subscriber_id = $1',
    [subscriberId],
  );
  return row?.customer_id ?? null;
}

async function cartsOf(subscriberId: string): Promise<string[]> {
  const rows = await environment.server.rows<{ cart_token: string }>(
    'select cart_token from cart_links where subscriber_id = $1 order by 1',
    [subscriberId],
  );
  return rows.map((row) => row.cart_token);
}

/** A person orders on an unknown device, which makes them a customer of the store. */
async function buys(email: string, phone: string): Promise<void> {
  const browser = openBrowser(environment.server, '198.51.100.250');
  await browser.fillsCart('moss-mug');
  await browser.pays(await browser.givesContact(email, phone));
}

/** A person opens the chat by a link that names no browser; returns the link of the greeting. */
async function helloTo(person: ReturnType<typeof newPerson>): Promise<string> {
  await person.opensChat(new URL(chatUrl).searchParams.get('ref'));
  const hello = await person.getsWhere('the welcome', ({ buttons }) => buttons.some(isLink));
  return hello.buttons.find(isLink)?.url ?? '';
}

const isLink = ({ kind }: { kind: string }) => kind === 'link';

it('reminds a person who signed up with the pill of a product that they looked at', async () => {
  const mira = newPerson();
  await whileOn('browserAbandonment', async () => {
    await mira.signsUp();
    await mira.browser.looksAt('fig-candle');
    await environment.forward(HOUR_MS + 1000);
    await mira.getsWhere('the reminder', (bubble) => JSON.stringify(bubble).includes('Fig & cedar candle'));
  });
});

it('reminds a person who signed up with the pill of a cart, and confirms the order and its shipment', async () => {
  const mira = newPerson();
  const { server, store } = environment;
  await whileOn('abandonedCart', async () => {
    await mira.signsUp();
    await mira.browser.fillsCart('moss-mug');
    const checkout = await mira.browser.givesContact(mira.email);
    await mira.untilProcessed();
    await environment.forward(HOUR_MS + 1000);
    await mira.getsWhere('the reminder', (bubble) => JSON.stringify(bubble).includes('Moss mug'));
    await whileOn('orderReceipt', async () => {
      await mira.browser.pays(checkout);
      await mira.untilProcessed();
      await mira.getsWhere('the receipt', ({ receipt }) => receipt !== null);
    });
  });
  await whileOn('shipmentUpdates', async () => {
    const [order] = await server.rows<{ order_id: string; name: string }>(
      'select order_id, name from orders where email = $1',
      [mira.email],
    );
    const count = (await mira.bubbles()).length;
    await store.with({ orderId: order?.order_id ?? '' }, 'fulfil');
    await environment.forward(HOUR_MS);
    await waitFor('the parcel', async () => (await mira.bubbles()).length > count);
  });
});

it('links the browser that opens a link from the chat, once, and does not name the browser to the store', async () => {
  const mira = newPerson();
  const { server } = environment;
  const link = await helloTo(mira);
  const { location } = await followLink(link);
  expect(location).toMatch(/[?&]bb=[\w-]+/);
  await mira.browser.opens(location ?? '');
  expect(mira.browser.address()).not.toContain('bb=');
  // A stranger gets the link forwarded, either the link itself or the address that it led to.
  const stranger = newPerson();
  for (const address of [location, (await followLink(link)).location])
    await stranger.browser.opens(address ?? '');
  await mira.browser.looksAt('moss-mug');
  await stranger.browser.looksAt('fig-candle');
  expect(
    await server.rows(
      `select p.handle, b.evidence from product_views v join products p using (shop_id, product_id)
       join chat_browsers b using (shop_id, subscriber_id)
       where v.last_viewed_at > now() - interval '100 years' and p.handle in ('moss-mug', 'fig-candle')
         and b.evidence = 'messageLink'`,
    ),
  ).toEqual([{ handle: 'moss-mug', evidence: 'messageLink' }]);
});

it('links the chat to the logged-in customer, until another customer logs in there', async () => {
  const mira = newPerson();
  const { server } = environment;
  await mira.signsUp();
  await buys(mira.email, '0152 15559901');
  await buys(`guest-${mira.email}`, '0152 15559902');
  await mira.untilProcessed();
  const [known] = await server.rows<{ customer_id: string }>(
    'select customer_id from orders where email = $1',
    [mira.email],
  );
  await mira.browser.logsIn(mira.email);
  expect(await customerOf(await mira.subscriberId())).toBe(known?.customer_id);
  await mira.browser.logsIn(`guest-${mira.email}`);
  expect(await customerOf(await mira.subscriberId())).toBeNull();
  expect(
    await server.rows('select from chat_browsers where subscriber_id = $1', [await mira.subscriberId()]),
  ).toEqual([]);
});

it('keeps a customer with their chat if another person later signs up in the same browser', async () => {
  const [mira, next] = [newPerson(), newPerson()];
  const { server } = environment;
  const { email } = mira;
  await buys(email, '0152 15559911');
  await mira.signsUp();
  await mira.browser.logsIn(email);
  await next.signsUp(mira.browser);
  await mira.browser.opens(mira.browser.address());
  const [miraId, nextId] = [await mira.subscriberId(), await next.subscriberId()];
  expect([await customerOf(miraId), await customerOf(nextId)]).toEqual([expect.any(String), null]);
  // Her order belongs to her, although the cart came from a browser that now belongs to the other chat.
  await whileOn('orderReceipt', async () => {
    await mira.browser.fillsCart('moss-mug');
    await mira.browser.pays(await mira.browser.givesContact(email, '0152 15559911'));
    await mira.untilProcessed();
    await mira.getsWhere('the receipt', ({ receipt }) => receipt !== null);
  });
  expect((await next.bubbles()).filter(({ receipt }) => receipt !== null)).toEqual([]);
  const [order] = await server.rows<{ linked: string }>(
    'select l.subscriber_id as linked from orders o join cart_links l using (shop_id, cart_token) where o.email = $1',
    [email],
  );
  expect(order?.linked).toBe(nextId);
});

it('ends a browser’s links and its open cart when another person’s customer account logs in there', async () => {
  const [mira, lena] = [newPerson(), newPerson()];
  const hello = await helloTo(mira);
  // She forwards the link before she opens it herself, so the first browser that opens it is not hers.
  await lena.browser.opens((await followLink(hello)).location ?? '');
  await buys(mira.email, '0152 15559921');
  await buys(lena.email, '0152 15559922');
  await mira.untilProcessed();
  const miraId = await mira.subscriberId();
  await lena.browser.logsIn(lena.email);
  expect(await customerOf(miraId)).toBeNull();
  await mira.signsUp();
  await mira.browser.logsIn(mira.email);
  expect(await customerOf(miraId)).not.toBeNull();
  await lena.browser.fillsCart('fig-candle');
  expect(await cartsOf(miraId)).toEqual([await lena.browser.cartToken()]);
  lena.browser.endsSession();
  await lena.browser.opens(lena.browser.address());
  expect(await cartsOf(miraId)).toEqual([]);
  expect(await customerOf(miraId)).not.toBeNull();
});

it('links both browsers of one person', async () => {
  const mira = newPerson();
  const second = openBrowser(environment.server, '198.51.100.253');
  await mira.signsUp();
  await mira.signsUp(second);
  for (const browser of [mira.browser, second]) await browser.fillsCart('moss-mug');
  const tokens = [await mira.browser.cartToken(), await second.cartToken()];
  expect(await cartsOf(await mira.subscriberId())).toEqual(tokens.toSorted());
});

it('links nothing for a used nonce, an unproven cart, or another shop’s browser', async () => {
  const [mira, thief] = [newPerson(), newPerson()];
  const { server } = environment;
  const ref = await mira.signsUp();
  const [other] = await server.rows<{ shop_url: string }>('select shop_url from shops where shop_id = $1', [
    await insertShop(server.db),
  ]);
  await thief.opensChat(ref);
  await mira.browser.fillsCart('moss-mug');
  const cart = await mira.browser.cartToken();
  const thiefId = await thief.subscriberId();
  expect(thiefId).not.toBe('');
  await thief.browser.taps(chatUrl);
  await thief.browser.namesCart(cart);
  await mira.browser.namesCart('cart-of-another-shop', other?.shop_url);
  expect(await cartsOf(await mira.subscriberId())).toEqual([cart]);
  expect(await cartsOf(thiefId)).toEqual([]);
  expect(await server.rows("select from cart_links where cart_token = 'cart-of-another-shop'")).toEqual([]);
  // The cart was ordered, so it stays with its chat, although another chat knows its token.
  await mira.browser.pays(await mira.browser.givesContact(mira.email, '0152 15559931'));
  await mira.untilProcessed();
  await thief.signsUp();
  await thief.browser.namesCart(cart);
  expect(await cartsOf(thiefId)).toEqual([]);
});

it('links no browser or cart of a person who opted out before', async () => {
  const mira = newPerson();
  const { server } = environment;
  const hello = await helloTo(mira);
  const { location } = await followLink(hello);
  await mira.writes('Stop');
  await mira.browser.opens(location ?? '');
  await mira.browser.opens((await followLink(hello)).location ?? '');
  // A link into an existing chat does not make the person send a message.
  await mira.signsUp();
  await mira.browser.fillsCart('moss-mug');
  const miraId = await mira.subscriberId();
  expect(await server.rows('select from chat_browsers where subscriber_id = $1', [miraId])).toEqual([]);
  expect(await cartsOf(miraId)).toEqual([]);
});

it('does not trust an unsigned claim to be logged in', async () => {
  const { appUrl } = environment.server;
  const query = `shop=${DEMO_SHOP}&logged_in_customer_id=7&timestamp=${Math.floor(Date.now() / 1000)}&signature=${'0'.repeat(64)}`;
  const answer = await fetch(`${appUrl}/app-proxy/customer?${query}`, {
    method: 'POST',
    body: JSON.stringify({ chat: 'c'.repeat(20) }),
  });
  expect(answer.status).toBe(401);
});

it('gives a cart to the chat that was linked last, and ends every link after a STOP', async () => {
  const [mira, next] = [newPerson(), newPerson()];
  const { server } = environment;
  const linked = () =>
    server.rows<{ subscriber_id: string }>(
      `select subscriber_id from cart_links where cart_token in (select cart_token from cart_links where subscriber_id = any($1))`,
      [[miraId, nextId]],
    );
  await mira.signsUp();
  const miraId = await mira.subscriberId();
  await mira.browser.fillsCart('moss-mug');
  // Another person signs up in the same browser, with the same cart.
  await next.signsUp(mira.browser);
  const nextId = await next.subscriberId();
  expect(await linked()).toEqual([{ subscriber_id: nextId }]);
  await next.writes('Stop');
  expect(await linked()).toEqual([]);
  expect(await server.rows('select from chat_browsers where subscriber_id = $1', [nextId])).toEqual([]);
});

it('welcomes a person who taps Get Started after a tool’s link once, with the tool’s welcome', async () => {
  const mira = newPerson();
  const { server } = environment;
  const welcome = (isOn: boolean) =>
    server.rows("update drips set is_enabled = $1 where type = 'persistentPill' and channel = 'FB'", [isOn]);
  await welcome(true);
  await mira.signsUp();
  await waitFor('the welcome', async () => (await mira.bubbles()).length > 0);
  await welcome(false);
  const made = await server.rows(
    `select d.campaign_type, d.outcome, d.reason from decisions d
     where d.subscriber_id = $1 or d.subject in (
       select 'chat:' || provider_message_id from inbound_messages where subscriber_id = $1)
     order by d.campaign_type`,
    [await mira.subscriberId()],
  );
  expect(made).toMatchObject([
    { campaign_type: 'getStarted', reason: 'toolWelcomes' },
    { campaign_type: 'persistentPill', outcome: 'send' },
  ]);
});

it('sends nothing to people of a page that is not connected, and writes to them again once it is', async () => {
  const mira = newPerson();
  const { server, merchant, store } = environment;
  const reach = () => merchant.get<ChatReach>(`/database/api/dripCampaign/chatReach?pageId=${DEMO_SHOP}`);
  await mira.signsUp();
  await mira.browser.fillsCart('moss-mug');
  const checkout = await mira.browser.givesContact(mira.email, '0152 15559903');
  const before = await reach();
  expect([before.linked > 0, before.ofOtherPages]).toEqual([true, 0]);
  const turn = (isOn: boolean) =>
    server.rows(
      "update campaigns set is_on = $1 where channel = 'FB' and type in ('orderReceipt', 'shipmentUpdates')",
      [isOn],
    );
  await turn(true);
  await connectPage(server.appUrl, '223344556677889');
  expect(await reach()).toEqual({ subscribers: 0, linked: 0, ofOtherPages: before.subscribers });
  await mira.browser.pays(checkout);
  await mira.untilProcessed();
  const [order] = await server.rows<{ order_id: string }>('select order_id from orders where email = $1', [
    mira.email,
  ]);
  const decided = await waitFor('what became of the receipt', async () => {
    const rows = await server.rows<{ outcome: string; reason: string | null }>(
      "select outcome, reason from decisions where channel = 'FB' and subject = $1 and campaign_type = 'orderReceipt'",
      [`order:${order?.order_id}`],
    );
    return rows.length > 0 && rows;
  });
  expect(decided.map(({ outcome }) => outcome)).not.toContain('send');
  await connectPage(server.appUrl);
  expect(await reach()).toEqual(before);
  const count = (await mira.bubbles()).length;
  await store.with({ orderId: order?.order_id ?? '' }, 'fulfil');
  await environment.forward(HOUR_MS);
  await waitFor('the parcel', async () => (await mira.bubbles()).length > count);
  await turn(false);
});

it('lets people answer for seven days, but no campaign after one', async () => {
  const mira = newPerson();
  const { merchant, forward } = environment;
  await mira.signsUp();
  await mira.writes('Do you have it in green?');
  const subscriberId = await mira.subscriberId();
  const answer = (text: string) =>
    merchant.post('/database/api/inbox/reply', {
      shopUrl: DEMO_SHOP,
      subscriberId,
      requestId: randomUUID(),
      text,
    });
  const thread = () =>
    merchant.get<{ person: Pick<Person, 'windowUntil' | 'isForAnswersOnly'> }>(
      `/database/api/inbox/getThread?shopUrl=${DEMO_SHOP}&subscriberId=${subscriberId}`,
    );
  expect((await thread()).person.isForAnswersOnly).toBe(false);
  await forward(6 * DAY_MS);
  expect((await thread()).person.isForAnswersOnly).toBe(true);
  await answer('Yes, since today.');
  await mira.getsWhere('the late answer', ({ text }) => text === 'Yes, since today.');
  await forward(DAY_MS);
  expect((await thread()).person).toMatchObject({ windowUntil: null, isForAnswersOnly: false });
  await expect(answer('Are you still there?')).rejects.toThrow('PERSON_SILENT');
});
