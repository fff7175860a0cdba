import type { Breakage } from '../../tools/chaos/breaker.ts';
import { queueBroadcast } from '../../tools/chaos/queue-broadcast.ts';
import { runChaos } from '../../tools/chaos/run-chaos.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';

const PEOPLE = amount(20_000, 2_000);
const WITHIN_MS = 600_000;
const FROZEN_MS = 1000;
/** The shares of the broadcast after which a worker and the API that receives webhooks are killed together. */
const KILLED_AT = [0.15, 0.45, 0.8];

/**
 * Sends one broadcast to 20,000 people while the API and a worker are killed three times. Nobody may be missed or
 * messaged twice.
 */
export async function benchBroadcastChaos(): Promise<void> {
  const startMs = performance.now();
  const { provider, rollups, failed, leftUnsent } = await runChaos({
    messages: PEOPLE,
    breakages: KILLED_AT.map((share): [number, Breakage] => [Math.round(PEOPLE * share), 'killApiAndWorker']),
    frozenMs: FROZEN_MS,
    withinMs: WITHIN_MS,
    queue: queueBroadcast,
  });
  const perSecond = PEOPLE / ((performance.now() - startMs) / 1000);
  const closed = Object.values(failed).reduce((sum, count) => sum + count, 0);
  const figures: readonly [string, number, string][] = [
    ['messages through it', perSecond, '1/s'],
    ['missed', PEOPLE - closed - provider.byCallbackData + leftUnsent, 'people'],
    ['told twice', provider.duplicates.length, 'people'],
    ['sent by our count, less the provider’s', rollups.sent - provider.accepted, 'messages'],
    ['delivered by our count, less the provider’s', rollups.delivered - provider.accepted, 'messages'],
    ['closed in doubt that never reached the provider', closed, 'messages'],
  ];
  for (const [figure, value, unit] of figures)
    printFigure({ bench: 'broadcast-chaos', figure, value, unit, limit: null });
}
