import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import {
  cancelBroadcast,
  getOutcome,
  getSendingBroadcasts,
  pauseBroadcast,
  type SendingBroadcast,
} from '../../contract/sending-calls.ts';
import { MERCHANT } from '../../testing/open-broadcast.tsx';
import { SendingNowPanel } from './sending-now-panel.tsx';

const SALE: SendingBroadcast = {
  id: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  broadcastName: 'Winter sale',
  status: 'sending',
  isPaused: false,
  isCancelled: false,
  isHeldBack: false,
  isWaiting: false,
  statusReason: null,
  startedAt: '2026-11-20T10:00:00.000Z',
};
const BOXES = {
  ...SALE,
  id: '0199f2c4-7a3b-7c1d-8e2f-123456789abd',
  broadcastName: 'Advent boxes',
  isPaused: true,
  statusReason: 'You paused it.',
};

function open(broadcasts: SendingBroadcast[]) {
  fakeApi.answer(getSendingBroadcasts, { broadcasts });
  const progress = { recipients: 100, heldOut: 0, waiting: 60 };
  fakeApi.answer(getOutcome, { progress, states: [], canRetry: 0 });
  return mountScreen(<SendingNowPanel pageId={MERCHANT.shopUrl} />);
}

test('shows each broadcast with its progress, its state and the reason', async () => {
  open([SALE, BOXES]);
  const [sale, boxes] = await screen.findAllByRole('listitem');
  await screen.findByRole('progressbar', { name: 'Progress of Winter sale' });
  await screen.findByRole('progressbar', { name: 'Progress of Advent boxes' });
  expect(sale?.textContent).not.toContain('Paused');
  expect(boxes?.textContent).toContain('Paused');
  expect(boxes?.textContent).toContain('You paused it.');
});

test('pauses the right one, and ends it only after a question', async () => {
  const { user } = open([BOXES, SALE]);
  const { status, isPaused, isCancelled, isHeldBack, isWaiting, statusReason } = SALE;
  const standing = { status, isPaused, isCancelled, isHeldBack, isWaiting, statusReason };
  fakeApi.answer(pauseBroadcast, { ...standing, isPaused: true });
  fakeApi.answer(cancelBroadcast, { ...standing, status: 'sent', isCancelled: true });
  await user.click(await screen.findByRole('button', { name: 'Pause: Winter sale' }));
  await expect
    .poll(() => fakeApi.requests(pauseBroadcast).map(({ body }) => body.broadcastId))
    .toEqual([SALE.id]);
  await user.click(screen.getByRole('button', { name: 'Cancel: Winter sale' }));
  const dialog = await screen.findByRole('dialog');
  expect(fakeApi.requests(cancelBroadcast)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Stop sending' }));
  await expect
    .poll(() => fakeApi.requests(cancelBroadcast).map(({ body }) => body.broadcastId))
    .toEqual([SALE.id]);
});

test('disappears once nothing is being sent', async () => {
  open([]);
  await expect.poll(() => fakeApi.requests(getSendingBroadcasts).length).toBeGreaterThan(0);
  expect(screen.queryByRole('region')).toBeNull();
});
