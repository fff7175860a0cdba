import type { ToolWidget } from '#features/opt-in-tools/widget-kit/storefront-api.ts';

/** A storage of the browser's. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What the script needs of the page that it stands on. Paths are below the script's own address. */
export interface Page {
  pageId: string;
  /** The shop's privacy policy, undefined or empty when the page names none. */
  privacyUrl: string | undefined;
  location: { href: string };
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends what nobody waits for, also from a page that is being left. */
  send: (path: string, body: string) => void;
  /** What shows tools of a type. */
  load: (type: string) => Promise<ToolWidget>;
  /** Has a known shopper's visit to the page of a product told. */
  watch: () => void;
  /** What outlives the session. Throws where storage is forbidden, as the next does. */
  local: () => Store;
  session: () => Store;
}
