import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { OptInTool } from './known-tools.ts';

const VERSION_LENGTH = 16;

/** Returns a short hash of a wording, by which a page says which one it showed. The database computes the same hash. */
export function wordingVersion(wording: string): string {
  return createHash('sha256').update(wording).digest('hex').slice(0, VERSION_LENGTH);
}

/** A page's claim about the wording it showed, and the tool's current one. */
interface Claim {
  tool: OptInTool;
  consentWording: string;
  version: string | undefined;
}

/**
 * Returns for each claim the wording that its page showed, from our own record: the tool's current one, or one of the
 * last day. Null if the tool never had it. An older script that sends no version showed the only wording of that day.
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
