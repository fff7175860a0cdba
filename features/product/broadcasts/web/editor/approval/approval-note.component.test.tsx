import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { approveBroadcast } from '../../../contract/approval-calls.ts';
import { updateBroadcast } from '../../../contract/broadcast-calls.ts';
import type { Broadcast } from '../../../contract/broadcast.ts';
import { button, openBroadcast, SCHEDULED } from '../../../testing/open-broadcast.tsx';
import { sampleBroadcast } from '../../../testing/sample-broadcast.ts';
import { sampleFlightCheck } from '../../../testing/sample-flight-check.ts';
import { texts } from '../../../texts/en.ts';

const words = texts.approval;
const REQUEST = { by: 'Ada', at: '2026-11-20T08:00:00.000Z', isMine: false, sendsNow: false };
const asked = (changes: Partial<typeof REQUEST> = {}): Partial<Broadcast> => ({
  approval: { above: 100, request: { ...REQUEST, ...changes } },
});

test('a second person reads who asked, and approves', async () => {
  const { api, user } = openBroadcast(asked(), ({ answer }) =>
    answer(approveBroadcast, {
      broadcast: sampleBroadcast({ ...SCHEDULED, revision: 2 }),
    }),
  );
  expect((await screen.findByText('Ada')).closest('p')?.textContent).toContain(
    'asks for the approval of this broadcast',
  );
  await user.click(await button(words.approveLater));
  await screen.findByText(words.approved);
  expect(api.requests(approveBroadcast)[0]?.body).toMatchObject({ revision: 1 });
  expect(screen.queryByRole('button', { name: words.approveLater })).toBeNull();
});

test('whoever asked waits, and cannot approve', async () => {
  openBroadcast(asked({ isMine: true, sendsNow: true }));
  await screen.findByText(/^You asked for the approval of this broadcast/);
  expect(screen.queryByRole('button', { name: words.approveNow })).toBeNull();
});

test('unsaved changes cannot be approved', async () => {
  const { user } = openBroadcast(asked());
  await user.type(await screen.findByLabelText('End day'), '!');
  expect((await button(words.approveLater)).hasAttribute('disabled')).toBe(true);
});

test('the question before the booking says that somebody else has to approve', async () => {
  const { api, user } = openBroadcast({
    scheduledFor: SCHEDULED.scheduledFor,
    approval: { above: sampleFlightCheck().recipients - 1, request: null },
  });
  const waiting = sampleBroadcast({ ...asked({ isMine: true }), revision: 2 });
  api.answer(updateBroadcast, { broadcast: waiting });
  await user.click(await button('Save & Schedule'));
  const question = await screen.findByRole('dialog');
  await within(question).findByText(fill(words.needed, { count: sampleFlightCheck().recipients - 1 }));
  await user.click(within(question).getByRole('button', { name: words.ask }));
  await screen.findByText(words.asked);
  await screen.findByText(/^You asked for the approval of this broadcast/);
});

test('a broadcast to as many people as the limit is scheduled as usual', async () => {
  const { user } = openBroadcast({
    scheduledFor: SCHEDULED.scheduledFor,
    approval: { above: sampleFlightCheck().recipients, request: null },
  });
  await user.click(await button('Save & Schedule'));
  await user.click(await screen.findByRole('button', { name: texts.bookingConfirms.later }));
  await screen.findByText('Campaign Successfully Scheduled');
});
