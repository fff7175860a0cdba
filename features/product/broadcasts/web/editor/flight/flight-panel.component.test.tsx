import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkChanges, getFlightCheck } from '../../../contract/broadcast-calls.ts';
import { button, openBroadcast } from '../../../testing/open-broadcast.tsx';
import { sampleFlightCheck } from '../../../testing/sample-flight-check.ts';

const ROOM = {
  meter: 'conversations' as const,
  most: 1000,
  taken: 910,
  missingOut: 0,
  resetsAt: '2126-02-20T08:00:00.000Z',
};

test.each([
  ['the rest of the plan', ROOM, /^Plan Your plan has 90 of 1,000 conversations left until .+ 2126\.$/],
  [
    'how many people are over the plan’s limit',
    { ...ROOM, missingOut: 4061 },
    /^Plan 4,061 customers will not receive messages\. Your plan has 90 of 1,000 conversations left/,
  ],
  ['nothing about a plan without a limit', null, /^Plan in order$/],
])('shows %s', async (_name, planRoom, words) => {
  const { api, user } = openBroadcast();
  api.answer(getFlightCheck, { flightCheck: sampleFlightCheck({ planRoom }) });
  await user.click(await button('Check it'));
  const checked = await screen.findByRole('list', { name: 'What was checked' });
  expect([...checked.children].map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(words),
  );
});

test('checks a draft as if it was sent now, once that is chosen', async () => {
  const { api, user } = openBroadcast({ status: 'draft' });
  api.answer(getFlightCheck, { flightCheck: sampleFlightCheck({}) });
  api.answer(checkChanges, { flightCheck: sampleFlightCheck({}) });
  await user.click(await button('Check it'));
  await expect.poll(() => api.requests(getFlightCheck).length).toBe(1);
  await user.click(screen.getByRole('radio', { name: 'Now' }));
  await expect.poll(() => api.requests(checkChanges)[0]?.body).toMatchObject({ sendNow: true });
});
