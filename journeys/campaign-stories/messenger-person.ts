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

/**
 * A person with a browser in the store and a phone with Messenger. `chatUrl` is the link of the tool that they sign up with.
 */
export function addPerson(server: OpenServer, chatUrl: string) {
  people += 1;
  const chat = { pageId: PAGE_ID, from: `+49152155502${10 + people}` };
  const url = `${server.environment.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(chat.from)}`;
  const bubbles = async () =>
    ((await ask(url)).body as { bubbles: Bubble[] }).bubbles.filter(({ fromShopper }) => !fromShopper);
  const browser = openBrowser(server, `198.51.100.${100 + people}`);
  const untilProcessed = async () => {
    await server.environment.control('/webhooks/settled');
    await allHandled(server.rows);
  };
  /** Opens the page's chat by a link, and taps Get Started if Messenger shows it. */
  const opensChat = async (ref: string | null) => {
    const { seesGetStarted } = await server.environment.control<{ seesGetStarted: boolean }>(
      '/messenger/open',
      {
        ...chat,
        ref,
      },
    );
    if (seesGetStarted) await server.environment.control('/messenger/get-started', chat);
    await untilProcessed();
  };
  return {
    chat,
    browser,
    bubbles,
    untilProcessed,
    email: `mira${people}@wren.example`,
    async subscriberId(): Promise<string> {
      const [row] = await server.rows<{ subscriber_id: string }>(
        "select subscriber_id from subscribers where channel = 'FB' and right(psid, 13) = $1",
        [chat.from.slice(1)],
      );
      return row?.subscriber_id ?? '';
    },
    opensChat,
    /** Signs up with the tool, in the given browser or in the person's own. */
    async signsUp(where = browser): Promise<string> {
      const ref = await where.taps(chatUrl);
      await opensChat(ref);
      return ref;
    },
    async writes(text: string): Promise<void> {
      await server.environment.control('/messenger/inbound', { ...chat, text });
      await untilProcessed();
    },
    getsWhere: (what: string, isIt: (bubble: Bubble) => boolean) =>
      waitFor(`${what} in the chat`, async () => (await bubbles()).find(isIt)),
  };
}
