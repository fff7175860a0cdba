import { listUnsent, takeBack } from '#features/engine/messaging/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { subjectKey, type Subject } from '../../rules/effect.ts';
import { setTimers, timerKey, type NewTimer } from './timers.ts';

/** The drips or flows that a merchant changed. */
interface Changed {
  shopId: number;
  dripIds?: readonly string[];
  flowIds?: readonly string[];
}

/**
 * Composes the queued messages of changed drips or flows again, with the current settings and texts. The messages keep
 * their expiry times.
 */
export async function recompose(
  tx: Tx,
  { shopId, dripIds = [], flowIds = [] }: Changed,
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  const unsent = await listUnsent(tx, shopId, { sourceIds: dripIds, flowIds });
  for (const [sourceType, of] of Map.groupBy(unsent, (one) => one.sourceType)) {
    const definition = definitions.find(({ type }) => type === sourceType);
    if (!definition) continue;
    const taken = await takeBack(
      tx,
      sourceType,
      of.map((one) => ({ shopId, ...one })),
    );
    const { subjectKind: kind, lifetimeSeconds } = definition;
    await setTimers(
      tx,
      taken.map(({ sourceId: dripId, event: id, eventAt, expiresAt }): NewTimer => {
        const subject: Subject = { kind, id };
        return {
          shopId,
          timerKey: timerKey(dripId, subject),
          kind: sourceType,
          subject: subjectKey(subject),
          dueAt: new Date(expiresAt.getTime() - lifetimeSeconds * 1000),
          payload: { dripId, ...(eventAt && { eventAt: eventAt.toISOString() }) },
        };
      }),
    );
  }
}
