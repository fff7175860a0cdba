import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResponseOf } from '#platform/http/call.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { getAttribution, setAttribution } from '../../contract/attribution-calls.ts';
import { texts } from '../../texts/en.ts';
import { AttributionPanel } from './attribution-panel.tsx';

type Attribution = ResponseOf<typeof getAttribution>;

const SHOP = 'demo.myshopify.com';
const STORED: Attribution = {
  windows: { clickHours: 120, readHours: 24 },
  usual: { clickHours: 120, readHours: 24 },
  isRecounting: false,
  recount: null,
  currencyCode: 'EUR',
  hasPlans: true,
  clickOnly: { orders: 1, revenueMinor: 75_00 },
  clickAndRead: { orders: 2, revenueMinor: 105_00 },
};
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: texts.attribution.save });

function openPanel(changes: Partial<Attribution> = {}) {
  fakeApi.answer(getAttribution, { ...STORED, ...changes });
  return mountScreen(<AttributionPanel shopUrl={SHOP} />);
}

it('shows the effect of reads, and says that the bill does not change', async () => {
  openPanel();
  expect((await field(texts.attribution.clicks)).value).toBe('5');
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['€75.001 order', '€105.002 orders']);
  expect(screen.getByText(texts.attribution.bill)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

it('does not mention the bill if there are no plans', async () => {
  openPanel({ hasPlans: false });
  await field(texts.attribution.clicks);
  expect(screen.queryByText(texts.attribution.bill)).toBeNull();
});

it('refuses a window that is too long, and can be discarded', async () => {
  const { user } = openPanel();
  const clicks = await field(texts.attribution.clicks);
  await user.clear(clicks);
  await user.type(clicks, '31');
  await screen.findByText('Clicks may count for 1 hour to 30 days, in whole hours.');
  expect((await save()).disabled).toBe(true);
  expect(currentHold()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(clicks.value).toBe('5');
  await waitFor(() => expect(currentHold()).toBeNull());
});

it('saves both windows in hours', async () => {
  fakeApi.answer(setAttribution, ({ body }) => ({ windows: body.windows, isRecounting: true }));
  const { user } = openPanel();
  await user.clear(await field(texts.attribution.clicks));
  await user.type(await field(texts.attribution.clicks), '2');
  await user.selectOptions(await field('Reads count for, unit'), 'days');
  await user.clear(await field(texts.attribution.reads));
  await user.type(await field(texts.attribution.reads), '0');
  const windows = { clickHours: 48, readHours: 0 };
  fakeApi.answer(getAttribution, { ...STORED, windows, isRecounting: true, recount: { done: 3, of: 10 } });
  await user.click(await save());
  await screen.findByText(/^Your past orders are being recounted: 3 of 10/);
  expect(fakeApi.requests(setAttribution)[0]?.body).toEqual({ shopUrl: SHOP, windows });
});

it('says that it could not be loaded', async () => {
  fakeApi.refuse(getAttribution, 'DATABASE_AWAY');
  mountScreen(<AttributionPanel shopUrl={SHOP} />);
  await screen.findByText('Your attribution settings could not be loaded');
});
