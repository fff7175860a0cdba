import { openBeacon } from './beacon.ts';
import { consentOf } from './consent-of.ts';
import { hidden, hide, keep, recall } from './memory.ts';
import type { Page } from './page.ts';
import { readTools } from './read-tools.ts';
import type { ToolApi } from './show-tool.ts';

/** What tools are given; `kept` is called when one has stored something. */
export function makeApi(page: Page, kept: () => void): ToolApi {
  const memory = recall(page);
  const store = () => void consentOf(page).then(({ mayKnow }) => keep(page, memory, mayKnow));
  const api: ToolApi = {
    ...page,
    // A tool stays as it was drawn, also on a phone that is turned.
    device: page.device(),
    memory,
    count: openBeacon(page, memory),
    readTools: (init) => readTools(page, init),
    hide: (toolId) => hide(page, toolId),
    hidden: () => hidden(page),
    closed: () => {
      memory.closes.push(page.now());
      api.keep();
    },
    keep: () => {
      store();
      kept();
    },
  };
  // Not while what it is for is being drawn.
  page.after(1, store);
  return api;
}
