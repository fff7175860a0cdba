import type { PublicTool } from '#features/opt-in-tools/contract/tool.ts';
import type { StorefrontApi } from '#features/opt-in-tools/widget-kit/storefront-api.ts';
import type { Page } from './page.ts';

/** What a browser's page would do, without a browser; for tests. */
export interface PageForTests extends Page {
  /** What `local` and `session` hold. */
  kept: { local: Record<string, string>; session: Record<string, string> };
  asked: { path: string; body: unknown }[];
  sent: { path: string; body: unknown }[];
  /** Each tool that was shown, with what it was given. */
  shown: { tool: PublicTool; api: StorefrontApi }[];
  /** The addresses at which a visit was to be told. */
  watched: string[];
}

/** A page whose server answers each call in its turn; an answer that is a text is no JSON. */
export function pageForTests(...answers: { status: number; body: unknown }[]): PageForTests {
  const kept: PageForTests['kept'] = { local: {}, session: {} };
  const page: PageForTests = {
    kept,
    asked: [],
    sent: [],
    shown: [],
    watched: [],
    pageId: 'wren.myshopify.com',
    privacyUrl: '/policies/privacy-policy',
    location: { href: 'https://wren.example/products/moss-mug' },
    ask: async (path, init) => {
      page.asked.push({ path, body: init?.body ? (JSON.parse(init.body as string) as unknown) : null });
      const answer = answers.shift();
      if (!answer) throw new TypeError('the server is away');
      const { status, body } = answer;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
    send: (path, body) => page.sent.push({ path, body: JSON.parse(body) as unknown }),
    load: async () => ({ show: (tool, api) => page.shown.push({ tool, api }) }),
    watch: () => void page.watched.push(page.location.href),
    local: () => storeOf(kept.local),
    session: () => storeOf(kept.session),
  };
  return page;
}

/** The same where the shopper forbids storage. */
export function withoutStorage(page: PageForTests): PageForTests {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  return Object.assign(page, { local: forbid, session: forbid });
}

export const pill: PublicTool = {
  id: 'pill',
  type: 'persistentPill',
  channel: 'WA',
  settings: { consentWording: 'I agree.' },
  wordingVersion: 'v1',
};

function storeOf(values: Record<string, string>) {
  return {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
  };
}
