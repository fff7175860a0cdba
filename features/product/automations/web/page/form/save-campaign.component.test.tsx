import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { setWAAttributes } from '../../../contract/attribute-calls.ts';
import {
  changeDelay,
  getDrips,
  setHoldOut,
  toggleDraftState,
  updateDripAttributes,
} from '../../../contract/automation-calls.ts';
import { message, openCampaign, twoReminders } from '../../../testing/open-campaign.tsx';
import { DRIP_ID, sampleDrip, SECOND_DRIP_ID } from '../../../testing/sample-drip.ts';

const WRONG = 'Enter a valid percentage between 0.00 to 100.00';
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const field = async (label: string, position = 1) =>
  (await message(position)).getByLabelText<HTMLInputElement>(label);

test('reports a wrong percentage immediately, and saves only a valid one', async () => {
  const { api, user } = openCampaign();
  expect((await button('Saved')).disabled).toBe(true);
  const percentage = await field('Discount percentage');
  await user.clear(percentage);
  await pasteInto(user, percentage, '150');
  expect((await screen.findByRole('alert')).textContent).toContain(WRONG);
  expect(percentage.getAttribute('aria-invalid')).toBe('true');
  await user.click(await button('Save'));
  expect(api.requests(updateDripAttributes)).toEqual([]);
  await user.clear(percentage);
  await pasteInto(user, percentage, '12.5');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(await button('Save'));
  await screen.findByText('Saved Successfully');
  expect((await button('Saved')).disabled).toBe(true);
  expect(api.requests(updateDripAttributes).map(({ body }) => body)).toEqual([
    {
      pageId: 'demo.myshopify.com',
      dripId: DRIP_ID,
      revision: 1,
      attributes: { discount: { type: 'unique', code: '', percentage: '12.5', expiry: null } },
    },
  ]);
});

test('saves a discount as a shared code, or as unique codes with an expiry', async () => {
  const { api, user } = openCampaign();
  await pasteInto(user, await field('Expires after'), '0');
  await screen.findByText('Enter a whole number from 1 to 9999, or nothing');
  await user.clear(await field('Expires after'));
  await pasteInto(user, await field('Expires after'), '5');
  await user.selectOptions(await field('Unit'), 'Hours');
  await user.click(await button('Save'));
  await screen.findByText('Saved Successfully');
  await user.selectOptions(await field('Discount type'), 'One code for everybody');
  expect((await message(1)).queryByLabelText('Expires after')).toBeNull();
  await user.click(await button('Save'));
  await screen.findAllByText('Please enter discount details');
  await pasteInto(user, await field('Discount code'), 'SPRING');
  await user.click(await button('Save'));
  await waitFor(() => expect(api.requests(updateDripAttributes)).toHaveLength(2));
  expect(api.requests(updateDripAttributes).map(({ body }) => body.attributes.discount)).toMatchObject([
    { expiry: { magnitude: '5', unit: 'Hours' } },
    { type: 'fixed', code: 'SPRING' },
  ]);
});

test('saves a changed time, and says how many messages it moved', async () => {
  const { api, user } = openCampaign();
  const howMany = await field('Time of message 1: how many');
  await user.clear(howMany);
  await screen.findByText('Time magnitude must be valid');
  await pasteInto(user, howMany, '2');
  await user.selectOptions(await field('Time of message 1: unit'), 'Days');
  await user.click(await button('Save'));
  await (await message(1)).findByText('2 waiting messages were moved to the new time.');
  expect(api.requests(changeDelay).map(({ body }) => body)).toEqual([
    { pageId: 'demo.myshopify.com', dripId: DRIP_ID, timeBox: { magnitude: 2, unit: 'Days' } },
  ]);
  expect((await message(2)).queryByText(/were moved/)).toBeNull();
});

test('does not allow changing times if the plan does not include editing', async () => {
  const planDetails = { ...sampleMerchant().planDetails, features: { WAeditFlow: false } };
  openCampaign({ merchant: { planDetails } });
  expect((await field('Time of message 1: how many')).disabled).toBe(true);
  expect((await field('Time of message 1: unit')).disabled).toBe(true);
  (await message(1)).getByText('Please upgrade your plan to edit Whatsapp flows.');
});

test('saves the typed UTM parameters, and treats a cleared field as unchanged', async () => {
  const { api, user } = openCampaign();
  await pasteInto(user, await field('utm_term'), 'x');
  expect((await button('Save')).disabled).toBe(false);
  await user.type(await field('utm_term'), '{Backspace}');
  expect((await button('Saved')).disabled).toBe(true);
  await pasteInto(user, await field('utm_term'), 'carts');
  await pasteInto(user, await field('utm_source', 2), 'second');
  await user.click(await button('Save'));
  await screen.findByText('Saved Successfully');
  expect(api.requests(updateDripAttributes).map(({ body }) => [body.dripId, body.attributes])).toEqual([
    [DRIP_ID, { utm: { utm_term: 'carts' } }],
    [SECOND_DRIP_ID, { utm: { utm_source: 'second' } }],
  ]);
});

test('saves the second message’s own switch immediately', async () => {
  const { api, user } = openCampaign();
  const toggle = (await message(2)).getByRole('switch', { name: 'Send message 2' });
  expect(toggle).toHaveProperty('checked', false);
  expect((await message(1)).queryByRole('switch', { name: 'Send message 1' })).toBeNull();
  await user.click(toggle);
  await screen.findByText('Saved Successfully');
  expect(toggle).toHaveProperty('checked', true);
  expect(api.requests(toggleDraftState)[0]?.body).toMatchObject({ dripId: SECOND_DRIP_ID, state: true });
});

test('moves a message’s switch back if the server refuses', async () => {
  const { user } = openCampaign({ prepare: (api) => api.refuse(toggleDraftState, 'DISCOUNT_MISSING') });
  const toggle = (await message(2)).getByRole('switch', { name: 'Send message 2' });
  await user.click(toggle);
  await screen.findByRole('alert');
  await waitFor(() => expect(toggle).toHaveProperty('checked', false));
});

test('keeps input that is typed during a save as unsaved', async () => {
  const { api, user } = openCampaign();
  const answer = api.hold(updateDripAttributes);
  await pasteInto(user, await field('utm_term'), 'baskets');
  await user.click(await button('Save'));
  await waitFor(() => expect(api.requests(updateDripAttributes)).toHaveLength(1));
  await pasteInto(user, await field('utm_content'), 'typed meanwhile');
  await user.clear(await field('utm_term'));
  const { dripAttributes } = sampleDrip();
  api.answer(getDrips, {
    drips: twoReminders().map((drip, at) => ({
      ...drip,
      type: 'abandonedCart',
      holdOutPercent: 0,
      ...(at === 0 && {
        revision: 2,
        dripAttributes: { ...drip.dripAttributes, utm: { utm_term: 'baskets' } },
      }),
    })),
  });
  answer({ dripId: DRIP_ID, dripAttributes, revision: 2 });
  await screen.findByText('Saved Successfully');
  expect((await field('utm_content')).value).toBe('typed meanwhile');
  expect((await field('utm_term')).value).toBe('');
  await waitFor(async () => expect((await button('Save')).disabled).toBe(false));
});

test('shows somebody else’s change without overwriting it, and keeps other typed input', async () => {
  const { api, user, stored } = openCampaign();
  await pasteInto(user, await field('utm_term'), 'mine');
  await pasteInto(user, await field('utm_content'), 'mine too');
  const [first, second] = stored.drips;
  if (!first || !second) throw new Error('There are two messages');
  const dripAttributes = { ...first.dripAttributes, utm: { utm_term: 'theirs' } };
  stored.drips = [{ ...first, revision: 2, dripAttributes }, second];
  api.refuse(updateDripAttributes, 'SETTINGS_CHANGED');
  await user.click(await button('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed these settings');
  await waitFor(async () => expect((await field('utm_term')).value).toBe('theirs'));
  expect((await field('utm_content')).value).toBe('mine too');
});

test.each([
  ['INTERNAL', 'Could not save Automation Campaign data to redis and database'],
  ['NOT_FOUND', 'Save Failed'],
] as const)('keeps the input if a save fails with %s, and says “%s”', async (code, title) => {
  const { user } = openCampaign({ prepare: (api) => api.refuse(updateDripAttributes, code) });
  await pasteInto(user, await field('utm_term'), 'carts');
  await user.click(await button('Save'));
  await screen.findByText(title);
  expect((await field('utm_term')).value).toBe('carts');
  await waitFor(async () => expect((await button('Save')).disabled).toBe(false));
});

test('asks before the merchant leaves with unsaved settings', async () => {
  const { user } = openCampaign();
  await pasteInto(user, await field('utm_term'), 'x');
  expect(currentHold()).not.toBeNull();
  await user.type(await field('utm_term'), '{Backspace}');
  await waitFor(() => expect(currentHold()).toBeNull());
});

test('asks for the support number if the shop has none', async () => {
  const { api, user } = openCampaign({ attributes: { globalSupport: '' } });
  const number = await screen.findByLabelText('Number');
  await screen.findByText('Enter the number that shoppers can call or write to.');
  await user.click(await button('Save'));
  await screen.findByText('Please enter discount details');
  expect(api.requests(setWAAttributes)).toEqual([]);
  await pasteInto(user, number, '01521 5550101');
  await user.click(await button('Save'));
  await screen.findByText('Saved Successfully');
  expect(api.requests(setWAAttributes)[0]?.body).toEqual({
    pageId: 'demo.myshopify.com',
    attributes: { abandonedCartSupport: '49-15215550101' },
  });
});

test('accepts a whole percentage up to fifty as the hold-out share', async () => {
  const { api, user } = openCampaign();
  const share = await screen.findByRole('textbox', { name: 'Hold-out share' });
  await user.clear(share);
  await pasteInto(user, share, '51');
  await screen.findByText('Enter a whole percentage from 0 to 50');
  await user.clear(share);
  await pasteInto(user, share, '10');
  await user.click(await button('Save'));
  await screen.findByText('Saved Successfully');
  expect(api.requests(setHoldOut)[0]?.body).toMatchObject({ type: 'abandonedCart', percent: 10 });
});
