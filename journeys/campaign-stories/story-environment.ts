import type { CampaignAnalytics, getDrips } from '#features/product/automations/contract/automation-calls.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { followLink } from '#tools/test-environment/follow-link.ts';
import { allHandled, ask, openServer, optIn, type OpenServer } from '#tools/test-environment/open-server.ts';
import { logIn } from '#tools/test-environment/start-environment.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

/** The parts of a message on a phone that stories check. */
interface Bubble {
  id: string;
  fromShopper: boolean;
  text: string;
  buttons: (
    | { kind: 'link'; title: string; url: string }
    | { kind: 'reply'; title: string; payload: string }
    | { kind: 'call'; title: string }
  )[];
}

/** A campaign's figures as the call returns them. */
export type Numbers = Partial<CampaignAnalytics>;

/** Numbers above this one: a number's last four digits can make the sandbox misbehave. */
const LAST_STRANGE_NUMBER = 402_000;

/** A campaign that messaged one person, who read the message and followed its link. */
export const ONE_EACH: Numbers = { sent: 1, delivered: 1, readNumber: 1, CTRNumber: 1, read: 100, CTR: 100 };

/** Returns an order's total in cents. */
export const minorOf = ({ total }: { total: string }) => Math.round(Number(total) * 100);

export type StoryEnvironment = Awaited<ReturnType<typeof openStoryEnvironment>>;

/**
 * An environment in which each campaign's story has its own people: they opt in on the storefront, buy in the store,
 * and read and tap on their phones. The merchant turns the campaign on meanwhile and reads its figures.
 */
export async function openStoryEnvironment() {
  const server = await openServer();
  const merchant = merchantOf(server);
  // Stories happen at any hour, and one person gets several messages.
  await merchant.post('/database/api/messages/setSendingLimits', {
    shopUrl: DEMO_SHOP,
    limits: { quietHours: null, mostInDay: null, mostInWeek: null, mostInMonth: null, talkHours: null },
  });
  let people = 0;
  return {
    server,
    merchant,
    store: storeOf(server),
    forward: server.environment.forward,
    /** A person who opts in on the storefront, and their browser. */
    async subscriber() {
      people += 1;
      const phone = `+4915123${String(LAST_STRANGE_NUMBER + people)}`;
      const { status, body } = await optIn(server, { phone, ip: `198.51.100.${people}` });
      if (status !== 200) throw new Error(`The opt-in answered ${status}: ${JSON.stringify(body)}`);
      return personOf(server, phone, (body as { shopperToken: string }).shopperToken);
    },
    close: () => server.close(),
  };
}

function merchantOf(server: OpenServer) {
  const { appUrl } = server.environment;
  let browser = server.environment.merchant;
  /** Stories take weeks, and a session expires before that. */
  const asMerchant = <T>(call: () => Promise<T>): Promise<T> =>
    call().catch(async (failure: Error) => {
      if (!failure.message.includes('NOT_LOGGED_IN')) throw failure;
      browser = await logIn(appUrl);
      return call();
    });
  const get = async <Body>(path: string) =>
    (await asMerchant(() => browser.get(`${appUrl}${path}`))).body as Body;
  const post = (path: string, body: object) => asMerchant(() => browser.post(`${appUrl}${path}`, body));
  const drip = async (index: string, channel: Channel = 'WA') => {
    const pageId = channel === 'WA' ? DEMO_SHOP : await facebookPage();
    const { drips } = await get<ResponseOf<typeof getDrips>>(
      `/database/api/dripCampaign/getDripsStatus?pageId=${pageId}`,
    );
    const found = drips.find(({ dripAttributes }) => dripAttributes.dripIndex === index);
    if (!found) throw new Error(`There is no drip ${index}.`);
    return found;
  };
  const facebookPage = async () =>
    (await get<{ user: { pageId: string } }>('/auth/login/success')).user.pageId;
  return {
    get,
    post,
    drip,
    /** Turns a campaign on only during its story, so that its figures are those of the story. */
    async whileOn(type: string, story: () => Promise<void>, pageId = DEMO_SHOP): Promise<void> {
      const turn = (state: boolean) => post('/redis/setDripStatus', { pageId, type, state });
      await turn(true);
      try {
        await story();
      } finally {
        await turn(false);
      }
    },
    async change(index: string, attributes: object) {
      const { dripId } = await drip(index);
      return post('/database/api/updateDripAttributes', { pageId: DEMO_SHOP, dripId, attributes });
    },
    /** Waits until a campaign's figures are as expected. */
    seesNumbers: (type: string, expected: Numbers, channel: Channel = 'WA', pageId = DEMO_SHOP) =>
      waitToSee(`the numbers of ${type}`, expected, () =>
        get(`/database/api/dripCampaign/analytics?pageId=${pageId}&type=${type}&channel=${channel}`),
      ),
  };
}

/** Waits until the value contains everything that is expected. A failure reports the last value. */
async function waitToSee(what: string, expected: object, look: () => Promise<object>): Promise<void> {
  let seen: object = {};
  const isThere = async () => {
    seen = await look();
    return Object.entries(expected).every(([key, value]) => Reflect.get(seen, key) === value);
  };
  await waitFor(what, isThere).catch((failure: unknown) => {
    throw new Error(`Of ${what} there was ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}.`, {
      cause: failure,
    });
  });
}

/** Waits until every event in the store or on a phone was sent and processed. */
async function allProcessed({ environment, rows }: OpenServer): Promise<void> {
  await environment.control('/webhooks/settled');
  await allHandled(rows);
}

interface Placed {
  orderId: string;
  name: string;
  total: string;
}

function storeOf(server: OpenServer) {
  const act = <Answer>(path: string, body: object = {}) =>
    server.environment.control<Answer>(`/shops/${DEMO_SHOP}${path}`, body);
  const untilProcessed = async <T>(acting: Promise<T>): Promise<T> => {
    const answer = await acting;
    await allProcessed(server);
    return answer;
  };
  const fillCart = (phone: string, handle: string) =>
    untilProcessed(
      act<{ token: string; total: string }>('/checkouts', {
        phone,
        firstName: 'Lena',
        lastName: 'Vogel',
        lines: [{ handle, quantity: 1 }],
      }),
    );
  const checkOut = (token: string, payment: 'card' | 'cod', landingSite?: string) =>
    untilProcessed(
      act<Placed>(`/checkouts/${token}/complete`, { payment, ...(landingSite && { landingSite }) }),
    );
  return {
    fillCart,
    checkOut,
    async order(phone: string, handle: string, payment: 'card' | 'cod' = 'card') {
      const { token } = await fillCart(phone, handle);
      return checkOut(token, payment);
    },
    /** An action of the merchant on an order in the store's admin. */
    with: ({ orderId }: { orderId: string }, does: string, how: object = {}) =>
      untilProcessed(act<object>(`/orders/${orderId}/${does}`, how)),
    payDraft: (id: string) => untilProcessed(act<{ id: number }>(`/drafts/${id}/pay`)),
    read: <Answer>(path: string) => server.environment.control<Answer>(`/shops/${DEMO_SHOP}${path}`),
    act,
  };
}

function personOf(server: OpenServer, phone: string, shopperToken: string) {
  const thread = (path = '', body?: object) =>
    ask(`${server.environment.sandboxUrl}/phone/threads/${encodeURIComponent(phone)}${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const bubbles = async () =>
    ((await thread()).body as { bubbles: Bubble[] }).bubbles.filter((one) => !one.fromShopper);
  return {
    phone,
    shopperToken,
    bubbles,
    /** Waits for this many messages on the phone, and returns the last one. */
    async gets(count: number): Promise<Bubble> {
      const all = await waitFor(`message ${count} on the phone`, async () => {
        const here = await bubbles();
        return here.length >= count && here;
      });
      if (all.length > count) throw new Error(`There are ${all.length} messages: ${textsOf(all)}`);
      const last = all.at(-1);
      if (!last) throw new Error('There is no message.');
      return last;
    },
    /** Opens the thread, which marks its messages as read. */
    async reads(): Promise<void> {
      await thread('/read', {});
    },
    async taps(bubble: Bubble, title: RegExp): Promise<void> {
      const button = bubble.buttons.find((one) => one.kind === 'reply' && title.test(one.title));
      if (button?.kind !== 'reply') throw new Error(`There is no answer ${title} below “${bubble.text}”.`);
      await thread('/tap', { messageId: bubble.id, payload: button.payload, title: button.title });
      await allProcessed(server);
    },
    async writes(text: string): Promise<void> {
      await thread('/text', { text });
      await allProcessed(server);
    },
    /** Opens the link below a message; returns its target. */
    async follows(bubble: Bubble): Promise<string> {
      const link = bubble.buttons.find((one) => one.kind === 'link');
      if (link?.kind !== 'link') throw new Error(`There is no link below “${bubble.text}”.`);
      const { location, status } = await followLink(link.url);
      if (!location) throw new Error(`${link.url} answered ${status}`);
      return location;
    },
  };
}

export type Person = ReturnType<typeof personOf>;

const textsOf = (bubbles: readonly Bubble[]) => bubbles.map(({ text }) => text).join(' | ');
