import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { evaluateAudience } from '#features/product/audiences/contract/audience-calls.ts';
import { sentDayBeforeBroadcast, updateBroadcast } from '../../contract/broadcast-calls.ts';
import { button, DAY, field, MERCHANT, openBroadcast, SCHEDULED } from '../../testing/open-broadcast.tsx';

test('what is missing is said before anything is scheduled, and then marked', async () => {
  const { api, user } = openBroadcast({ activeTemplate: null });
  await user.click(await button('Save & Schedule'));
  const asks = await screen.findByRole('dialog', { name: 'Changes Required!' });
  expect(asks.textContent).toContain('The campaign has unfilled settings which need to be set up');
  await user.click(within(asks).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Audience with its faults')).toBeDefined();
  expect(api.requests(updateBroadcast)).toEqual([]);
});

test('a variable that is not filled is refused by name of the fault, and marked', async () => {
  const { user } = openBroadcast({ broadcastAttributes: { Offer_Text: '20 % off' } });
  await user.click(await button('Save & Schedule'));
  const asks = await screen.findByRole('dialog', { name: 'Changes Required!' });
  expect(asks.textContent).toContain('unfilled variables');
  expect((await field('end_day')).getAttribute('aria-invalid')).toBe('true');
});

test('it is scheduled by the shop’s clock, and says so', async () => {
  const { api, user } = openBroadcast();
  expect(
    await screen.findByText(/Choose a day and a time. The clock is your shop’s: Europe\/Berlin\./),
  ).toBeDefined();
  await user.type(await field('Day'), DAY);
  await user.type(await field('Time'), '12:00');
  expect(screen.getByText(/^It goes out on .* The clock is your shop’s: Europe\/Berlin\.$/)).toBeDefined();
  await user.click(await button('Save & Schedule'));
  await screen.findByText('Campaign Successfully Scheduled');
  expect((await button('Scheduled')).disabled).toBe(true);
  expect(api.requests(updateBroadcast).at(-1)?.body).toMatchObject({
    pageId: MERCHANT.shopUrl,
    status: 'active',
    scheduleTime: `${DAY}T12:00`,
    revision: 1,
  });
  expect(api.requests(sentDayBeforeBroadcast).at(-1)?.query).toMatchObject({ population: '12' });
});

test('a time that is over is refused', async () => {
  const { user } = openBroadcast({ scheduledFor: '2020-02-03T12:00' });
  await user.click(await button('Save & Schedule'));
  expect((await screen.findByRole('dialog', { name: 'Changes Required!' })).textContent).toMatch(
    /past|before|over|later/i,
  );
});

test('an audience of nobody is refused', async () => {
  const { api, user } = openBroadcast({ scheduledFor: SCHEDULED.scheduledFor });
  api.answer(evaluateAudience, { population: 0 });
  await user.click(await button('Save & Schedule'));
  await screen.findByRole('dialog', { name: 'Changes Required!' });
  expect(api.requests(updateBroadcast)).toEqual([]);
});

test('says how many people miss out over the day’s limit, and schedules it anyway', async () => {
  const { api, user } = openBroadcast({ scheduledFor: SCHEDULED.scheduledFor });
  api.answer(sentDayBeforeBroadcast, { data: 2, limit: 5, booked: 2, audience: 12, missingOut: 9 });
  await user.click(await button('Save & Schedule'));
  const asks = await screen.findByRole('dialog');
  expect(asks.textContent).toContain('9 customers will not receive messages');
  expect(api.requests(updateBroadcast)).toEqual([]);
  await user.click(within(asks).getByRole('button', { name: 'Schedule anyway' }));
  expect((await button('Scheduled')).disabled).toBe(true);
});

test('a schedule is cancelled only after a question, and it is a draft again', async () => {
  const { api, user } = openBroadcast(SCHEDULED);
  await user.click(await button('Cancel'));
  const asks = await screen.findByRole('dialog');
  await user.click(within(asks).getByRole('button', { name: 'Cancel the schedule' }));
  await button('Save As Draft');
  expect(api.requests(updateBroadcast).at(-1)?.body).toMatchObject({ status: 'draft' });
});
