import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';
import { NO_RULES } from '#features/product/audiences/testing/sample-condition.ts';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { checkChanges, updateBroadcast } from '../../contract/broadcast-calls.ts';
import {
  button,
  DAY,
  field,
  MERCHANT,
  openBroadcast,
  SCHEDULED,
  scheduleIt,
} from '../../testing/open-broadcast.tsx';
import { sampleFlightCheck } from '../../testing/sample-flight-check.ts';

/** A rule whose number is missing. It is marked only once the faults are shown. */
const UNFILLED: AudienceCondition = {
  ...NO_RULES,
  rules: [{ segmentType: 'NumberOfOrders<', key: 0, exclude: 0 }],
};
const isRuleMarked = () =>
  screen.getByLabelText('How many, include rule 1').getAttribute('aria-invalid') === 'true';

test('names missing settings before it schedules anything, and marks them', async () => {
  const { api, user } = openBroadcast({ activeTemplate: null, condition: UNFILLED });
  const schedule = await button('Save & Schedule');
  expect(isRuleMarked()).toBe(false);
  await user.click(schedule);
  const asks = await screen.findByRole('dialog', { name: 'Changes Required!' });
  expect(asks.textContent).toContain('The campaign has unfilled settings which need to be set up');
  await user.click(within(asks).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isRuleMarked()).toBe(true);
  expect(api.requests(updateBroadcast)).toEqual([]);
});

test('refuses and marks an empty variable', async () => {
  const { user } = openBroadcast({ broadcastAttributes: { Offer_Text: '20 % off' } });
  await user.click(await button('Save & Schedule'));
  const asks = await screen.findByRole('dialog', { name: 'Changes Required!' });
  expect(asks.textContent).toContain('unfilled variables');
  expect((await field('End day')).getAttribute('aria-invalid')).toBe('true');
});

test('schedules by the shop’s time zone, and says so', async () => {
  const { api, user } = openBroadcast();
  expect(
    await screen.findByText(/Choose a day and a time. The clock is your shop’s: Europe\/Berlin\./),
  ).toBeDefined();
  await user.type(await field('Day'), DAY);
  await user.type(await field('Time'), '12:00');
  expect(screen.getByText(/^It goes out on .* The clock is your shop’s: Europe\/Berlin\.$/)).toBeDefined();
  await scheduleIt(user);
  await screen.findByText('Campaign Successfully Scheduled');
  expect(api.requests(updateBroadcast).at(-1)?.body).toMatchObject({
    pageId: MERCHANT.shopUrl,
    status: 'active',
    scheduleTime: `${DAY}T12:00`,
    revision: 1,
  });
});

test('refuses a time in the past', async () => {
  const { user } = openBroadcast({ scheduledFor: '2020-02-03T12:00' });
  await user.click(await button('Save & Schedule'));
  expect((await screen.findByRole('dialog', { name: 'Changes Required!' })).textContent).toMatch(
    /past|before|over|later/i,
  );
});

test('refuses an empty audience', async () => {
  const { api, user } = openBroadcast({ scheduledFor: SCHEDULED.scheduledFor });
  const message = sentenceFor('AUDIENCE_COUNT_ZERO');
  api.answer(checkChanges, {
    flightCheck: sampleFlightCheck({ recipients: 0, blocked: { code: 'AUDIENCE_COUNT_ZERO', message } }),
  });
  await user.click(await button('Save & Schedule'));
  const asks = await screen.findByRole('dialog', { name: 'Changes Required!' });
  expect(asks.textContent).toContain(message);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(api.requests(updateBroadcast)).toEqual([]);
});

test('shows a scheduled broadcast as scheduled, without useless buttons', async () => {
  openBroadcast(SCHEDULED);
  expect(await button('Cancel')).toBeDefined();
  expect(screen.getAllByText('Scheduled')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Schedule/ })).toBeNull();
});

test('cancels a schedule only after a confirmation, and makes it a draft again', async () => {
  const { api, user } = openBroadcast(SCHEDULED);
  await user.click(await button('Cancel'));
  const asks = await screen.findByRole('dialog');
  await user.click(within(asks).getByRole('button', { name: 'Cancel the schedule' }));
  await button('Save As Draft');
  expect(api.requests(updateBroadcast).at(-1)?.body).toMatchObject({ status: 'draft' });
});
