import type { Behaviour, ShowAt } from '#features/product/opt-in-tools/contract/tool-behaviour.ts';
import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import type { ShownTool, StorefrontApi } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import { words } from '#features/product/opt-in-tools/widget-kit/words/en.ts';
import { begin as chooseSide } from './choose-side.ts';
import type { Consent, Page, PartName, Signal } from './page.ts';
import { begin as tryOut } from './try-out.ts';

/** A page without a browser, for tests. */
export interface PageForTests extends Page {
  /** The content of `local` and `session`. */
  kept: { local: Record<string, string>; session: Record<string, string> };
  asked: { path: string; body: unknown }[];
  sent: { path: string; body: unknown }[];
  /** Each tool that was shown, with its API. */
  shown: { tool: PublicTool; api: StorefrontApi }[];
  /** The URLs at which a visit would be reported. */
  watched: string[];
  /** How many bodies the page has had; what was on an earlier one is gone. */
  bodies: number;
  /** The sentences shown to the visitor. */
  sentences: string[];
  /** Ids of the tools that were removed. */
  removed: string[];
  agreed: Consent;
  /** Resolves when the shopper does nothing that a tool over the page would interrupt. */
  whenFree: () => Promise<void>;
  /** The signals that tools wait for. */
  awaited: Parameters<Page['listen']>[1];
  /** Sends a signal; resolves when its effects are visible. */
  report: (signal: Signal) => Promise<void>;
  /** Advances time. */
  wait: (seconds: number) => Promise<void>;
  /** Leaves the page; resolves when its handlers have run. */
  leave: () => Promise<void>;
  clock: number;
  waiting: { at: number; work: () => void }[];
}

/** A page whose server gives these answers in order. A text body stands for invalid JSON. */
export function pageForTests(...answers: { status: number; body: unknown }[]): PageForTests {
  const kept: PageForTests['kept'] = { local: {}, session: {} };
  const page: PageForTests = {
    kept,
    asked: [],
    sent: [],
    shown: [],
    watched: [],
    pageId: 'wren.myshopify.com',
    device: () => 'desktop',
    location: {
      href: 'https://wren.example/products/moss-mug',
      pathname: '/products/moss-mug',
      search: '',
    },
    hasPlace: () => false,
    consent: async () => page.agreed,
    agreed: { mayKnow: true, mayCount: true },
    removed: [],
    awaited: [],
    listen: (onSignal, awaited) => {
      page.awaited = awaited;
      page.report = (signal) => {
        onSignal(signal);
        return settle();
      };
    },
    report: () => Promise.reject(new Error('Nobody listens.')),
    after: (seconds, work) => void page.waiting.push({ at: page.clock + seconds * 1000, work }),
    waiting: [],
    clock: Date.parse('2026-11-22T12:00:00Z'),
    now: () => page.clock,
    wait: (seconds) => letPass(page, seconds),
    ask: async (path, init) => {
      page.asked.push({ path, body: init?.body ? (JSON.parse(init.body as string) as unknown) : null });
      const answer = answers.shift();
      if (!answer) throw new TypeError('the server is away');
      const { status, body } = answer;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
    send: (path, body) => page.sent.push({ path, body: JSON.parse(body) as unknown }),
    load: async () => ({ show: (tool, api) => showOn(page, tool, api), words, whenFree: page.whenFree }),
    whenFree: async () => undefined,
    whenLeft: (work) => {
      page.leave = () => {
        work();
        return settle();
      };
    },
    leave: () => Promise.reject(new Error('Nobody waits for it.')),
    begin: (part, ...given) => beginOn(page, part, given),
    sentences: [],
    bodies: 1,
    local: () => storeOf(kept.local),
    session: () => storeOf(kept.session),
  };
  return page;
}

/** Starts a part as a browser would, without what needs a document. */
async function beginOn(page: PageForTests, part: PartName, given: unknown[]): Promise<unknown> {
  if (part === 'choose-side') return chooseSide(page, ...(given as [PublicTool, string]));
  if (part === 'try-out') return tryOut(page, (sentence) => void page.sentences.push(sentence));
  return page.watched.push(page.location.href);
}

function showOn(page: PageForTests, tool: PublicTool, api: StorefrontApi): ShownTool {
  const { bodies } = page;
  page.shown.push({ tool, api });
  return {
    update: () => undefined,
    remove: () => void page.removed.push(tool.id),
    isThere: () => page.bodies === bodies,
  };
}

/** The same page with storage blocked. */
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
  chatUrl: null,
};

function letPass(page: PageForTests, seconds: number): Promise<void> {
  page.clock += seconds * 1000;
  const due = page.waiting.filter(({ at }) => at <= page.clock);
  page.waiting = page.waiting.filter(({ at }) => at > page.clock);
  for (const { work } of due) work();
  return settle();
}

/** In a test, modules are loaded before any timer runs. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function storeOf(values: Record<string, string>) {
  return {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
  };
}

/** Shown on all pages and devices, to visitors who have not opted in. */
export function behaviourForTests(showAt: ShowAt, value: number | null = null): Behaviour {
  const device = { enabled: true, position: showAt === 'allTime' ? ('right' as const) : null };
  return {
    when: { showAt, value },
    where: { desktop: device, phone: device },
    who: { showAt: 'unOpted' },
    pages: { include: [], exclude: [] },
  };
}
