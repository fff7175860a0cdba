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
    const error = said.error ?? {};
    const tools = error.code === 'WORDING_CHANGED' ? await api.readTools({ cache: 'reload' }) : [];
    // The same tool has the same type, and so its settings.
    const reworded = tools.find(({ id }) => id === tool.id) as Tool | undefined;
    if (reworded) return refused(api.words.reworded, reworded);
    return refused(sentenceOf(api, error));
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

const WORDS = {
  PHONE_INVALID: 'phoneInvalid',
  TOO_MANY_REQUESTS: 'tooMany',
  TOOL_NOT_ACTIVE: 'over',
  NOT_FOUND: 'over',
  SENDER_NOT_CONNECTED: 'over',
} as const;

/** In the shopper's language; what only a test link is refused for, in ours: no shopper has one. */
function sentenceOf(api: StorefrontApi, { code = '', message = '' }: NonNullable<Said['error']>): string {
  if (code === 'TEST_LINK_EXPIRED') return message;
  return api.words[code in WORDS ? WORDS[code as keyof typeof WORDS] : 'unreachable'];
}
