import type { PublicTool } from '#features/opt-in-tools/contract/tool.ts';
import type { OptInAnswer } from '#features/opt-in-tools/widget-kit/storefront-api.ts';
import { hide, keep, type Memory } from './memory.ts';
import type { Page } from './page.ts';
import { readTools } from './read-tools.ts';

/** What the server says of an opt-in: how it is confirmed when it was stored, else why it was refused. */
interface Said {
  confirmUrl: string | null;
  mustConfirm: boolean;
  shopperToken: string | null;
  error?: { code?: string; message?: string };
}

/** Sends an opt-in, and remembers one that holds. Rejects when the server cannot be reached. */
export async function optIn<Tool extends PublicTool>(
  page: Page,
  memory: Memory,
  { id: toolId, wordingVersion }: Tool,
  phone: string,
): Promise<OptInAnswer<Tool>> {
  // A text without a type of its own is a simple request: the shopper does not wait for a preflight.
  const answer = await page.ask('opt-ins', {
    method: 'POST',
    body: JSON.stringify({
      pageId: page.pageId,
      toolId,
      wordingVersion,
      phone,
      pageAddress: page.location.href.slice(0, 2000),
      locale: navigator.language,
      visitorId: memory.visitorId,
    }),
  });
  const said = (await answer.json()) as Said;
  if (answer.ok) {
    // What is not confirmed yet may be tried again another day.
    if (said.mustConfirm) hide(page, toolId);
    else memory.optedIn.push(toolId);
    memory.shopper = said.shopperToken ?? memory.shopper;
    keep(page, memory);
    return { confirmUrl: said.confirmUrl, mustConfirm: said.mustConfirm, kind: 'stored' };
  }
  const { code = '', message = '' } = said.error ?? {};
  const tools = code === 'WORDING_CHANGED' ? await readTools(page, { cache: 'reload' }) : [];
  // The same tool has the same type, and so its settings.
  const tool = tools.find(({ id }) => id === toolId) as Tool | undefined;
  return tool ? { kind: 'reworded', tool } : { kind: 'refused', code, message };
}
