import type { ShowAt } from '#features/product/opt-in-tools/contract/tool-behaviour.ts';
import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import type { Device, ToolFile } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';

/** A storage of the browser's. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What a visitor agrees to: not to what is left out. */
export interface Consent {
  /** To be known again. */
  mayKnow?: boolean | undefined;
  /** To be counted. */
  mayCount?: boolean | undefined;
}

/** What happens on a page that a tool may wait for. */
export interface Signal {
  /** How much of the page was seen, in percent. */
  scrolled?: number;
  isLeaving?: boolean;
  /** A theme showed another page without loading one. */
  hasMoved?: boolean;
}

/** Files of their own: what links a Messenger chat, what tells of a known shopper's visits, what a test link shows, and a visitor's side in a comparison. */
export type PartName = 'chat' | 'visits' | 'try-out' | 'choose-side';

/** What the script needs of the page that it stands on. Paths are below the script's own address. */
export interface Page {
  pageId: string;
  /** The shop's active tools, where they came with the script. */
  tools?: readonly PublicTool[];
  device: () => Device;
  location: { href: string; pathname: string; search: string };
  /** Whether it has a place for tools of a type. */
  hasPlace: (type: string) => boolean;
  consent: () => Promise<Consent>;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends what nobody waits for, also from a page that is being left. */
  send: (path: string, body: string) => void;
  /** Calls when the page is left or put aside, and when it is seen again. */
  whenLeft: (work: () => void) => void;
  /** What shows tools of a type, and what they say of themselves in the page's language. */
  load: (type: string) => Promise<ToolFile>;
  /** Loads a part that few pages need, and has it begin; resolves with what comes of it. Rejects when it cannot be loaded. */
  begin: (part: PartName, ...given: unknown[]) => Promise<unknown>;
  /** Calls when something happens that tools wait for, or the page becomes another, with what it is. */
  listen: (hear: (signal: Signal) => void, awaited: readonly (ShowAt | undefined)[]) => void;
  after: (seconds: number, work: () => void) => void;
  now: () => number;
  /** What outlives the session. Throws where storage is forbidden, as the next does. */
  local: () => Store;
  session: () => Store;
}
