import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { ToolRow } from './tool-queries.ts';

const VERSION_LENGTH = 16;

/** A short name for a wording, by which a page says which one it showed; the database makes the same. */
export function wordingVersion(wording: string): string {
  return createHash('sha256').update(wording).digest('hex').slice(0, VERSION_LENGTH);
}

/**
 * The words that a page showed, of our own record: those the tool has, or had within the last day. Null when it never
 * had them. A script from before it named them showed the only ones there were that day.
 */
export async function findShownWording(
  tx: Tx,
  tool: ToolRow,
  { consentWording, version }: { consentWording: string; version: string | undefined },
): Promise<string | null> {
  if (version === wordingVersion(consentWording)) return consentWording;
  const former = await tx
    .selectFrom('tool_wordings')
    .select(['version', 'wording'])
    .where('shop_id', '=', tool.shop_id)
    .where('tool_id', '=', tool.tool_id)
    .where('replaced_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute();
  if (version === undefined) return former.length === 0 ? consentWording : null;
  return former.find((one) => one.version === version)?.wording ?? null;
}
