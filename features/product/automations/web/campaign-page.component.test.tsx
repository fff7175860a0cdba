import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { getWAAttributes } from '../contract/attribute-calls.ts';
import { getCampaignAnalytics, getDrips, getTemplates } from '../contract/automation-calls.ts';
import { message, openCampaign, TEN_PERCENT, twoReminders } from '../testing/open-campaign.tsx';
import { DRIP_ID, sampleDrip, SECOND_DRIP_ID } from '../testing/sample-drip.ts';
import { NO_FIGURES } from '../testing/sample-figures.ts';

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const field = async (label: string, position = 1) =>
  (await message(position)).getByLabelText<HTMLInputElement>(label);

test('the figures of the campaign and of each message are shown', async () => {
  const { api } = openCampaign();
  const figures = within(await screen.findByRole('region', { name: 'Figures, all time' }));
  await figures.findByText('€1,234.50');
  for (const shown of ['1,200', '1,000', '30']) figures.getByText(shown);
  const first = await message(1);
  await first.findByRole('region', { name: 'Figures of this message, all time' });
  const asked = api.requests(getCampaignAnalytics).map(({ query }) => query.dripId);
  expect(new Set(asked)).toEqual(new Set([undefined, DRIP_ID, SECOND_DRIP_ID]));
});

test('figures that cannot be loaded say so, and are asked for again', async () => {
  const { api, user } = openCampaign({
    prepare: (server) => server.refuse(getCampaignAnalytics, 'INTERNAL'),
  });
  const figures = within(await screen.findByRole('region', { name: 'Figures, all time' }));
  await figures.findByText(/COULD NOT LOAD ANALYTICS/);
  api.answer(getCampaignAnalytics, { ...NO_FIGURES, sent: 7 });
  await user.click(figures.getByRole('button', { name: 'Try again' }));
  await figures.findByText('7');
});

test('a message before anything was sent has no figures', async () => {
  openCampaign({
    prepare: (api) =>
      api.answer(getCampaignAnalytics, ({ query }) =>
        query.dripId === DRIP_ID ? NO_FIGURES : { ...NO_FIGURES, sent: 7 },
      ),
  });
  const name = 'Figures of this message, all time';
  await (await message(2)).findByRole('region', { name });
  expect((await message(1)).queryByRole('region', { name })).toBeNull();
});

test.each([
  ['the messages', getDrips, 'Data in automation Could not be loaded'],
  ['the support number', getWAAttributes, 'Could not get (WA) Automation Campaign Attributes from database'],
] as const)('where %s cannot be loaded, the page says so and tries again', async (_what, call, words) => {
  const { api, user } = openCampaign({ prepare: (server) => server.refuse(call, 'INTERNAL') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    `${words}. Try again. If it fails again, press “Chat with us” at the top of the page and send us this reference: request-1`,
  );
  expect(within(alert).queryByRole('link')).toBeNull();
  api.answer(getDrips, { drips: [] });
  const attributes = { current_limit: '', quality_color: 'GREEN' as const, whatsapp_rating: '' };
  api.answer(getWAAttributes, { data: { attributes, country: 'DE' } });
  await user.click(await button('Try again'));
  await screen.findByText('No message yet');
});

test('a campaign without messages is looked at again', async () => {
  const { user, stored } = openCampaign({ drips: [] });
  await screen.findByText('No message yet');
  stored.drips = twoReminders();
  await user.click(await button('Look again'));
  await message(2);
});

test('texts that cannot be loaded say so, and the rest of the page stands', async () => {
  openCampaign({ prepare: (api) => api.refuse(getTemplates, 'INTERNAL') });
  await (await message(1)).findByText(/The texts to choose from/);
  await field('Discount percentage');
});

test('each message has its own way to the editor, which knows what is unsaved', async () => {
  const { user } = openCampaign({
    slots: {
      edit: ({ drip, name, hasUnsaved, hasErrors }) => (
        <p>{`${name} of ${drip.dripId.slice(-3)}, unsaved: ${hasUnsaved}, errors: ${hasErrors}`}</p>
      ),
    },
  });
  (await message(1)).getByText('message 1 of 101, unsaved: false, errors: false');
  await pasteInto(user, await field('Discount percentage'), '9');
  (await message(2)).getByText('message 2 of 102, unsaved: true, errors: true');
});

test('a welcome without a discount has no error', async () => {
  openCampaign({
    type: 'persistentPill',
    drips: [
      sampleDrip(
        { dripIndex: 'persistentPill1', namesDiscount: true },
        { discount: { ...TEN_PERCENT, percentage: '' } },
      ),
    ],
    slots: { edit: ({ hasErrors }) => <p>{`errors: ${hasErrors}`}</p> },
  });
  await screen.findByText('errors: false');
  expect((await button('Saved')).disabled).toBe(true);
});

test('a text without a discount has none to set', async () => {
  openCampaign({ drips: twoReminders({ namesDiscount: false, needsDiscount: false }) });
  (await message(1)).getByText('This text shows no discount.');
  expect((await message(1)).queryByLabelText('Discount percentage')).toBeNull();
});
