import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Sandbox } from '../../core/sandbox.ts';
import type { StoreRecords } from '../store.ts';

/** The context of a resolver: the store, and what the token may do. */
export interface Asked {
  sandbox: Sandbox;
  records: StoreRecords;
  scopes: string[];
  /** Reads a document that is inside another one; what is wrong with it, if anything is. */
  readDocument: (query: string) => { document: DocumentNode } | { errors: object[] };
  /** Runs such a document, without counting what it costs. */
  execute: (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;
}

/** A query or mutation the sandbox can answer. */
export type Resolver = (args: never, asked: Asked) => unknown;

/** The type in `gid://shopify/Order/123`; empty if there is none. */
export function typeOfGid(gid: string): string {
  return /^gid:\/\/shopify\/(\w+)\//.exec(gid)?.[1] ?? '';
}

/** The number in `gid://shopify/Order/123`. */
export function numberOfGid(gid: string): string {
  return gid.split('/').at(-1) ?? '';
}
