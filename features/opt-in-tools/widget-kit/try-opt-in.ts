import type { PublicTool } from '../contract/tool.ts';
import type { StorefrontApi } from './storefront-api.ts';

/**
 * What became of it. `confirmUrl` opens the shop's chat with the words that confirm it, or is null when the shop has
 * none; `mustConfirm`: nothing counts before that. A refusal has its sentence, and the tool as the page has to show it
 * now: what it showed may no longer be what is agreed to.
 */
export type Tried<Tool> =
  | { kind: 'stored'; confirmUrl: string | null; mustConfirm: boolean }
  | { kind: 'refused'; error: string; tool: Tool };

/** What the server says of an opt-in: how it is confirmed when it was stored, else why it was refused. */
interface Said {
  confirmUrl: string | null;
  mustConfirm: boolean;
  shopperToken: string | null;
  error?: { code?: string; message?: string };
}

/** Opts a shopper in by their number, and remembers an opt-in that holds; never rejects. */
export async function tryOptIn<Tool extends PublicTool>(
  api: StorefrontApi,
  tool: Tool,
  phone: string,
): Promise<Tried<Tool>> {
  const refused = (error: string, shown = tool): Tried<Tool> => ({ kind: 'refused', error, tool: shown });
  try {
    const answer = await send(api, tool, phone);
    const said = (await answer.json()) as Said;
    if (answer.ok) {
      remember(api, tool, said);
      return { kind: 'stored', confirmUrl: said.confirmUrl, mustConfirm: said.mustConfirm };
    }
    const { code, message } = said.error ?? {};
    const tools = code === 'WORDING_CHANGED' ? await api.readTools({ cache: 'reload' }) : [];
    // The same tool has the same type, and so its settings.
    const reworded = tools.find(({ id }) => id === tool.id) as Tool | undefined;
    if (reworded) return refused(api.words.reworded, reworded);
    return refused(sentenceOf(api, code, message));
  } catch {
    return refused(api.words.unreachable);
  }
}

function send(
  { pageId, location, memory: { visitorId }, ask, test }: StorefrontApi,
  { id: toolId, wordingVersion }: PublicTool,
  phone: string,
): Promise<Response> {
  const pageAddress = location.href.slice(0, 2000);
  const locale = navigator.language;
  // A text without a type of its own is a simple request: the shopper does not wait for a preflight.
  return ask('opt-ins', {
    method: 'POST',
    body: JSON.stringify({ pageId, toolId, wordingVersion, phone, pageAddress, locale, visitorId, test }),
  });
}

function remember({ memory, hide, keep }: StorefrontApi, { id }: PublicTool, said: Said): void {
  // What is not confirmed yet may be tried again another day.
  if (said.mustConfirm) hide(id);
  else memory.optedIn.push(id);
  memory.shopper = said.shopperToken ?? memory.shopper;
  keep();
}

function sentenceOf(api: StorefrontApi, code: string | undefined, message: string | undefined): string {
  if (code === 'PHONE_INVALID') return api.words.phoneInvalid;
  if (code === 'TOO_MANY_REQUESTS') return api.words.tooMany;
  return message || api.words.unreachable;
}
