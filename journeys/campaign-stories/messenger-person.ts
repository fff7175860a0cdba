import { PAGE_ID } from '#tools/test-environment/connect-demo-page.ts';
import { allHandled, ask, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { openBrowser } from './messenger-browser.ts';

let people = 0;

export interface Bubble {
  fromShopper: boolean;
  text: string | null;
  buttons: { kind: string; url?: string; title: string; payload?: string }[];
  receipt: object | null;
}

/** Somebody with a browser in the store and a phone with Messenger. `chatUrl`: of the tool that they sign up by. */
export function addPerson(server: OpenServer, chatUrl: string) {
  people += 1;
  const chat = { pageId: PAGE_ID, from: `+49152155502${10 + people}` };
  const url = `${server.environment.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(chat.from)}`;
  const bubbles = async () =>
    ((await ask(url)).body as { bubbles: Bubble[] }).bubbles.filter(({ fromShopper }) => !fromShopper);
  const browser = openBrowser(server, `198.51.100.${100 + people}`);
  const told = async () => {
    await server.environment.control('/webhooks/settled');
    await allHandled(server.rows);
  };
  /** Opens the page's chat by a link, and taps Get Started where Messenger offers it. */
  const opensChat = async (ref: string | null) => {
    const { seesGetStarted } = await server.environment.control<{ seesGetStarted: boolean }>(
      '/messenger/open',
      {
        ...chat,
        ref,
      },
    );
    if (seesGetStarted) await server.environment.control('/messenger/get-started', chat);
    await told();
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
    opensChat,
    /** Signs up by the tool, in another browser than their own if one is given. */
    async signsUp(where = browser): Promise<string> {
      const ref = await where.taps(chatUrl);
      await opensChat(ref);
      return ref;
    },
    async writes(text: string): Promise<void> {
      await server.environment.control('/messenger/inbound', { ...chat, text });
      await told();
    },
    getsWhere: (what: string, isIt: (bubble: Bubble) => boolean) =>
      waitFor(`${what} in the chat`, async () => (await bubbles()).find(isIt)),
  };
}
