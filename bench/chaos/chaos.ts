import { POISONED, type Breakage } from '../../tools/chaos/breaker.ts';
import { runChaos } from '../../tools/chaos/run-chaos.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';

const MESSAGES = amount(60_000, 6_000);
const WITHIN_MS = 600_000;
const FROZEN_MS = amount(120_000, 20_000);
const BREAKAGES: readonly Breakage[] = [
  'killWorker',
  'misbehave',
  'killApiAndWorker',
  'freezeWorker',
  'poison',
  'killWorker',
  'restartDatabase',
  'silenceDatabase',
];
/** So late that no later event reveals what happened to a message. */
const AT_THE_END = MESSAGES - 100;

/**
 * A longer run of the chaos test: 60,000 messages, two workers, nine failures. The rate does not matter, but the last
 * figures must be 0.
 */
export async function benchChaos(): Promise<void> {
  const startMs = performance.now();
  const { provider, rollups, failed, leftUnsent } = await runChaos({
    messages: MESSAGES,
    breakages: [
      ...BREAKAGES.map((breakage, step): [number, Breakage] => [
        Math.round((MESSAGES * (step + 0.5)) / (BREAKAGES.length + 1)),
        breakage,
      ]),
      [AT_THE_END, 'killWorker'],
    ],
    frozenMs: FROZEN_MS,
    withinMs: WITHIN_MS,
  });
  const perSecond = MESSAGES / ((performance.now() - startMs) / 1000);
  const neverReached = Object.values(failed).reduce((sum, count) => sum + count, 0) - POISONED;
  const lost = MESSAGES - POISONED - neverReached - provider.byCallbackData + leftUnsent;
  const figures: readonly [string, number, string][] = [
    ['messages through it', perSecond, '1/s'],
    ['lost', lost, 'messages'],
    ['receipts not counted', provider.accepted - rollups.delivered, 'messages'],
    ['sent twice', provider.duplicates.length, 'messages'],
    ['closed in doubt that never reached the provider', neverReached, 'messages'],
  ];
  for (const [figure, value, unit] of figures)
    printFigure({ bench: 'chaos', figure, value, unit, limit: null });
}
