import * as z from 'zod/mini';
import { AskedSpan, Scope } from '../contract/overview-calls.ts';
import { daysIn, MOST_DAYS } from './span.ts';

/** The days that a dashboard shows: a scope, or a first and a last day. */
export type AskedDays = { scope: number } | { from: string; to: string };

const Days = z.object(AskedSpan);

/**
 * Reads the days of an address or of a stored one (`scope=7`, `from=2026-11-01&to=2026-11-07`). Null if they are
 * missing or invalid.
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

/** Returns the days as parameters of an address. */
export function writeAskedDays(asked: AskedDays): Record<string, string> {
  return 'scope' in asked ? { scope: String(asked.scope) } : asked;
}
