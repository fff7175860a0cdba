import type { Page } from '@playwright/test';
import { test as pillTest } from './pill-fixture.ts';

type Settings = Record<string, unknown>;

interface Tools {
  /** Shows only this tool in the shop. The settings override the tool's own. */
  only: (type: string, channel: 'WA' | 'FB', settings?: Settings) => Promise<void>;
}

/** The shop's environment, in which a journey chooses the active tools. */
export const test = pillTest.extend<{ tools: Tools }>({
  tools: async ({ rows }, use) => {
    const only: Tools['only'] = async (type, channel, settings = {}) => {
      await rows(
        `update opt_in_tools set is_active = (type = $1 and channel = $2),
           settings = case when type = $1 and channel = $2 then $3::jsonb else settings end`,
        [type, channel, JSON.stringify(settings)],
      );
    };
    await use({ only });
  },
});

/** Returns when, where and to whom a tool is shown: on all pages and devices, to visitors who have not opted in. */
export function showing(
  showAt: string,
  value: number | null = null,
  position: string | null = null,
): Settings {
  return {
    when: { showAt, value },
    where: { desktop: { enabled: true, position }, phone: { enabled: true, position } },
    who: { showAt: 'unOpted' },
    pages: { include: [], exclude: [] },
  };
}

/** Returns the text or label of the focused element, in shadow roots too. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    // After the last element the browser's own toolbar has the focus.
    if (one === document.body) return '';
    return one?.getAttribute('aria-label') || one?.id || one?.textContent || '';
  })()`);
}

interface Documented {
  tools: ({ id: string; chatUrl: string | null; experiment?: object } | null)[];
}

/** Gives Messenger's tools a chat, as in a shop with a connected page. */
export async function withChat(page: Page): Promise<void> {
  await withDocument(page, ({ tools }) => {
    for (const tool of tools) if (tool) tool.chatUrl ??= `https://m.me/1?ref=tool-${tool.id}`;
  });
}

/** Changes the tools document in every response that carries it. */
export async function withDocument(page: Page, change: (document: Documented) => void): Promise<void> {
  await page.route('**/storefront/embed.js?**', async (route) => {
    const response = await route.fetch();
    const [hint = '', given = '', ...script] = (await response.text()).split('\n');
    const [, to = '', json = ''] = /^(.+?\.\.\.)(.+)\};$/.exec(given) ?? [];
    const document = JSON.parse(json) as Documented;
    change(document);
    const body = [hint, `${to}${JSON.stringify(document)}};`, ...script].join('\n');
    await route.fulfill({ response, body });
  });
}
