import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getTemplates } from '#features/foundations/templates/contract/template-calls.ts';
import { usableFields } from '#platform/testing/screens/usable-fields.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { getBroadcast, getFlightCheck, updateBroadcast } from '../../contract/broadcast-calls.ts';
import { sendTestBroadcast } from '../../contract/sending-calls.ts';
import {
  afterUpdate,
  button,
  field,
  LISTED,
  openBroadcast,
  SCHEDULED,
  scheduleIt,
} from '../../testing/open-broadcast.tsx';
import { sampleBroadcast, WINTER_SALE } from '../../testing/sample-broadcast.ts';
import { texts } from '../../texts/en.ts';

test('keeps a text on one line, and shows it in the preview', async () => {
  const { user } = openBroadcast({ broadcastAttributes: {} });
  await user.click(await field('Offer text'));
  await user.paste('20 % off\neverything');
  await screen.findByText(/^No new lines are allowed/);
  expect((await field('Offer text')).value).toBe('20 % off everything');
  const shown = screen.getByRole('figure').textContent;
  expect(shown).toContain('20 % off everything. It ends on end day');
});

test('saves a first group, with numbers within their limits', async () => {
  const { api, user } = openBroadcast(SCHEDULED);
  await user.click(await screen.findByRole('switch', { name: 'Try it on a few people first' }));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Try two texts' }).disabled).toBe(true);
  await user.selectOptions(await field(texts.firstGroup.size), texts.firstGroup.sizes.people);
  await user.clear(await field(texts.firstGroup.people));
  await user.type(await field(texts.firstGroup.people), '12');
  await user.clear(await field('Watched for'));
  await user.type(await field('Watched for'), '5000');
  await user.tab();
  expect((await field('Watched for')).value).toBe('1440');
  await scheduleIt(user);
  await screen.findByText('Campaign Successfully Scheduled');
  expect(api.requests(updateBroadcast).at(-1)?.body).toMatchObject({
    canary: { size: { people: 12 }, waitMinutes: 1440 },
  });
});

test('offers templates for everybody, and the others, about one cart or order, on request', async () => {
  const cart = { ...LISTED, template_name: 'about_carts', isForCampaigns: true };
  const ofCarts = [cart, { ...cart, language: 'de' }, { ...cart, template_name: 'about_orders' }];
  const { user } = openBroadcast({}, (api) => api.answer(getTemplates, { data: [LISTED, ...ofCarts] }));
  await user.click(await button('Select Template'));
  const picker = within(await screen.findByRole('dialog', { name: 'Select Template' }));
  await picker.findByText('winter_sale');
  expect(picker.queryByText('about_carts')).toBeNull();
  picker.getByText(/^2 templates are not shown, because they are about one cart or order\./);
  await user.click(picker.getByRole('button', { name: 'Show all templates' }));
  picker.getByText('about_carts');
  expect(picker.queryByText(/not shown/)).toBeNull();
});

test('asks before the merchant leaves with unsaved changes', async () => {
  const { user } = openBroadcast(SCHEDULED);
  await user.type(await field('End day'), '!');
  expect(currentHold()).toMatchObject({ leave: 'Discard Changes', stay: 'Continue Editing' });
  await user.type(await field('End day'), '{Backspace}');
  await waitFor(() => expect(currentHold()).toBeNull());
  expect(screen.queryByRole('button', { name: /Schedule/ })).toBeNull();
});

test('offers to save a changed draft before leaving', async () => {
  const { api, user } = openBroadcast();
  expect((await button('Save As Draft')).disabled).toBe(true);
  await user.type(await field('End day'), '!');
  expect(currentHold()?.save?.word).toBe('Save Draft');
  await currentHold()?.save?.run();
  expect(api.requests(updateBroadcast).at(-1)?.body).toMatchObject({ status: 'draft' });
});

test('keeps input that is typed during a save as unsaved', async () => {
  const { api, user } = openBroadcast(SCHEDULED);
  const release = api.hold(updateBroadcast);
  await user.type(await field('End day'), '1');
  await scheduleIt(user);
  await waitFor(() => expect(api.requests(updateBroadcast)).toHaveLength(1));
  await user.type(await field('End day'), '2');
  release({
    broadcast: sampleBroadcast({
      ...SCHEDULED,
      revision: 2,
      broadcastAttributes: { Offer_Text: '20 % off everything', end_day: 'Sunday1' },
    }),
  });
  await screen.findByText('Campaign Successfully Scheduled');
  expect((await field('End day')).value).toBe('Sunday12');
  expect((await button('Save & Schedule')).disabled).toBe(false);
});

test('asks before it overwrites somebody else’s change', async () => {
  const { api, user } = openBroadcast(SCHEDULED);
  await user.type(await field('End day'), '!');
  api.refuse(updateBroadcast, 'SETTINGS_CHANGED');
  await scheduleIt(user);
  const asks = await screen.findByRole('dialog', { name: 'Somebody else changed this broadcast' });
  const theirs = {
    ...sampleBroadcast(SCHEDULED),
    revision: 2,
    broadcastAttributes: { Offer_Text: 'x', end_day: 'Friday' },
  };
  api.answer(getBroadcast, { broadcast: theirs });
  await user.click(within(asks).getByRole('button', { name: texts.changedElsewhere.showTheirs }));
  await waitFor(async () => expect((await field('End day')).value).toBe('Friday'));
});

test('can overwrite somebody else’s change, without a revision', async () => {
  const { api, user } = openBroadcast(SCHEDULED);
  await user.type(await field('End day'), '!');
  api.refuse(updateBroadcast, 'SETTINGS_CHANGED');
  await scheduleIt(user);
  const asks = await screen.findByRole('dialog', { name: 'Somebody else changed this broadcast' });
  api.answer(updateBroadcast, ({ body }) => ({
    broadcast: afterUpdate(sampleBroadcast(SCHEDULED), body),
  }));
  await user.click(within(asks).getByRole('button', { name: texts.changedElsewhere.saveMine }));
  await screen.findByText('Campaign Successfully Scheduled');
  expect(api.requests(updateBroadcast).at(-1)?.body.revision).toBeUndefined();
});

test('shows a lost connection and keeps the input', async () => {
  const { api, user } = openBroadcast();
  api.loseConnection(updateBroadcast);
  await user.type(await field('End day'), '!');
  await user.click(await button('Save As Draft'));
  expect((await screen.findByRole('alert')).textContent).toContain('Bellbird');
  expect((await field('End day')).value).toBe('Sunday!');
  expect((await button('Save As Draft')).disabled).toBe(false);
});

test('requires a name', async () => {
  const { user } = openBroadcast();
  await user.clear(await field('Name'));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  expect((await button('Save & Schedule')).disabled).toBe(true);
  expect((await button('Save As Draft')).disabled).toBe(true);
});

test('saves a second text for an A/B test in a draft, and shows it', async () => {
  const { api, user } = openBroadcast();
  await user.click(await screen.findByRole('switch', { name: 'Try two texts' }));
  expect(
    screen.getByRole<HTMLInputElement>('switch', { name: 'Try it on a few people first' }).disabled,
  ).toBe(true);
  const textB = screen.getByRole('region', { name: 'Text B' });
  await user.click(within(textB).getByRole('radio', { name: 'winter_sale' }));
  await user.click(within(textB).getByLabelText('Offer text'));
  await user.paste('Free tea with every pot');
  await user.type(within(textB).getByLabelText('End day'), 'Monday');
  await user.clear(await field(texts.abFields.size));
  await user.type(await field(texts.abFields.size), '50');
  await user.selectOptions(await field('It does better when'), 'More people read it');
  await screen.findByText(/^50% of the people get it first, half of them text A/);
  const shown = screen.getByRole('group', { name: 'Which text is shown' });
  await user.click(within(shown).getByRole('button', { name: 'Text B' }));
  expect(screen.getByRole('figure').textContent).toContain('Free tea with every pot');
  await user.click(await button('Save As Draft'));
  await screen.findByText('Campaign Successfully Saved As Draft');
  expect(api.requests(updateBroadcast).at(-1)?.body.abTest).toMatchObject({
    templateB: WINTER_SALE.flowId,
    attributesB: { Offer_Text: 'Free tea with every pot', end_day: 'Monday' },
    testPercent: 50,
    metric: 'read',
  });
});

test('checks only the saved state, and explains why a check failed', async () => {
  const { api, user } = openBroadcast();
  api.refuse(getFlightCheck, 'DATABASE_AWAY');
  await user.click(await button('Check it'));
  expect((await screen.findByRole('alert')).textContent).toContain('The flight check could not be loaded');
  await user.type(await field('End day'), '!');
  await screen.findByText(texts.flight.hintUnsaved);
  expect((await button('Check again')).disabled).toBe(true);
});

test('sends a test to a number, and shows an invalid number beside the field', async () => {
  const { api, user } = openBroadcast();
  const phone = await field('Mobile number, with the country code');
  expect((await button('Send a test')).disabled).toBe(true);
  api.refuse(sendTestBroadcast, 'PHONE_INVALID');
  await user.type(phone, '49{Enter}');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('button', { name: 'Did it arrive?' })).toBeNull();
});

test.each([
  ['NOT_FOUND', 'There is no such broadcast'],
  ['MALFORMED_REQUEST', 'There is no such broadcast'],
  ['DATABASE_AWAY', 'The broadcast could not be loaded'],
] as const)('shows for %s: %s', async (code, text) => {
  openBroadcast({}, (api) => api.refuse(getBroadcast, code));
  await screen.findByText(text);
});

test('shows a draft to a role that cannot change it', async () => {
  openBroadcast({}, undefined, 'viewer');
  expect((await field('Name')).value).toBe(sampleBroadcast().broadcastName);
  expect(usableFields()).toEqual([]);
});
