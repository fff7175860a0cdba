import type { Beacon } from './beacon.ts';
import { FROM_US, hide, keep, recall } from './memory.ts';
import type { Consent, Page } from './page.ts';
import { readTools } from './read-tools.ts';
import { showTool, type ToolApi } from './show-tool.ts';
import { Turns } from './turns.ts';

/** The source that our messages' links name. */
const OUR_LINKS = 'bellbird';

/** Shows what this page view is to show, when it is to show it. Rejects when the server cannot be reached. */
export async function start(page: Page, beacon: Beacon): Promise<void> {
  const memory = recall(page);
  const { search, pathname } = page.location;
  // Whoever opted in is followed on products; that weighs on nobody else's page.
  if (memory.shopper && pathname.includes('/products/')) page.watch();
  const query = new URLSearchParams(search);
  if (query.get('utm_source') === OUR_LINKS) hide(page, FROM_US);
  const test = query.get('bellbird-test') ?? undefined;
  const tools = await readTools(page, test);
  if (!tools[0]) return;
  // What a visitor agrees to may change while the page is open, there or in another tab.
  const ask = (then: (consent: Consent) => void) => test || void page.consent().then(then);
  const api: ToolApi = {
    ...page,
    memory,
    test,
    count: (toolId, kind) =>
      ask(({ mayKnow, mayCount }) => {
        beacon.visitorId = mayKnow ? memory.visitorId : undefined;
        if (mayCount) beacon.count(toolId, kind);
      }),
    readTools: (init) => readTools(page, test, init),
    hide: (toolId) => test || hide(page, toolId),
    closed: () => {
      memory.closes.push(page.now());
      api.keep();
    },
    keep: () => ask(({ mayKnow }) => keep(page, memory, mayKnow)),
  };
  api.keep();
  if (test) await showTool(page, api, tools[0]);
  else new Turns(page, api, tools).begin();
}
