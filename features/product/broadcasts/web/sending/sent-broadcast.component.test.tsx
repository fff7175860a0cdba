import { expect, test } from 'vitest';
import { getOutcome, getRecipients } from '../../contract/sending-calls.ts';
import { button, openBroadcast } from '../../testing/open-broadcast.tsx';

test('shows no primary button for a sent broadcast', async () => {
  openBroadcast({ status: 'sent', startedAt: '2026-11-20T10:00:00.000Z' }, (api) => {
    const progress = { recipients: 164, heldOut: 0, waiting: 0 };
    api.answer(getOutcome, { progress, states: [], canRetry: 0 });
    api.answer(getRecipients, { recipients: [], nextCursor: null });
  });
  for (const name of ['Copy', 'Export']) expect((await button(name)).dataset['variant']).toBe('default');
});
