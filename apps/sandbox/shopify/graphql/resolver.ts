import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Sandbox } from '../../core/sandbox.ts';
import type { StoreRecords } from '../store.ts';

/** The context of a resolver: the store, and the scopes of the token. */
export interface Asked {
  sandbox: Sandbox;
  records: StoreRecords;
  scopes: string[];
  /** Reads a document inside another document. Returns its errors if it has any. */
  readDocument: (query: string) => { document: DocumentNode } | { errors: object[] };
  /** Runs such a document without counting its cost. */
  execute: (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;
}

/** A function that answers a query or mutation. */
export type Resolver = (args: never, asked: Asked) => unknown;

/** Returns the type in `gid://shopify/Order/123`; empty if there is none. */
export function typeOfGid(gid: string): string {
  return /^gid:\/\/shopify\/(\w+)\//.exec(gid)?.[1] ?? '';
}

/** Returns the number in `gid://shopify/Order/123`. */
export function numberOfGid(gid: string): string {
  return gid.split('/').at(-1) ?? '';
}
