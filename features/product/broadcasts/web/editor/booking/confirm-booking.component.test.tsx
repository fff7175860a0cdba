import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { checkChanges, getBroadcast, updateBroadcast } from '../../../contract/broadcast-calls.ts';
import { afterUpdate, button, field, openBroadcast, SCHEDULED } from '../../../testing/open-broadcast.tsx';
import { sampleBroadcast } from '../../../testing/sample-broadcast.ts';
import { sampleFlightCheck } from '../../../testing/sample-flight-check.ts';
import { texts } from '../../../texts/en.ts';

/** A draft that can be scheduled. */
const PLANNED = { scheduledFor: SCHEDULED.scheduledFor };
const LATER = 'Schedule this broadcast?';
const NOW = 'Send this broadcast now?';

test('schedules nothing before the confirmation, which describes the broadcast', async () => {
  const { api, user } = openBroadcast(PLANNED);
  await user.type(await field('End day'), '!');
  await user.click(await button('Save & Schedule'));
  const asks = await screen.findByRole('dialog', { name: LATER });
  await within(asks).findByText('164 people');
  expect(asks.textContent).toContain('About $22.93');
  expect(asks.textContent).toMatch(
    /StartsThe first message goes at about 3 Feb 2126, 12:00\.|Feb 3, 2126, 12:00\./,
  );
  expect(asks.textContent).toMatch(/TakesAbout 4 minutes, until .*12:04/);
  expect(asks.textContent).toContain('Your plan has 790 of 1,000 conversations left');
  expect(asks.textContent).toContain('0 of 1,000 taken that day already');
  expect(within(asks).queryByRole('list')).toBeNull();
  expect(api.requests(updateBroadcast)).toEqual([]);
  // Unsaved input is checked too.
  const [asked] = api.requests(checkChanges);
  expect(asked?.body).toMatchObject({
    scheduleTime: SCHEDULED.scheduledFor,
    broadcastAttributes: { end_day: 'Sunday!' },
  });
  await user.click(within(asks).getByRole('button', { name: 'Schedule broadcast' }));
  await screen.findByText('Campaign Successfully Scheduled');
  expect(api.requests(updateBroadcast)).toHaveLength(1);
});

test('moves the focus into the dialog, back out of it, and to the result', async () => {
  const { user } = openBroadcast(PLANNED);
  const opener = await button('Save & Schedule');
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: LATER });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go back'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go back'));
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('P'));
  expect(document.activeElement?.textContent).toContain('Scheduled');
});

test('sends no time to the server for “Now”, and announces the first message', async () => {
  const { api, user } = openBroadcast();
  await user.click(await screen.findByRole('radio', { name: 'Now' }));
  expect(screen.queryByLabelText('Day')).toBeNull();
  await screen.findByText(/^It is sent as soon as you confirm it/);
  const quiet = { step: 'quietHours' as const, people: 12, inWords: 'have quiet hours.' };
  api.answer(checkChanges, {
    flightCheck: sampleFlightCheck({ waterfall: [...sampleFlightCheck().waterfall, quiet] }),
  });
  await user.click(await button('Send now'));
  const asks = await screen.findByRole('dialog', { name: NOW });
  await within(asks).findByText(fill(texts.laterSteps.quietHours, { count: 12 }));
  expect(asks.textContent).toMatch(/StartsNow\. The first message goes at about .*12:00/);
  expect(api.requests(checkChanges).at(-1)?.body).toMatchObject({ sendNow: true });
  await user.click(within(asks).getByRole('button', { name: 'Send broadcast' }));
  await screen.findByText('The broadcast is on its way');
  expect(api.requests(updateBroadcast).map(({ body }) => body)).toMatchObject([
    { status: 'active', sendNow: true, scheduleTime: null, revision: 1 },
  ]);
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

test('can send a scheduled broadcast now', async () => {
  const { api, user } = openBroadcast(SCHEDULED);
  await user.click(await screen.findByRole('radio', { name: 'Now' }));
  await user.click(await button('Send now'));
  await user.click(await button('Send broadcast'));
  await screen.findByText('The broadcast is on its way');
  expect(api.requests(updateBroadcast)).toHaveLength(1);
});

test('shows the check’s warnings in the dialog, but allows scheduling', async () => {
  const { api, user } = openBroadcast(PLANNED);
  const { dayRoom, planRoom } = sampleFlightCheck();
  api.answer(checkChanges, {
    flightCheck: sampleFlightCheck({
      dayRoom: { ...dayRoom, missingOut: 9 },
      planRoom: planRoom && { ...planRoom, missingOut: 4061 },
      checks: [{ name: 'number', about: 'WhatsApp', problem: 'Your WhatsApp number may not send.' }],
    }),
  });
  await user.click(await button('Save & Schedule'));
  const first = await screen.findByRole('list', { name: 'Check this first' });
  expect([...first.children].map(({ textContent }) => textContent)).toEqual([
    '9 customers will not receive messages that day.',
    expect.stringMatching(/^4,061 customers will not receive messages\. Your plan has 790 of 1,000/),
    'Number: Your WhatsApp number may not send.',
  ]);
  await user.click(await button('Schedule broadcast'));
  await screen.findByText('Campaign Successfully Scheduled');
});

test('allows scheduling while the figures load, and without figures', async () => {
  const { api, user } = openBroadcast(PLANNED);
  api.hold(checkChanges);
  await user.click(await button('Save & Schedule'));
  const asks = await screen.findByRole('dialog', { name: LATER });
  expect(within(asks).getByRole('status').textContent).toContain('We are counting who gets it');
  await user.click(within(asks).getByRole('button', { name: 'Go back' }));
  api.refuse(checkChanges, 'DATABASE_AWAY');
  await user.click(await button('Save & Schedule'));
  expect((await screen.findByRole('alert')).textContent).toContain('The figures could not be loaded');
  await screen.findByText('You can go on without the figures.');
  await user.click(await button('Schedule broadcast'));
  await screen.findByText('Campaign Successfully Scheduled');
});

test('schedules once on a double click', async () => {
  const { api, user } = openBroadcast(PLANNED);
  const release = api.hold(updateBroadcast);
  await user.click(await button('Save & Schedule'));
  const books = await button('Schedule broadcast');
  fireEvent.click(books);
  fireEvent.click(books);
  await waitFor(() => expect(api.requests(updateBroadcast)).toHaveLength(1));
  release({ broadcast: sampleBroadcast({ ...SCHEDULED, revision: 2 }) });
  await screen.findByText('Campaign Successfully Scheduled');
  expect(api.requests(updateBroadcast)).toHaveLength(1);
});

test.each([
  ['now', 'Send now', 'Send broadcast', 'The broadcast is on its way'],
  ['later', 'Save & Schedule', 'Schedule broadcast', 'Campaign Successfully Scheduled'],
] as const)(
  'checks the stored state after a lost answer (%s) before it shows an error',
  async (when, opens, books, done) => {
    const { api, user } = openBroadcast(PLANNED);
    if (when === 'now') await user.click(await screen.findByRole('radio', { name: 'Now' }));
    await user.click(await button(opens));
    const dialog = await screen.findByRole('dialog');
    api.loseConnection(updateBroadcast);
    // Nothing was saved, so the dialog stays open.
    await user.click(within(dialog).getByRole('button', { name: books }));
    await within(dialog).findByText(/^We got no answer/);
    // Saved, but the answer was lost again.
    const scheduleTime = when === 'now' ? '2126-02-03T08:33:07.250Z' : SCHEDULED.scheduleTime;
    api.answer(getBroadcast, { broadcast: sampleBroadcast({ ...SCHEDULED, scheduleTime, revision: 2 }) });
    await user.click(within(dialog).getByRole('button', { name: books }));
    await screen.findByText(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test.each([
  ['the same settings', {}, false],
  ['other settings', { broadcastAttributes: { Offer_Text: 'x', end_day: 'Friday' } }, true],
])('reacts if another window has scheduled %s', async (_settings, changes, isAsked) => {
  const { api, user } = openBroadcast(PLANNED);
  await user.click(await button('Save & Schedule'));
  api.refuse(updateBroadcast, 'SETTINGS_CHANGED');
  api.answer(getBroadcast, { broadcast: sampleBroadcast({ ...SCHEDULED, revision: 2, ...changes }) });
  await user.click(await button('Schedule broadcast'));
  if (isAsked) await screen.findByRole('dialog', { name: 'Somebody else changed this broadcast' });
  else await screen.findByText('Campaign Successfully Scheduled');
});

test('shows a broadcast that another window sent as sent', async () => {
  const { api, user } = openBroadcast(PLANNED);
  await user.click(await button('Save & Schedule'));
  api.refuse(updateBroadcast, 'BROADCAST_UNDER_WAY');
  const theirs = { broadcastAttributes: { Offer_Text: 'x', end_day: 'Friday' } };
  api.answer(getBroadcast, {
    broadcast: { ...sampleBroadcast(theirs), status: 'sent', revision: 2, scheduledFor: null },
  });
  await user.click(await button('Schedule broadcast'));
  await button('Copy');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('can overwrite another window’s changes when sending now', async () => {
  const { api, user } = openBroadcast(PLANNED);
  await user.click(await screen.findByRole('radio', { name: 'Now' }));
  await user.click(await button('Send now'));
  api.refuse(updateBroadcast, 'SETTINGS_CHANGED');
  await user.click(await button('Send broadcast'));
  api.answer(updateBroadcast, ({ body }) => ({ broadcast: afterUpdate(sampleBroadcast(PLANNED), body) }));
  await user.click(await button(texts.changedElsewhere.saveMine));
  await screen.findByText('The broadcast is on its way');
  expect(api.requests(updateBroadcast).at(-1)?.body).toMatchObject({ sendNow: true });
});
