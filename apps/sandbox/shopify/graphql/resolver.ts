import type { Sandbox } from '../../core/sandbox.ts';
import type { StoreRooms } from '../store.ts';

/** What a resolver is given: the store that was asked, and what the token may do. */
export interface Asked {
  sandbox: Sandbox;
  rooms: StoreRooms;
  scopes: string[];
}

/** A query or mutation the sandbox can answer. */
export type Answer = (args: never, asked: Asked) => unknown;

/** The number in `gid://shopify/Order/123`. */
export function numberOfGid(gid: string): string {
  return gid.split('/').at(-1) ?? '';
}
