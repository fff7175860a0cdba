import * as z from 'zod/mini';
import { AskedSpan, Scope } from '../contract/overview-calls.ts';
import { daysIn, MOST_DAYS } from './span.ts';

/** What a dashboard is asked for: a scope, or a first and a last day. */
export type AskedDays = { scope: number } | { from: string; to: string };

const Days = z.object(AskedSpan);

/**
 * What an address, or what was kept of one, asks for (`scope=7`, `from=2026-11-01&to=2026-11-07`). Null where it asks for
 * nothing that there is.
 */
export function readAskedDays(query: URLSearchParams): AskedDays | null {
  const { scope, from, to } = Object.fromEntries(query);
  if (from !== undefined && to !== undefined) {
    const read = z.safeParse(Days, { from, to });
    return read.success && from <= to && daysIn({ from, to }) <= MOST_DAYS ? { from, to } : null;
  }
  if (scope === undefined || scope === '') return null;
  const read = z.safeParse(Scope, scope);
  return read.success ? { scope: read.data } : null;
}

/** The same as an address says it. */
export function writeAskedDays(asked: AskedDays): Record<string, string> {
  return 'scope' in asked ? { scope: String(asked.scope) } : asked;
}
