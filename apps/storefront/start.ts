import { chooseTool } from '#features/opt-in-tools/rules/choose-tool.ts';
import type { Beacon } from './beacon.ts';
import { hidden, hide, keep, recall } from './memory.ts';
import type { Page } from './page.ts';
import { readTools } from './read-tools.ts';

/** Shows the tool that this page view is to show, if any. Rejects when the server cannot be reached. */
export async function start(page: Page, beacon: Beacon): Promise<void> {
  const memory = recall(page);
  const { shopper } = memory;
  // Whoever opted in is followed on products; that weighs on nobody else's page.
  if (shopper && page.location.href.includes('/products/')) page.watch();
  const tool = chooseTool(await readTools(page), { ...memory, hidden: hidden(page) });
  if (!tool) return;
  keep(page, memory);
  const { show } = await page.load(tool.type);
  show(tool, {
    ...page,
    memory,
    count: beacon.count,
    readTools: (init) => readTools(page, init),
    hide: (toolId) => hide(page, toolId),
    keep: () => keep(page, memory),
  });
}
