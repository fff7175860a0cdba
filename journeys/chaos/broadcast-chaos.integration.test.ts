import { expect, it } from 'vitest';
import { queueBroadcast } from '../../tools/chaos/queue-broadcast.ts';
import { runChaos } from '../../tools/chaos/run-chaos.ts';
import { savedWorld } from '../../tools/world/run-saved-world.ts';

const MESSAGES = 2000;

it(
  'tells everybody of a broadcast once, while who sends it and who hears back are killed three times',
  { timeout: 1_800_000 },
  async () => {
    const aftermath = await runChaos({
      programs: (await savedWorld()).programs,
      messages: MESSAGES,
      breakages: [
        [300, 'killApiAndWorker'],
        [900, 'killApiAndWorker'],
        [1600, 'killApiAndWorker'],
      ],
      frozenMs: 1000,
      withinMs: 1_500_000,
      queue: queueBroadcast,
    });
    // A worker killed between an offer's line in the journal and its first byte leaves that offer unsent, and it is closed.
    const { unknown = 0, unknownAfterGap = 0, ...failed } = aftermath.failed;
    const closed = unknown + unknownAfterGap;
    expect(closed).toBeLessThanOrEqual(3);
    const sent = MESSAGES - closed;
    expect({ ...aftermath, failed }).toEqual({
      refused: 0,
      leftUnsent: 0,
      broken: {},
      provider: { accepted: sent, byCallbackData: sent, duplicates: [] },
      rollups: { sent, delivered: sent, failed: closed },
      failed: {},
    });
  },
);
