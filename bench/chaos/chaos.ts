import { runChaos, type Breakage } from '../../tools/chaos/run-chaos.ts';
import { printFigure } from '../figure.ts';

const MESSAGES = 60_000;
const BREAKAGES = 8;
const WITHIN_MS = 600_000;
const KINDS: readonly Breakage[] = ['killWorker', 'misbehave', 'killWorker', 'restartDatabase'];

/**
 * The test of the same name for longer: 60,000 messages, two workers, and something breaks eight times on the way.
 * What matters is not the rate but that the two last figures are 0.
 */
export async function benchChaos(): Promise<void> {
  const startMs = performance.now();
  const { provider, rollups, leftUnsent } = await runChaos({
    messages: MESSAGES,
    breakages: Array.from({ length: BREAKAGES }, (_none, step) => [
      Math.round((MESSAGES * (step + 0.5)) / (BREAKAGES + 1)),
      KINDS[step % KINDS.length] ?? 'killWorker',
    ]),
    withinMs: WITHIN_MS,
  });
  const perSecond = MESSAGES / ((performance.now() - startMs) / 1000);
  const lost = MESSAGES - provider.byCallbackData + leftUnsent + (MESSAGES - rollups.delivered);
  const bench = 'chaos';
  printFigure({ bench, figure: 'messages through it', value: perSecond, unit: '1/s', limit: null });
  printFigure({ bench, figure: 'lost or not counted', value: lost, unit: 'messages', limit: null });
  printFigure({
    bench,
    figure: 'sent twice',
    value: provider.duplicates.length,
    unit: 'messages',
    limit: null,
  });
}
