import { SERVER_URL } from './server-url.ts';

/** The parts of the shop's public document that the checkout reads. */
export interface BlockTool {
  id: string;
  type: string;
  channel: string;
  wordingVersion: string;
  chatUrl: string | null;
  settings: {
    consentWording: string;
    views: { open: Card & { submitText: string }; completed: Card };
    messenger?: { optinText: string };
  };
}

interface Card {
  title: { text: string };
  subtitle: { text: string };
  text: { text: string };
}

/** The result of a sign-up. `word` is the name of the sentence that explains a refusal. */
export type Tried =
  | { kind: 'stored'; confirmUrl: string | null; mustConfirm: boolean }
  | { kind: 'refused'; word: 'phoneInvalid' | 'tooMany' | 'reworded' | 'unreachable' }
  /** The typed number can be two people's number. `proposal` is the probable one. */
  | { kind: 'asked'; proposal: string };

const REFUSALS: Record<string, 'phoneInvalid' | 'tooMany' | 'reworded'> = {
  PHONE_INVALID: 'phoneInvalid',
  TOO_MANY_REQUESTS: 'tooMany',
  WORDING_CHANGED: 'reworded',
};

/** Returns the tools that the shop shows for orders, WhatsApp tools first. Empty while the server is unavailable. */
export async function readBlockTools(pageId: string, fresh = false): Promise<BlockTool[]> {
  try {
    const url = `${SERVER_URL}/storefront/tools?pageId=${encodeURIComponent(pageId)}`;
    const answer = await fetch(url, fresh ? { cache: 'reload' } : {});
    if (!answer.ok) return [];
    const { tools } = (await answer.json()) as { tools: BlockTool[] };
    const ofType = (type: string) => tools.filter((tool) => tool.type === type);
    return [...ofType('checkoutWidget'), ...ofType('orderUpdates')];
  } catch {
    return [];
  }
}

/** Reports that a buyer was shown the tool. A failed report changes nothing here. */
export async function countShown(pageId: string, { id: toolId }: BlockTool): Promise<void> {
  try {
    const body = JSON.stringify({ pageId, events: [{ toolId, kind: 'impression' }] });
    await fetch(`${SERVER_URL}/storefront/events`, { method: 'POST', body, keepalive: true });
  } catch {
    // A failed request only loses a count.
  }
}

/** Signs a buyer up with the typed number. Never rejects. */
export async function signUp(pageId: string, tool: BlockTool, phone: string, locale: string): Promise<Tried> {
  try {
    const answer = await fetch(`${SERVER_URL}/storefront/opt-ins`, {
      method: 'POST',
      body: JSON.stringify({
        pageId,
        toolId: tool.id,
        wordingVersion: tool.wordingVersion,
        phone: phone.slice(0, 32),
        // The checkout's page has no URL in the store.
        pageAddress: '',
        locale: locale.slice(0, 35),
        visitorId: `checkout-${Math.random().toString(36).slice(2, 12).padEnd(10, '0')}`,
      }),
    });
    const reply = (await answer.json()) as {
      confirmUrl: string | null;
      mustConfirm: boolean;
      error?: { code?: string; proposal?: string };
    };
    if (answer.ok) return { kind: 'stored', confirmUrl: reply.confirmUrl, mustConfirm: reply.mustConfirm };
    const proposal = reply.error?.proposal;
    if (proposal !== undefined) return { kind: 'asked', proposal };
    return { kind: 'refused', word: REFUSALS[reply.error?.code ?? ''] ?? 'unreachable' };
  } catch {
    return { kind: 'refused', word: 'unreachable' };
  }
}
