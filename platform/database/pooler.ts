import type pg from 'pg';

/**
 * The connection pooler in front of the database. `none`: there is none. `transaction`: it gives each transaction a
 * connection and knows named statements, like PgBouncer from 1.21 on. `unnamed`: it does not know them.
 */
export const POOLERS = ['none', 'transaction', 'unnamed'] as const;
export type Pooler = (typeof POOLERS)[number];

/** Makes a pool's connection send its statements without names, which another connection would not know. */
export function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (first: unknown, ...rest: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)) as typeof client.query;
}

function isNamed(first: unknown): first is { name: string; text: string } {
  return typeof first === 'object' && first !== null && 'name' in first && 'text' in first;
}
