import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { OptInTool } from './known-tools.ts';

const VERSION_LENGTH = 16;

/** A short name for a wording, by which a page says which one it showed; the database makes the same. */
export function wordingVersion(wording: string): string {
  return createHash('sha256').update(wording).digest('hex').slice(0, VERSION_LENGTH);
}

/** What a page says of the words it showed, and which the tool has now. */
interface Claim {
  tool: OptInTool;
  consentWording: string;
  version: string | undefined;
}

/**
 * For each the words that its page showed, of our own record: those the tool has, or had within the last day. Null when
 * it never had them. A script from before it named them showed the only ones there were that day.
 */
export async function findShownWordings(tx: Tx, claims: readonly Claim[]): Promise<(string | null)[]> {
  const isCurrent = ({ version, consentWording }: Claim) => version === wordingVersion(consentWording);
  const former = await findFormer(
    tx,
    claims.filter((claim) => !isCurrent(claim)).map(({ tool }) => tool),
  );
  return claims.map((claim) => {
    const { tool, consentWording, version } = claim;
    if (isCurrent(claim)) return consentWording;
    const ofTool = former.filter(({ toolId }) => toolId === tool.tool_id);
    if (version === undefined) return ofTool.length === 0 ? consentWording : null;
    return ofTool.find((one) => one.version === version)?.wording ?? null;
  });
}

interface Former {
  toolId: string;
  version: string;
  wording: string;
}

async function findFormer(tx: Tx, tools: readonly OptInTool[]): Promise<Former[]> {
  const asked = [...new Set(tools)];
  if (asked.length === 0) return [];
  const { rows } = await sql<Former>`
    select w.tool_id as "toolId", w.version, w.wording
    from unnest(${asked.map((tool) => tool.shop_id)}::bigint[], ${asked.map((tool) => tool.tool_id)}::uuid[])
      as t (shop_id, tool_id)
    join tool_wordings w using (shop_id, tool_id)
    where w.replaced_at > clock_timestamp() - interval '1 day'`.execute(tx);
  return rows;
}
