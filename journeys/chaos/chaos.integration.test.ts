import { expect, it } from 'vitest';
import { runChaos } from '../../tools/chaos/run-chaos.ts';

const MESSAGES = 20_000;

it(
  'loses nothing and sends nothing twice while everything around it breaks',
  { timeout: 300_000 },
  async () => {
    const aftermath = await runChaos({
      messages: MESSAGES,
      breakages: [
        [1500, 'killWorker'],
        [4000, 'misbehave'],
        [7000, 'killWorker'],
        [10_000, 'restartDatabase'],
        [14_000, 'killWorker'],
      ],
      withinMs: 120_000,
    });
    expect(aftermath).toEqual({
      leftUnsent: 0,
      provider: { accepted: MESSAGES, byCallbackData: MESSAGES, duplicates: [] },
      rollups: { sent: MESSAGES, delivered: MESSAGES, failed: 0 },
    });
  },
);
