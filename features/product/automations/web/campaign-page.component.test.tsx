import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getFlowPreview } from '#features/product/flows/contract/flow-calls.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { usableFields } from '#platform/testing/screens/usable-fields.ts';
import { ReaderRole } from '#platform/ui-kit/rights/reader-role.ts';
import { getWAAttributes } from '../contract/attribute-calls.ts';
import {
  getCampaignAnalytics,
  getCampaignStates,
  getDrips,
  getTemplates,
} from '../contract/automation-calls.ts';
import { getFlowFigures } from '../contract/flow-figure-calls.ts';
import { message, openCampaign, TEN_PERCENT, twoReminders } from '../testing/open-campaign.tsx';
import { DRIP_ID, sampleDrip, SECOND_DRIP_ID } from '../testing/sample-drip.ts';
import { NO_FIGURES } from '../testing/sample-figures.ts';
import { BRANCHES, sampleFlow, SAMPLES } from '../testing/sample-flows.ts';
import { texts } from '../texts/en.ts';

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const field = async (label: string, position = 1) =>
  (await message(position)).getByLabelText<HTMLInputElement>(label);

test('shows the message first, and the results in another tab with its own URL', async () => {
  const { api, user } = openCampaign();
  await message(1);
  expect(screen.queryByRole('region', { name: 'Figures, all time' })).toBeNull();
  expect(api.requests(getCampaignAnalytics)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Results' }));
  await screen.findByRole('region', { name: 'Figures, all time' });
  expect(location.search).toBe('?tab=results');
  await user.click(screen.getByRole('tab', { name: 'Message' }));
  await message(1);
  expect(location.search).toBe('');
});

test('requests each part of the page once', async () => {
  const { api } = openCampaign();
  await message(2);
  await button('Saved');
  for (const call of [getDrips, getWAAttributes, getCampaignStates])
    expect(api.requests(call)).toHaveLength(1);
});

test('keeps typed input while the results are open, and can save it there', async () => {
  const { user } = openCampaign();
  await user.clear(await field('Discount percentage'));
  await pasteInto(user, await field('Discount percentage'), '15');
  await user.click(screen.getByRole('tab', { name: 'Results' }));
  await screen.findByRole('region', { name: 'Figures, all time' });
  const bar = within(screen.getByRole('region', { name: 'Save' }));
  bar.getByText('Unsaved changes');
  await user.click(bar.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Save' })).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Message' }));
  expect((await field('Discount percentage')).value).toBe('15');
});

test('shows unsaved changes in the save bar', async () => {
  const { user } = openCampaign();
  await message(1);
  const bar = within(screen.getByRole('region', { name: 'Save' }));
  bar.getByText('All changes are saved');
  await pasteInto(user, await field('utm_term'), 'x');
  bar.getByText('Unsaved changes');
  await pasteInto(user, await field('Discount percentage'), '9');
  bar.getByText('Unsaved changes. Correct the marked fields to save them.');
});

test('closes rare settings, and opens them if one is wrong', async () => {
  const { user } = openCampaign({
    type: 'persistentPill',
    drips: [sampleDrip({ dripIndex: 'persistentPill1' })],
  });
  const more = (await message(1)).getByText('More settings').closest('details');
  expect(more?.open).toBe(false);
  await pasteInto(user, await field('Redirect link'), 'nowhere');
  expect(more?.open).toBe(true);
});

test('shows the figures of the campaign and of each message', async () => {
  const { api, user } = openCampaign({ tab: 'results' });
  const figures = within(await screen.findByRole('region', { name: 'Figures, all time' }));
  await figures.findByText('€1,234.50');
  const terms = figures.getAllByRole('term').map(({ textContent }) => textContent.trim());
  const values = figures.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((term, at) => [term, values[at]])).toEqual([
    ['Sent', '1,200'],
    ['Delivered', '1,000'],
    ['Read', '60060.00% of delivered'],
    ['Clicked', '12512.50% of delivered'],
    ['Credited orders', '17'],
    ['Revenue', '€1,234.50'],
    ['Failed', '30'],
  ]);
  await user.click(figures.getByRole('button', { name: 'What counts as clicked?' }));
  figures.getByText(/A message counts once, however often it is clicked\./);
  const first = await message(1);
  await first.findByRole('region', { name: 'Figures of this message, all time' });
  const asked = api.requests(getCampaignAnalytics).map(({ query }) => query.dripId);
  expect(new Set(asked)).toEqual(new Set([undefined, DRIP_ID, SECOND_DRIP_ID]));
});

test('explains that figures could not be loaded, and requests them again', async () => {
  const { api, user } = openCampaign({
    tab: 'results',
    prepare: (server) => server.refuse(getCampaignAnalytics, 'INTERNAL'),
  });
  const figures = within(await screen.findByRole('region', { name: 'Figures, all time' }));
  await figures.findByText(/COULD NOT LOAD ANALYTICS/);
  api.answer(getCampaignAnalytics, { ...NO_FIGURES, sent: 7 });
  await user.click(figures.getByRole('button', { name: 'Try again' }));
  await figures.findByText('7');
});

test('says that a message was never sent', async () => {
  openCampaign({
    tab: 'results',
    prepare: (api) =>
      api.answer(getCampaignAnalytics, ({ query }) =>
        query.dripId === DRIP_ID ? NO_FIGURES : { ...NO_FIGURES, sent: 7 },
      ),
  });
  await (await message(2)).findByRole('region', { name: 'Figures of this message, all time' });
  await (await message(1)).findByText('Not sent to anybody yet.');
});

test('lists each part of a message in the results with the answer that leads to it', async () => {
  const figure = { sent: 4, delivered: 4, read: 50, readNumber: 2, tapped: 25, tappedNumber: 1 };
  openCampaign({
    tab: 'results',
    drips: [sampleDrip()],
    prepare: (api) => {
      api.answer(getFlowPreview, { nodes: [], flows: BRANCHES, samples: SAMPLES });
      api.answer(getFlowFigures, { parts: [{ flowId: 'yes', nodeId: 't2', ...figure }] });
    },
  });
  const row = await (await message(1)).findByRole('row', { name: /We wrap it\./ });
  within(row).getByText('After ‘Yes’');
});

test.each([
  ['the messages', getDrips, 'Data in automation Could not be loaded'],
  ['the support number', getWAAttributes, 'Could not get (WA) Automation Campaign Attributes from database'],
] as const)('says that %s could not be loaded, and tries again', async (_part, call, words) => {
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

test('checks again for the messages of a campaign without messages', async () => {
  const { user, stored } = openCampaign({ drips: [] });
  await screen.findByText('No message yet');
  stored.drips = twoReminders();
  await user.click(await button('Check again'));
  await message(2);
});

test('says that the texts could not be loaded, and shows the rest of the page', async () => {
  openCampaign({ prepare: (api) => api.refuse(getTemplates, 'INTERNAL') });
  await (await message(1)).findByText(/The texts to choose from/);
  await field('Discount percentage');
});

test('gives each message an editor button, which knows about unsaved changes', async () => {
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

test('shows no error for a welcome without a discount', async () => {
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

test('shows no discount fields for a text without a discount', async () => {
  openCampaign({ drips: twoReminders({ namesDiscount: false, needsDiscount: false }) });
  (await message(1)).getByText('This text shows no discount.');
  expect((await message(1)).queryByLabelText('Discount percentage')).toBeNull();
});

/** Answers like the server, with the settings in the request. */
const drawn: Parameters<typeof openCampaign>[0] = {
  prepare: (api) =>
    api.answer(getFlowPreview, ({ query }) => {
      const { flowId, discountPercentage, discountType, discountCode, support } = query;
      const text = `${discountPercentage}% off with ${discountType} ${discountCode}, call ${support ?? 'nobody'}`;
      return { nodes: [], flows: [sampleFlow({ flowId, preview: [bubbleOf({ text })] })], samples: SAMPLES };
    }),
};

test.each(['WA', 'FB'] as const)(
  'on %s the phone shows what is typed, before and after it is saved',
  async (channel) => {
    const { user } = openCampaign({ ...drawn, channel });
    const first = await message(1);
    await first.findByText(/^10% off with unique/);
    await user.clear(await field('Discount percentage'));
    await pasteInto(user, await field('Discount percentage'), '15');
    await first.findByText(/^15% off with unique/);
    await user.selectOptions(await field('Discount type'), 'One code for everybody');
    await pasteInto(user, await field('Discount code'), 'SPRING');
    await first.findByText(/^15% off with fixed SPRING/);
    (await message(2)).getByText(/^10% off with unique/);
    await user.click(await button('Save'));
    await screen.findByText('Saved Successfully');
    first.getByText(/^15% off with fixed SPRING/);
  },
);

test('shows a support number in all previews while it is typed', async () => {
  const { user } = openCampaign(drawn);
  await (await message(2)).findByText(/call$/);
  await pasteInto(user, screen.getByLabelText('Number'), '1521 5550101');
  await (await message(1)).findByText(/call 49-15215550101$/);
  await (await message(2)).findByText(/call 49-15215550101$/);
});

test('shows everything to a role that cannot change it', async () => {
  const { user } = openCampaign({
    around: (page) => <ReaderRole value={{ role: 'viewer', name: 'Viewer' }}>{page}</ReaderRole>,
  });
  await message(2);
  expect(usableFields()).toEqual([]);
  expect((await field('Discount percentage')).value).toBe('10');
  // The look of the phone is nobody's setting.
  await user.click(await button(texts.phoneLook.dark));
  await button(texts.phoneLook.light);
});
