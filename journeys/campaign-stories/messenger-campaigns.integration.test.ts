import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { connectPage, PAGE_ID } from '#tools/world/connect-demo-page.ts';
import { followLink } from '#tools/world/follow-link.ts';
import { allHandled, ask } from '#tools/world/open-server.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { openBrowser } from './messenger-browser.ts';
import { HOUR_MS, openStoryWorld, type StoryWorld } from './story-world.ts';

let world: StoryWorld;
let chatUrl: string;
beforeAll(async () => {
  world = await openStoryWorld();
  const { server, merchant } = world;
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
afterAll(() => world.close());

const whileOn = (type: string, story: () => Promise<void>) => world.merchant.whileOn(type, story, PAGE_ID);

let people = 0;

interface Bubble {
  fromPerson: boolean;
  text: string;
  buttons: { kind: string; url?: string; title: string; payload?: string }[];
  receipt: object | null;
}

/** Somebody with a browser in the store and a phone with Messenger. */
function newPerson() {
  people += 1;
  const { server } = world;
  const chat = { pageId: PAGE_ID, from: `+49152155502${10 + people}` };
  const url = `${server.world.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(chat.from)}`;
  const bubbles = async () =>
    ((await ask(url)).body as { bubbles: Bubble[] }).bubbles.filter(({ fromPerson }) => !fromPerson);
  const browser = openBrowser(server, `198.51.100.${100 + people}`);
  const told = async () => {
    await server.world.control('/webhooks/settled');
    await allHandled(server.rows);
  };
  return {
    chat,
    browser,
    bubbles,
    told,
    email: `mira${people}@wren.example`,
    async subscriberId(): Promise<string> {
      const [row] = await server.rows<{ subscriber_id: string }>(
        "select subscriber_id from subscribers where channel = 'FB' and right(psid, 13) = $1",
        [chat.from.slice(1)],
      );
      return row?.subscriber_id ?? '';
    },
    async signsUp(): Promise<void> {
      const ref = await browser.taps(chatUrl);
      await server.world.control('/messenger/open', { ...chat, ref });
      await server.world.control('/messenger/get-started', chat);
      await told();
    },
    /** Waits for a message with these words; returns it. */
    gets: (text: RegExp) =>
      waitFor(`“${text.source}” in the chat`, async () =>
        (await bubbles()).find((one) => text.test(one.text)),
      ),
    getsWhere: (what: string, isIt: (bubble: Bubble) => boolean) =>
      waitFor(`${what} in the chat`, async () => (await bubbles()).find(isIt)),
  };
}

it('reminds somebody who signed up by the pill of a product that they looked at', async () => {
  const mira = newPerson();
  await whileOn('browserAbandonment', async () => {
    await mira.signsUp();
    await mira.browser.looksAt('fig-candle');
    await world.forward(HOUR_MS + 1000);
    await mira.getsWhere('the reminder', (bubble) => JSON.stringify(bubble).includes('Fig & cedar candle'));
  });
});

it('reminds of a cart, and confirms the order and its parcel, of somebody who signed up by the pill', async () => {
  const mira = newPerson();
  const { server, store } = world;
  await whileOn('abandonedCart', async () => {
    await mira.signsUp();
    await mira.browser.fillsCart('moss-mug');
    const checkout = await mira.browser.givesContact(mira.email);
    await mira.told();
    await world.forward(HOUR_MS + 1000);
    await mira.getsWhere('the reminder', (bubble) => JSON.stringify(bubble).includes('Moss mug'));
    await whileOn('orderReceipt', async () => {
      await mira.browser.pays(checkout);
      await mira.told();
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
    await world.forward(HOUR_MS);
    await waitFor('the parcel', async () => (await mira.bubbles()).length > count);
  });
});

it('knows the browser that opened a link of the chat, once, and tells the store nothing of it', async () => {
  const mira = newPerson();
  const { server } = world;
  const { chat } = mira;
  await server.world.control('/messenger/open', { ...chat, ref: new URL(chatUrl).searchParams.get('ref') });
  await server.world.control('/messenger/get-started', chat);
  const hello = await mira.getsWhere('the welcome', ({ buttons }) =>
    buttons.some(({ kind }) => kind === 'link'),
  );
  const link = hello.buttons.find(({ kind }) => kind === 'link')?.url ?? '';
  const { location } = await followLink(link);
  expect(location).toMatch(/[?&]bb=[\w-]+/);
  await mira.browser.opens(location ?? '');
  expect(mira.browser.address()).not.toContain('bb=');
  // Forwarded to a stranger, whether as the link or as the address that it led to.
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

it('knows the chat’s customer once the store says who is logged in, until somebody else logs in there', async () => {
  const mira = newPerson();
  const { server } = world;
  const customerOf = async () => {
    const [row] = await server.rows<{ customer_id: string | null }>(
      'select s.customer_id from subscribers s where s.subscriber_id = $1',
      [await mira.subscriberId()],
    );
    return row?.customer_id ?? null;
  };
  await mira.signsUp();
  for (const email of [mira.email, `guest-${mira.email}`]) {
    const buyer = openBrowser(server, '198.51.100.250');
    await buyer.fillsCart('moss-mug');
    await buyer.pays(
      await buyer.givesContact(email, email === mira.email ? '0152 15559901' : '0152 15559902'),
    );
  }
  await mira.told();
  const [known] = await server.rows<{ customer_id: string }>(
    'select customer_id from orders where email = $1',
    [mira.email],
  );
  await mira.browser.logsIn(mira.email);
  expect(await customerOf()).toBe(known?.customer_id);
  await mira.browser.logsIn(`guest-${mira.email}`);
  expect(await customerOf()).toBeNull();
  expect(
    await server.rows('select from chat_browsers where subscriber_id = $1', [await mira.subscriberId()]),
  ).toEqual([]);
});

it('believes nobody who says themselves that they are logged in', async () => {
  const { appUrl } = world.server;
  const query = `shop=${DEMO_SHOP}&logged_in_customer_id=7&timestamp=${Math.floor(Date.now() / 1000)}&signature=${'0'.repeat(64)}`;
  const answer = await fetch(`${appUrl}/app-proxy/customer?${query}`, {
    method: 'POST',
    body: JSON.stringify({ chat: 'c'.repeat(20) }),
  });
  expect(answer.status).toBe(401);
});

it('gives a cart to the chat that was linked last, and ends every link with a STOP', async () => {
  const [mira, next] = [newPerson(), newPerson()];
  const { server } = world;
  const linked = () =>
    server.rows<{ subscriber_id: string }>(
      `select subscriber_id from cart_links where cart_token in (select cart_token from cart_links where subscriber_id = any($1))`,
      [[miraId, nextId]],
    );
  await mira.signsUp();
  const miraId = await mira.subscriberId();
  await mira.browser.fillsCart('moss-mug');
  // Somebody else signs up in the same browser, with the same cart.
  const ref = await mira.browser.taps(chatUrl);
  await server.world.control('/messenger/open', { ...next.chat, ref });
  await server.world.control('/messenger/get-started', next.chat);
  await next.told();
  const nextId = await next.subscriberId();
  expect(await linked()).toEqual([{ subscriber_id: nextId }]);
  await server.world.control('/messenger/inbound', { ...next.chat, text: 'Stop' });
  await next.told();
  expect(await linked()).toEqual([]);
  expect(await server.rows('select from chat_browsers where subscriber_id = $1', [nextId])).toEqual([]);
});

it('welcomes somebody who taps Get Started by a tool’s link once, by the tool', async () => {
  const mira = newPerson();
  const { server } = world;
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

it('leaves out people of another page than the connected one, and writes to them again once theirs is back', async () => {
  const mira = newPerson();
  const { server, merchant, store } = world;
  const reach = () => merchant.get<object>(`/database/api/dripCampaign/chatReach?pageId=${DEMO_SHOP}`);
  await mira.signsUp();
  await mira.browser.fillsCart('moss-mug');
  const checkout = await mira.browser.givesContact(mira.email, '0152 15559903');
  const before = await reach();
  expect(before).not.toEqual({ subscribers: 0, linked: 0 });
  const turn = (isOn: boolean) =>
    server.rows(
      "update campaigns set is_on = $1 where channel = 'FB' and type in ('orderReceipt', 'shipmentUpdates')",
      [isOn],
    );
  await turn(true);
  await connectPage(server.appUrl, '223344556677889');
  expect(await reach()).toEqual({ subscribers: 0, linked: 0 });
  await mira.browser.pays(checkout);
  await mira.told();
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
  await world.forward(HOUR_MS);
  await waitFor('the parcel', async () => (await mira.bubbles()).length > count);
  await turn(false);
});
