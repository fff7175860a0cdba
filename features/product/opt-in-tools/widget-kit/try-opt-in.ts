import type { PublicTool } from '../contract/tool.ts';
import type { StorefrontApi } from './storefront-api.ts';

/**
 * The result of an opt-in. `confirmUrl` opens the shop's chat with the text that confirms it, or is null if the shop
 * has none. With `mustConfirm` nothing counts before that. A refusal has its sentence, the probable number if the typed
 * one is unclear, and the tool as the page has to show it now, because the wording may have changed.
 */
export type Tried<Tool> =
  | { kind: 'stored'; confirmUrl: string | null; mustConfirm: boolean }
  | (Refused & { kind: 'refused'; error: string; tool: Tool });

/** The reason why a number was refused, and the probable number. */
export interface Refused {
  error?: string;
  proposal?: string | undefined;
}

/** The server's answer to an opt-in: how it is confirmed, or why it was refused. */
interface OptInResponse {
  confirmUrl: string | null;
  mustConfirm: boolean;
  shopperToken: string | null;
  error?: { code?: string; message?: string; proposal?: string };
}

/** Opts a shopper in by their number, and remembers a valid opt-in. Never rejects. */
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
    const response = (await answer.json()) as OptInResponse;
    if (answer.ok) {
      remember(api, tool, response);
      return { kind: 'stored', ...response };
    }
    const { code, message, proposal } = response.error ?? {};
    if (code !== 'WORDING_CHANGED') {
      const error = proposal ? api.words.didYouMean : sentenceOf(api, answer.status, message);
      return refused(error, tool, proposal);
    }
    // The same tool has the same type, and so the same kind of settings.
    const now = (await api.readTools({ cache: 'reload' })).find(({ id }) => id === tool.id) as
      | Tool
      | undefined;
    if (now) return refused(api.words.reworded, now);
  } catch {
    // Reported like any other failure.
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
  // A text without a content type is a simple request, so the shopper does not wait for a preflight.
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

function remember(
  { memory, hide, keep }: StorefrontApi,
  { id, settings }: PublicTool,
  response: OptInResponse,
): void {
  if (!response.mustConfirm) memory.optedIn.push(id);
  // An unconfirmed opt-in can be repeated another day. A chat stays, because it is also for questions.
  else if (!('chat' in settings)) hide(id);
  memory.shopper = response.shopperToken ?? memory.shopper;
  keep();
}

/** Returns the sentence in the shopper's language. Only errors that a shop's page never causes are in ours. */
function sentenceOf({ words }: StorefrontApi, status: number, message = ''): string {
  if (status === 422) return words.phoneInvalid;
  if (status === 429) return words.tooMany;
  if (status === 404 || status === 409) return words.over;
  return (status < 500 && message) || words.unreachable;
}
