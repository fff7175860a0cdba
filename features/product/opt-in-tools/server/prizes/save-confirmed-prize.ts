import '#features/foundations/consent/contract/consent-events.ts';
import { confirmBrowser } from '#features/foundations/visits/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { readTool } from '../read-tool.ts';
import { adoptPrize, savePrizes } from './prizes.ts';

/**
 * Records that a person confirmed a sign-up by their own message: its browser is theirs from now on, and so is its
 * prize. The welcome has the code.
 */
export async function saveConfirmedPrize(
  tx: Tx,
  { shopId, subscriberId, toolId, code }: DomainEvents['consentConfirmed'],
  ctx: Context,
): Promise<void> {
  const tokenHash = await confirmBrowser(tx, { shopId, code, subscriberId });
  const found = toolId === null ? null : await readTool(ctx, tx, { shopId, toolId });
  if (!found) return;
  const person = { shopId, toolId: found.tool.tool_id, subscriberId };
  if (tokenHash !== null) await adoptPrize(ctx, tx, { ...person, tokenHash });
  await savePrizes(ctx, tx, [{ ...found, subscriberId, tokenHash: null }]);
}
