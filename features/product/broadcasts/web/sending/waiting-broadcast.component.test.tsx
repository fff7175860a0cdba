import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getBroadcasts } from '../../contract/broadcast-calls.ts';
import { getOutcome, getRecipients } from '../../contract/sending-calls.ts';
import { MERCHANT, openBroadcast } from '../../testing/open-broadcast.tsx';
import { sampleBroadcast } from '../../testing/sample-broadcast.ts';
import { BroadcastListPage } from '../list/broadcast-list.tsx';

const PROGRESS = { recipients: 164, heldOut: 0, waiting: 4 };
const OUTCOME = {
  progress: PROGRESS,
  states: [
    { state: 'delivered' as const, people: 160, why: null },
    { state: 'waiting' as const, people: 4, why: 'Quiet hours' },
  ],
  canRetry: 0,
};
const WAITING = {
  status: 'sending' as const,
  isWaiting: true,
  statusReason: 'The people who are left have quiet hours now.',
  startedAt: '2026-11-20T10:00:00.000Z',
  progress: PROGRESS,
};

test('explains how many messages of a broadcast wait, and why', async () => {
  openBroadcast(WAITING, (api) => {
    api.answer(getOutcome, OUTCOME);
    api.answer(getRecipients, { recipients: [], nextCursor: null });
  });
  await screen.findByText('160 of 164 handed over, 4 waiting');
  expect(screen.getByText('The people who are left have quiet hours now.')).toBeDefined();
  const states = screen.getByRole('list', { name: 'What became of its messages' });
  expect(within(states).getByText('Quiet hours').closest('li')?.textContent).toContain('4');
  const badges = screen
    .getAllByText(/^(Sending|Waiting)$/)
    .map((one) => [one.textContent.trim(), one.dataset['tone']]);
  expect(badges).toEqual(
    expect.arrayContaining([
      ['Sending', 'plain'],
      ['Waiting', 'care'],
    ]),
  );
});

test('shows waiting messages in the list instead of a green tick', async () => {
  fakeApi.answer(getOutcome, OUTCOME);
  const { progress: _progress, ...listed } = sampleBroadcast(WAITING);
  fakeApi.answer(getBroadcasts, { broadcasts: [listed], currencyCode: 'EUR' });
  mountScreen(<BroadcastListPage merchant={MERCHANT} />);
  const progress = await screen.findByText('97%, 4 waiting');
  const cell = progress.closest('td');
  expect(cell?.textContent).toContain('Waiting');
  expect(cell?.querySelector('[data-tone="good"]')).toBeNull();
});
