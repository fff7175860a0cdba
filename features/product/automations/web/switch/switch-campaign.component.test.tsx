import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectFacebook } from '#features/foundations/channels/web/index.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { NotifyTeam } from '#platform/ui-kit/notify-team.ts';
import { getCampaignStates, setCampaignState } from '../../contract/automation-calls.ts';
import { openCampaign, TEN_PERCENT, twoReminders } from '../../testing/open-campaign.tsx';
import { sampleDrip } from '../../testing/sample-drip.ts';

const NAME = 'Abandoned Cart Campaign - Whatsapp';
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: NAME });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const withoutPercentage = { discount: { ...TEN_PERCENT, percentage: '' } };

test('a campaign says what it will send, and goes on', async () => {
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

test('a campaign goes off without a question', async () => {
  const { api, user } = openCampaign({ isOn: true });
  await user.click(await toggle());
  await screen.findByText('Saved Successfully');
  expect((await toggle()).checked).toBe(false);
  expect(api.requests(setCampaignState)[0]?.body.state).toBe(false);
});

test('a switch that failed says so, and goes back', async () => {
  const { api, user } = openCampaign();
  api.loseConnection(setCampaignState);
  await user.click(await toggle());
  await user.click((await dialog(`Switch on ${NAME}?`)).getByRole('button', { name: 'Switch on' }));
  await screen.findByText('Could not change Auto Campaign status');
  await waitFor(async () => expect((await toggle()).checked).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a merchant who does not want it after all leaves the campaign off', async () => {
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
])('without %s it does not go on, and the field is ready', async (_what, opened, title, sentence, field) => {
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

test('a missing percentage is asked for', async () => {
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

test('unsaved settings are saved first', async () => {
  const { user } = openCampaign();
  await pasteInto(user, (await screen.findAllByLabelText('utm_term'))[0] ?? document.body, 'x');
  await user.click(await toggle());
  (await dialog('Hold on... There are changes you should make!')).getByText(
    /^Your changes are not saved yet\./,
  );
});

const ON_MESSENGER = 'Abandoned Cart Campaign - Facebook';

test('on Messenger a page is connected first', async () => {
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

test('the team is told which campaign went off', async () => {
  const reported: string[] = [];
  const { user } = openCampaign({
    channel: 'FB',
    isOn: true,
    around: (page) => <NotifyTeam value={(words) => void reported.push(words)}>{page}</NotifyTeam>,
  });
  await user.click(await screen.findByRole('switch', { name: ON_MESSENGER }));
  await waitFor(() => expect(reported).toEqual([`demo.myshopify.com turned ${ON_MESSENGER} off`]));
});

test('a campaign that is not in the plan leads to the plans', async () => {
  const planDetails = { ...sampleMerchant().planDetails, features: { WAabandonedCart: false } };
  openCampaign({ merchant: { planDetails } });
  await screen.findByRole('button', { name: 'Not in your plan' });
  expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
});

test('no switch guesses while the states are not known', async () => {
  openCampaign({ prepare: (api) => api.refuse(getCampaignStates, 'INTERNAL') });
  await screen.findByRole('region', { name: 'Message 1' });
  expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
});

test('a campaign that is on and cannot send says why', async () => {
  openCampaign({
    isOn: true,
    drips: twoReminders({ templateName: 'cart', templateStatus: 'PAUSED', templateReason: 'Low quality.' }),
  });
  await screen.findByText('On, but does not send');
  screen.getByText('Message 1: WhatsApp paused this message. It is not sent for now. Low quality.');
});
