import { addToRollups } from '#features/product/analytics/server/index.ts';
import { addToToolDays } from '#features/product/opt-in-tools/server/tool-days.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PastPlaces } from './find-places.ts';
import type { Past } from './past.ts';

/** More people close a card than sign up in it. */
const CLOSED_PER_SIGN_UP = 1.7;

/**
 * Adds to the tools' daily figures how often tools were shown and opened. Beacons report this in the storefront,
 * because visitors who only looked are not stored. Sign-ups are counted from the ledger.
 */
export async function countShown(tx: Tx, places: PastPlaces, past: Past): Promise<void> {
  const { shopId } = places;
  const signUps = Map.groupBy(past.signUps, ({ at, channel, tool }) =>
    [at.slice(0, 10), channel, tool].join(' '),
  );
  const shown = past.impressions.map(({ day, channel, tool, count: impressions }) => {
    const people = signUps.get([day, channel, tool].join(' '))?.length ?? 0;
    const dismissals = Math.round(people * CLOSED_PER_SIGN_UP);
    const toolId = places.toolOf({ channel, tool });
    return { day, channel, tool, toolId, impressions, opens: people + dismissals, dismissals };
  });
  await addToToolDays(
    tx,
    shown.map(({ toolId, day, impressions, opens, dismissals }) => ({
      shopId,
      toolId,
      day,
      counts: { impressions, opens, dismissals },
    })),
  );
  await addToRollups(
    tx,
    shown.map(({ day, channel, tool: type, toolId: id, impressions }) => ({
      shopId,
      day,
      channel,
      source: { kind: 'tool', type, id },
      counts: { impressions },
    })),
  );
}
