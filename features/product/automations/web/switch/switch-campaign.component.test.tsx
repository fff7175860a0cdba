import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectFacebook } from '#features/foundations/channels/web/index.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { NotifyTeam } from '#platform/ui-kit/notify-team.ts';
import { texts as kit } from '#platform/ui-kit/texts/en.ts';
import { getCampaignStates, setCampaignState } from '../../contract/automation-calls.ts';
import { message, openCampaign, TEN_PERCENT, twoReminders } from '../../testing/open-campaign.tsx';
import { sampleDrip } from '../../testing/sample-drip.ts';
import { findShownCampaign } from '../shown-campaigns.ts';
import { StepDialog } from './switch-dialogs.tsx';

const NAME = 'Abandoned Cart Campaign - Whatsapp';
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: NAME });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const withoutPercentage = { discount: { ...TEN_PERCENT, percentage: '' } };

test('describes a campaign’s messages and switches it on', async () => {
  const { api, user } = openCampaign({ holdOutPercent: 10 });
  await user.click(await toggle());
  const asked = await dialog(`Switch on ${NAME}?`);
  asked.getByText(
    'It goes out after 1 hour of cart abandonment, and creates a single-use code in your store for 10% off each time, good for 30 days.',
  );
  asked.getByText('It goes to subscribers who left a checkout and have not ordered since.');
  asked.getByText('During quiet hours, or once a shopper reached your limit, it waits.');
  asked.getByText('10% of them get nothing: the hold-out share in its settings.');
  expect(api.requests(setCampaignState)).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Switch on' }));
  const live = await dialog('Your campaign is live');
  expect((await toggle()).checked).toBe(true);
  expect(api.requests(setCampaignState)[0]?.body).toEqual({
    pageId: 'demo.myshopify.com',
    type: 'abandonedCart',
    state: true,
  });
  await user.click(live.getByRole('button', { name: 'Setup Opt In Tools' }));
  expect(location.pathname).toBe('/opt-in-tools-wa');
});

test('switching off is undone by switching on, with its question', async () => {
  const { api, user } = openCampaign({ isOn: true });
  await user.click(await toggle());
  await user.click(await screen.findByRole('button', { name: kit.toasts.undo }));
  const asked = await dialog(`Switch on ${NAME}?`);
  expect(api.requests(setCampaignState).map(({ body }) => body.state)).toEqual([false]);
  await user.click(asked.getByRole('button', { name: 'Switch on' }));
  await dialog('Your campaign is live');
  expect(screen.queryByRole('button', { name: kit.toasts.undo })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: kit.toasts.undo }));
  await waitFor(() =>
    expect(api.requests(setCampaignState).map(({ body }) => body.state)).toEqual([false, true, false]),
  );
});

test('switches a campaign off without a confirmation', async () => {
  const { api, user } = openCampaign({ isOn: true });
  await user.click(await toggle());
  await screen.findByText('Saved Successfully');
  expect((await toggle()).checked).toBe(false);
  expect(api.requests(setCampaignState)[0]?.body.state).toBe(false);
});

test('shows a failure and moves the switch back', async () => {
  const { api, user } = openCampaign();
  api.loseConnection(setCampaignState);
  await user.click(await toggle());
  await user.click((await dialog(`Switch on ${NAME}?`)).getByRole('button', { name: 'Switch on' }));
  await screen.findByText('Could not change Auto Campaign status');
  await waitFor(async () => expect((await toggle()).checked).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaves the campaign off if the merchant cancels', async () => {
  const { api, user } = openCampaign();
  await user.click(await toggle());
  await user.click((await dialog(`Switch on ${NAME}?`)).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(setCampaignState)).toEqual([]);
});

test.each([
  [
    'a support number',
    { attributes: { globalSupport: '' } },
    'Just one more thing!',
    'Enter a support number.',
    'Number',
  ],
  [
    'both',
    {
      attributes: { globalSupport: '' },
      drips: twoReminders({ dripAttributes: sampleDrip({}, withoutPercentage).dripAttributes }),
    },
    'Hold on... There are changes you should make!',
    'Enter the discount code and its percentage',
    'Number',
  ],
])('does not switch on without %s, and opens its field', async (_setting, opened, title, sentence, field) => {
  const { api, user } = openCampaign(opened);
  await user.click(await toggle());
  const question = await dialog(title);
  question.getByText(new RegExp(`^${sentence}`));
  await user.click(question.getByRole('button', { name: 'Got it!' }));
  const support = within(screen.getByRole('group', { name: 'Support number' }));
  await waitFor(() => expect(document.activeElement).toBe(support.getByLabelText(field)));
  expect((await toggle()).checked).toBe(false);
  expect(api.requests(setCampaignState)).toEqual([]);
});

test('asks for a missing percentage', async () => {
  const { user } = openCampaign({
    drips: twoReminders({ dripAttributes: sampleDrip({}, withoutPercentage).dripAttributes }),
  });
  await user.click(await toggle());
  const question = await dialog('Just one more thing!');
  await user.click(question.getByRole('button', { name: 'Not right now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await toggle());
  await user.click((await dialog('Just one more thing!')).getByRole('button', { name: 'Yes, add discount' }));
  const empty = screen
    .getAllByLabelText<HTMLInputElement>('Discount percentage')
    .find(({ value }) => value === '');
  await waitFor(() => expect(document.activeElement).toBe(empty));
});

test('a link to a missing setting opens its first empty field, and marks it until the merchant leaves it', async () => {
  const drips = twoReminders();
  const [first, second] = drips;
  if (!first || !second) throw new Error('There are no two messages');
  second.dripAttributes = {
    ...sampleDrip({}, withoutPercentage).dripAttributes,
    dripIndex: 'abandonedCart2',
  };
  const { user } = openCampaign({ drips: [first, second], field: 'discount' });
  const field = (await message(2)).getByLabelText('Discount percentage');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const group = () => field.closest<HTMLElement>('[data-asked]');
  expect(group()).not.toBeNull();
  await user.tab();
  expect(group()).toBeNull();
});

test.each([
  [{ kind: 'missing', support: true, discount: true }, 'Change Now', '#support'],
  [{ kind: 'missing', support: false, discount: true }, 'Change Now', '#discount'],
  [{ kind: 'suggestDiscount' }, 'Yes, add discount', '#discount'],
] as const)('in the list, %o leads to the field on the campaign’s page', async (step, action, hash) => {
  const campaign = findShownCampaign('WA', 'abandonedCart');
  if (!campaign) throw new Error('There is no such campaign');
  const { user } = mountScreen(
    <StepDialog {...{ campaign, step }} onItsPage={false} onClose={vi.fn<() => void>()} />,
  );
  await user.click(await screen.findByRole('button', { name: action }));
  expect(`${location.pathname}${location.hash}`).toBe(`/automation-wa/abandonedCart${hash}`);
});

test('a note on a missing discount leads to its field, also a second time', async () => {
  const dripAttributes = { ...sampleDrip({}, withoutPercentage).dripAttributes };
  const { user } = openCampaign({ isOn: true, drips: twoReminders({ dripAttributes }) });
  const field = () => screen.getAllByLabelText('Discount percentage')[0];
  for (let times = 0; times < 2; times += 1) {
    await user.click(await screen.findByRole('link', { name: 'Set the discount' }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
  }
});

test('saves unsaved settings first', async () => {
  const { user } = openCampaign();
  await pasteInto(user, (await screen.findAllByLabelText('utm_term'))[0] ?? document.body, 'x');
  await user.click(await toggle());
  (await dialog('Hold on... There are changes you should make!')).getByText(
    /^Your changes are not saved yet\./,
  );
});

const ON_MESSENGER = 'Abandoned Cart Campaign - Facebook';

test('connects a page first on Messenger', async () => {
  const connect = vi.fn<() => void>();
  const { api, user } = openCampaign({
    channel: 'FB',
    merchant: { fbConnected: false },
    around: (page) => <ConnectFacebook value={connect}>{page}</ConnectFacebook>,
  });
  await user.click(await screen.findByRole('switch', { name: ON_MESSENGER }));
  expect(connect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requests(setCampaignState)).toEqual([]);
});

test('reports to the team which campaign was switched off', async () => {
  const reported: string[] = [];
  const { user } = openCampaign({
    channel: 'FB',
    isOn: true,
    around: (page) => <NotifyTeam value={(words) => void reported.push(words)}>{page}</NotifyTeam>,
  });
  await user.click(await screen.findByRole('switch', { name: ON_MESSENGER }));
  await waitFor(() => expect(reported).toEqual([`demo.myshopify.com turned ${ON_MESSENGER} off`]));
});

test('leads to the plans if the plan does not include the campaign', async () => {
  const planDetails = { ...sampleMerchant().planDetails, features: { WAabandonedCart: false } };
  openCampaign({ merchant: { planDetails } });
  await screen.findByRole('button', { name: 'Not in your plan' });
  expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
});

test('shows no switch while the states are unknown', async () => {
  openCampaign({ prepare: (api) => api.refuse(getCampaignStates, 'INTERNAL') });
  await screen.findByRole('region', { name: 'Message 1' });
  expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
});

test('explains why a campaign that is on cannot send', async () => {
  openCampaign({
    isOn: true,
    drips: twoReminders({ templateName: 'cart', templateStatus: 'PAUSED', templateReason: 'Low quality.' }),
  });
  await screen.findByText('On, but does not send');
  screen.getByText('Message 1: WhatsApp paused this message. It is not sent for now. Low quality.');
});
