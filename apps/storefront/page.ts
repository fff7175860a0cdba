import type { ShopperWords } from '#features/opt-in-tools/widget-kit/shopper-words.ts';
import type { Device, ToolWidget } from '#features/opt-in-tools/widget-kit/storefront-api.ts';

/** A storage of the browser's. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What a visitor agrees to. */
export interface Consent {
  /** To be known again. */
  mayKnow: boolean;
  /** To be counted. */
  mayCount: boolean;
}

/** What happens on a page that a tool may wait for. */
export interface Signal {
  /** How much of the page was seen, in percent. */
  scrolled?: number;
  isLeaving?: boolean;
  /** A theme showed another page without loading one. */
  hasMoved?: boolean;
}

/** What the script needs of the page that it stands on. Paths are below the script's own address. */
export interface Page {
  pageId: string;
  /** The shop's privacy policy, undefined or empty when the page names none. */
  privacyUrl: string | undefined;
  /** Where the store's own addresses begin; ends in a slash. */
  storeRoot: string;
  /** Where our fonts are; ends in a slash. */
  fontRoot: string;
  device: Device;
  location: { href: string; pathname: string; search: string };
  /** Whether it has a place for a tool of pages about an order. */
  hasPlace: () => boolean;
  consent: () => Promise<Consent>;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends what nobody waits for, also from a page that is being left. */
  send: (path: string, body: string) => void;
  /** What shows tools of a type. */
  load: (type: string) => Promise<ToolWidget>;
  /** What tools say of themselves, in the page's language. */
  loadWords: () => Promise<ShopperWords>;
  /** Has a known shopper's visit to the page of a product told. */
  watch: () => void;
  /** Calls when something happens, with what it is. */
  listen: (hear: (signal: Signal) => void) => void;
  after: (seconds: number, work: () => void) => void;
  now: () => number;
  /** What outlives the session. Throws where storage is forbidden, as the next does. */
  local: () => Store;
  session: () => Store;
}
