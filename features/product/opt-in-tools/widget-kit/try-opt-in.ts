import type { PublicTool } from '../contract/tool.ts';
import type { StorefrontApi } from './storefront-api.ts';

/**
 * What became of it. `confirmUrl` opens the shop's chat with the words that confirm it, or is null when the shop has
 * none; `mustConfirm`: nothing counts before that. A refusal has its sentence, the number that was probably meant where
 * what was typed may be two people's, and the tool as the page has to show it now: what it showed may no longer be what
 * is agreed to.
 */
export type Tried<Tool> =
  | { kind: 'stored'; confirmUrl: string | null; mustConfirm: boolean }
  | (Refused & { kind: 'refused'; error: string; tool: Tool });

/** Why a number was not taken, and the number that was probably meant. */
export interface Refused {
  error?: string;
  proposal?: string | undefined;
}

/** What the server says of an opt-in: how it is confirmed when it was stored, else why it was refused. */
interface Said {
  confirmUrl: string | null;
  mustConfirm: boolean;
  shopperToken: string | null;
  error?: { code?: string; message?: string; proposal?: string };
}

/** Opts a shopper in by their number, and remembers an opt-in that holds; never rejects. */
export async function tryOptIn<Tool extends PublicTool>(
  api: StorefrontApi,
  tool: Tool,
  phone: string,
): Promise<Tried<Tool>> {
  const refused = (error: string, shown = tool, proposal?: string): Tried<Tool> => ({
    kind: 'refused',
    error,
    proposal,
    tool: shown,
  });
  try {
    const answer = await send(api, tool, phone);
    const said = (await answer.json()) as Said;
    if (answer.ok) {
      remember(api, tool, said);
      return { kind: 'stored', ...said };
    }
    const { code, message, proposal } = said.error ?? {};
    if (code !== 'WORDING_CHANGED') {
      const error = proposal ? api.words.didYouMean : sentenceOf(api, answer.status, message);
      return refused(error, tool, proposal);
    }
    // The same tool has the same type, and so its settings.
    const now = (await api.readTools({ cache: 'reload' })).find(({ id }) => id === tool.id) as
      | Tool
      | undefined;
    if (now) return refused(api.words.reworded, now);
  } catch {
    // It is told as what else did not go through.
  }
  return refused(api.words.unreachable);
}

function send(
  { pageId, location, memory: { visitorId }, ask, test }: StorefrontApi,
  { id: toolId, wordingVersion }: PublicTool,
  phone: string,
): Promise<Response> {
  const pageAddress = location.href.slice(0, 2000);
  const locale = navigator.language;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // A text without a type of its own is a simple request: the shopper does not wait for a preflight.
  return ask('opt-ins', {
    method: 'POST',
    body: JSON.stringify({
      pageId,
      toolId,
      wordingVersion,
      phone,
      pageAddress,
      locale,
      timeZone,
      visitorId,
      test,
    }),
  });
}

function remember({ memory, hide, keep }: StorefrontApi, { id, settings }: PublicTool, said: Said): void {
  if (!said.mustConfirm) memory.optedIn.push(id);
  // What is not confirmed yet may be tried again another day; a chat is there for questions, too.
  else if (!('chat' in settings)) hide(id);
  memory.shopper = said.shopperToken ?? memory.shopper;
  keep();
}

/** In the shopper's language; only what we never expect of a shop's page is told in ours. */
function sentenceOf({ words }: StorefrontApi, status: number, message = ''): string {
  if (status === 422) return words.phoneInvalid;
  if (status === 429) return words.tooMany;
  if (status === 404 || status === 409) return words.over;
  return (status < 500 && message) || words.unreachable;
}
