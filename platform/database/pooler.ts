import type pg from 'pg';

/**
 * What stands between us and the database. `none`: nothing. `transaction`: a pooler that gives each transaction a
 * connection and knows named statements, as PgBouncer from 1.21 on. `unnamed`: one that does not know them.
 */
export const POOLERS = ['none', 'transaction', 'unnamed'] as const;
export type Pooler = (typeof POOLERS)[number];

/** Has a connection of a pool send its statements without their names, which another connection would not know. */
export function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (first: unknown, ...rest: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)) as typeof client.query;
}

function isNamed(first: unknown): first is { name: string; text: string } {
  return typeof first === 'object' && first !== null && 'name' in first && 'text' in first;
}
