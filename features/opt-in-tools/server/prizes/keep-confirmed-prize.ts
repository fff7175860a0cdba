import '#features/consent/contract/consent-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { readTool } from '../read-tool.ts';
import { keepPrizes } from './prizes.ts';

/** Who confirmed a sign-up has earned what the tool gives by that: their welcome brings it. */
export async function keepConfirmedPrize(
  tx: Tx,
  { shopId, subscriberId, toolId }: DomainEvents['consentConfirmed'],
  ctx: Context,
): Promise<void> {
  const found = toolId === null ? null : await readTool(ctx, tx, { shopId, toolId });
  if (found) await keepPrizes(ctx, tx, [{ ...found, subscriberId }]);
}
