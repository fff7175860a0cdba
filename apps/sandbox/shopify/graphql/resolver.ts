import type { Sandbox } from '../../core/sandbox.ts';
import type { StoreRecords } from '../store.ts';

/** What a resolver is given: the store that was asked, and what the token may do. */
export interface Asked {
  sandbox: Sandbox;
  records: StoreRecords;
  scopes: string[];
}

/** A query or mutation the sandbox can answer. */
export type Resolver = (args: never, asked: Asked) => unknown;

/** The number in `gid://shopify/Order/123`. */
export function numberOfGid(gid: string): string {
  return gid.split('/').at(-1) ?? '';
}
