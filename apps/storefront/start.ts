import { openBeacon } from './beacon.ts';
import { FROM_US, hidden, hide, keep, OUR_NAME, recall } from './memory.ts';
import type { Consent, Page } from './page.ts';
import { readTools } from './read-tools.ts';
import { showTool, type ToolApi } from './show-tool.ts';
import { Turns } from './turns.ts';

/** Shows what this page view is to show, when it is to show it. Rejects when the server cannot be reached. */
export async function start(page: Page): Promise<void> {
  const { search, pathname } = page.location;
  // Whoever opted in is followed on products; that weighs on nobody else's page.
  if (pathname.includes('/products/') && recall(page).shopper) page.watch();
  const query = new URLSearchParams(search);
  if (query.get('utm_source') === OUR_NAME) hide(page, FROM_US);
  const test = query.get('bellbird-test') || undefined;
  const tools = (!test && page.tools) || (await readTools(page, test));
  if (!tools[0]) return;
  if (test) await showTool(page, makeApi(page, test), tools[0]);
  else new Turns(page, (kept) => makeApi(page, test, kept), tools).begin();
}

/** What tools are given; `kept` is called when one has stored something. */
function makeApi(page: Page, test?: string, kept?: () => void): ToolApi {
  const memory = recall(page);
  // What a visitor agrees to may change while the page is open, there or in another tab. Who cannot be asked agrees to nothing.
  const ask = (then: (consent: Consent) => void): unknown =>
    test || page.consent().then(then, () => then({}));
  const store = () => ask(({ mayKnow }) => keep(page, memory, mayKnow));
  const api: ToolApi = {
    ...page,
    // A tool stays as it was drawn, also on a phone that is turned.
    device: page.device(),
    memory,
    test,
    count: openBeacon(page, ask, memory),
    readTools: (init) => readTools(page, test, init),
    hide: (toolId) => test || hide(page, toolId),
    hidden: () => hidden(page),
    closed: () => {
      memory.closes.push(page.now());
      api.keep();
    },
    keep: () => {
      store();
      kept?.();
    },
  };
  // Not while what it is for is being drawn.
  page.after(1, store);
  return api;
}
