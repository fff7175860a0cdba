import type { ShowAt } from '#features/product/opt-in-tools/contract/tool-behaviour.ts';
import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import type { Device, ToolFile } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';

/** A browser storage. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A visitor's consents. A missing one means no. */
export interface Consent {
  /** To be recognised on the next visit. */
  mayKnow?: boolean | undefined;
  /** To be counted. */
  mayCount?: boolean | undefined;
}

/** An event on a page that a tool can wait for. */
export interface Signal {
  /** How much of the page was scrolled, in percent. */
  scrolled?: number;
  isLeaving?: boolean;
  /** A theme changed the page without a reload. */
  hasMoved?: boolean;
}

/**
 * Parts with their own files: linking a Messenger chat, reporting a known shopper's visits, showing a test link, and
 * choosing a variant.
 */
export type PartName = 'chat' | 'visits' | 'try-out' | 'choose-side';

/** The parts of the page that the script uses. Paths are relative to the script's own URL. */
export interface Page {
  pageId: string;
  /** The shop's active tools, if they came with the script. */
  tools?: readonly PublicTool[];
  device: () => Device;
  location: { href: string; pathname: string; search: string };
  /** Whether the page has a place for tools of a type. */
  hasPlace: (type: string) => boolean;
  consent: () => Promise<Consent>;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends without waiting for an answer, also while the page is being left. */
  send: (path: string, body: string) => void;
  /** Calls back when the page is left or hidden, and when it is visible again. */
  whenLeft: (work: () => void) => void;
  /** Loads the code of a tool type, with its texts in the page's language. */
  load: (type: string) => Promise<ToolFile>;
  /** Loads a part and starts it; resolves with its result. Rejects when it cannot be loaded. */
  begin: (part: PartName, ...given: unknown[]) => Promise<unknown>;
  /** Calls back with each signal that tools wait for, and when the page changes. */
  listen: (onSignal: (signal: Signal) => void, awaited: readonly (ShowAt | undefined)[]) => void;
  after: (seconds: number, work: () => void) => void;
  now: () => number;
  /** Storage that outlives the session. Throws where storage is blocked, as does the next. */
  local: () => Store;
  session: () => Store;
}
