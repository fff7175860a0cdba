import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sizeOf } from '#platform/testing/test-sizes.ts';
import { POISONED, type Breakage } from '../../tools/chaos/breaker.ts';
import { ChaosRun } from '../../tools/chaos/run-chaos.ts';
import type { ProgramFiles } from '../../tools/test-environment/bundle-programs.ts';
import { savedEnvironment } from '../../tools/test-environment/run-saved-environment.ts';

const MESSAGES = sizeOf('chaosMessages');
const { isDeep, longestMs } = inject('depth');
/** The faults, and the share of the messages at which each occurs. */
const BREAKAGES: readonly [number, Breakage][] = [
  [0.075, 'killWorker'],
  [0.15, 'misbehave'],
  [0.35, 'freezeWorker'],
  [0.4, 'poison'],
  [0.5, 'killWorker'],
  [0.6, 'restartDatabase'],
  [0.75, 'killApiAndWorker'],
  [0.95, 'killWorker'],
];
/** Long enough for the other workers to take over from a frozen worker before it resumes. */
const frozenMs = isDeep ? 20_000 : 4000;

let chaos: ChaosRun;
let programs: ProgramFiles;
beforeAll(async () => {
  ({ programs } = await savedEnvironment());
});
beforeAll(async () => {
  chaos = await ChaosRun.open({
    programs,
    messages: MESSAGES,
    breakages: BREAKAGES.map(([share, breakage]) => [Math.round(MESSAGES * share), breakage]),
    frozenMs,
    hastensDeaths: !isDeep,
    withinMs: longestMs * 0.7,
  });
});
afterAll(() => chaos.close());

it('loses nothing and sends nothing twice while everything around it fails', async () => {
  const aftermath = await chaos.run();
  const { refused } = aftermath;
  const { unknown = 0, unknownAfterGap = 0, 'no such number': received = 0, ...failed } = aftermath.failed;
  const closed = unknown + unknownAfterGap;
  expect(refused).toBeGreaterThanOrEqual(POISONED);
  // A worker that is killed before it has stored a refusal leaves that offer uncertain, and the offer is closed. A worker that
  // is killed between an offer's line in the journal and its first byte leaves the offer unsent. Each kill can do so once.
  const unsent = closed - (refused - received);
  const kills = BREAKAGES.filter(([, breakage]) => breakage.startsWith('kill')).length;
  expect(unsent, JSON.stringify(aftermath)).toBeLessThanOrEqual(kills);
  const sent = MESSAGES - received - closed;
  expect({ ...aftermath, failed }).toEqual({
    refused,
    leftUnsent: 0,
    broken: {},
    provider: { accepted: sent, byCallbackData: sent, duplicates: [] },
    rollups: { sent, delivered: sent, failed: received + closed },
    failed: {},
  });
});
