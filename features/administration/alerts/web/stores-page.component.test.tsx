import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchShop } from '#features/foundations/sessions/contract/account-calls.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getShops, type ShopOverview } from '../contract/shops-call.ts';
import { texts } from '../texts/en.ts';
import { StoresPage } from './stores-page.tsx';

const words = texts.stores;
const CALM = {
  isPaused: false,
  unpaid: null,
  isFalling: false,
  alerts: [],
  alertCount: 0,
  weekSentence: 'A good week',
  sinceSentence: '12 messages',
};

function store(shopName: string, changes: Partial<ShopOverview> = {}): ShopOverview {
  return {
    shopUrl: `${shopName.toLowerCase()}.myshopify.com`,
    shopName,
    role: 'admin',
    isThis: false,
    state: CALM,
    ...changes,
  };
}

function open(shops: ShopOverview[]) {
  fakeApi.answer(getShops, { shops });
  return mountScreen(<StoresPage />);
}

test('the stores that need most come first, and one that could not be read says so', async () => {
  const alert = {
    facts: { kind: 'pillOff' },
    sentence: 'The pill is off.',
    action: { label: 'Go', path: '/' },
  };
  open([
    store('Calm', { isThis: true }),
    store('Busy', { state: { ...CALM, alerts: [alert], alertCount: 4 } }),
    store('Paused', { state: { ...CALM, isPaused: true } }),
    store('Falling', { state: { ...CALM, isFalling: true } }),
    store('Unpaid', { state: { ...CALM, unpaid: 'onHold', isFalling: true } }),
    store('Silent', { state: null }),
  ]);
  const busy = await screen.findByRole('region', { name: 'Busy' });
  within(busy).getByText(alert.sentence);
  within(busy).getByText('and 3 more');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Paused', 'Silent', 'Unpaid', 'Falling', 'Busy', 'Calm']);
  within(screen.getByRole('region', { name: 'Silent' })).getByText(words.unknown);
  within(screen.getByRole('region', { name: 'Paused' })).getByText(words.paused);
  const unpaid = within(screen.getByRole('region', { name: 'Unpaid' }));
  unpaid.getByText(words.unpaid.onHold);
  unpaid.getByText(words.falling);
  within(screen.getByRole('region', { name: 'Calm' })).getByText(words.here);
});

test('another store is opened in one step', async () => {
  fakeApi.answer(switchShop, { shopUrl: 'busy.myshopify.com' });
  const { user } = open([store('Calm', { isThis: true }), store('Busy')]);
  await user.click(await screen.findByRole('button', { name: 'Open Busy' }));
  await waitFor(() => expect(leftFor()).toEqual(['/dashboard']));
  expect(fakeApi.requests(switchShop)[0]?.body).toEqual({ toShopUrl: 'busy.myshopify.com' });
});

test('the owner reads why there is only one', async () => {
  open([]);
  await screen.findByText(words.none);
});
