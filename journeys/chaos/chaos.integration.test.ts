import { expect, it } from 'vitest';
import { POISONED } from '../../tools/chaos/breaker.ts';
import { runChaos } from '../../tools/chaos/run-chaos.ts';
import { savedWorld } from '../../tools/world/run-saved-world.ts';

const MESSAGES = 10_000;
const BREAKAGES: Parameters<typeof runChaos>[0]['breakages'] = [
  [750, 'killWorker'],
  [2000, 'misbehave'],
  [3000, 'freezeWorker'],
  [3500, 'poison'],
  [4000, 'killWorker'],
  [5500, 'restartDatabase'],
  [7500, 'killApiAndWorker'],
  [9750, 'killWorker'],
];
/** Against hanging, and nothing else: a slow or busy machine takes as long as it takes. */
const withinMs = 1_500_000;
/** Longer than a worker may be silent before the others take over from it. */
const frozenMs = 20_000;

it(
  'loses nothing and sends nothing twice while everything around it breaks',
  { timeout: 1_800_000 },
  async () => {
    const aftermath = await runChaos({
      programs: (await savedWorld()).programs,
      messages: MESSAGES,
      breakages: BREAKAGES,
      frozenMs,
      withinMs,
    });
    const { refused } = aftermath;
    const { unknown = 0, unknownAfterGap = 0, 'no such number': heard = 0, ...failed } = aftermath.failed;
    const closed = unknown + unknownAfterGap;
    expect(refused).toBeGreaterThanOrEqual(POISONED);
    // A worker killed before it has written down a refusal leaves that offer in doubt, and it is closed. One killed between an
    // offer's line in the journal and its first byte leaves it unsent: one for each kill.
    const unsent = closed - (refused - heard);
    const kills = BREAKAGES.filter(([, what]) => what.startsWith('kill')).length;
    expect(unsent, JSON.stringify(aftermath)).toBeLessThanOrEqual(kills);
    const sent = MESSAGES - heard - closed;
    expect({ ...aftermath, failed }).toEqual({
      refused,
      leftUnsent: 0,
      broken: {},
      provider: { accepted: sent, byCallbackData: sent, duplicates: [] },
      rollups: { sent, delivered: sent, failed: heard + closed },
      failed: {},
    });
  },
);
