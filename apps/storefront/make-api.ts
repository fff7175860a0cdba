import { openBeacon } from './beacon.ts';
import { consentOf } from './consent-of.ts';
import { hidden, hide, keep, recall } from './memory.ts';
import type { Page } from './page.ts';
import { readTools } from './read-tools.ts';
import type { ToolApi } from './show-tool.ts';

/** Returns the API for tools. `kept` is called after a tool has stored something. */
export function makeApi(page: Page, kept: () => void): ToolApi {
  const memory = recall(page);
  const store = () => void consentOf(page).then(({ mayKnow }) => keep(page, memory, mayKnow));
  const api: ToolApi = {
    ...page,
    // A tool keeps the layout it was rendered with, even when a phone is rotated.
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
  // Not while the tool is being rendered.
  page.after(1, store);
  return api;
}
