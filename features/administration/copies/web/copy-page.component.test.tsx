import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchShop } from '#features/foundations/sessions/contract/account-calls.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { copyToStores, getCopyable, previewCopies, type CopyStore } from '../contract/copy-calls.ts';
import { texts } from '../texts/en.ts';
import { CopyPage } from './copy-page.tsx';

const SEGMENT_ID = '01a1f8b4-7965-7f06-8434-417d01bc2f53';
const KINDS = [
  {
    kind: 'campaign',
    name: 'Campaigns',
    items: [{ id: 'WA.cart', name: 'Carts', about: 'Left carts', state: 'on' as const }],
  },
  {
    kind: 'segment',
    name: 'Segments',
    items: [{ id: SEGMENT_ID, name: 'Regulars', about: 'People', state: null }],
  },
  { kind: 'tool', name: 'Tools', items: [] },
];
const BLUEBELL: CopyStore = {
  shopUrl: 'bluebell.myshopify.com',
  shopName: 'Bluebell',
  role: 'marketer',
  refusal: null,
};
const SEGMENT = { kind: 'segment', id: SEGMENT_ID, toShopUrl: BLUEBELL.shopUrl };
const CAMPAIGN = { kind: 'campaign', id: 'WA.cart', toShopUrl: BLUEBELL.shopUrl };
const NOTHING = { name: null, notes: [], refusal: null, replaces: null };

function open(stores: CopyStore[], { address = '/stores/copy', isPerson = true } = {}) {
  fakeApi.answer(getCopyable, { kinds: KINDS, stores, isPerson });
  return mountScreen(<CopyPage />, { address });
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('a linked thing and the only store are chosen, and the copy tells what was left out', async () => {
  const { user } = open([BLUEBELL], { address: `/stores/copy?chosen=${SEGMENT_ID}` });
  expect((await box('Regulars')).checked).toBe(true);
  expect((await box('Bluebell')).checked).toBe(true);
  fakeApi.answer(previewCopies, {
    previews: [{ ...SEGMENT, ...NOTHING, name: 'Regulars (2)', notes: ['A link is left out.'] }],
  });
  await user.click(await button(texts.check.show));
  await screen.findByText('Regulars arrives as “Regulars (2)”');
  screen.getByText('A link is left out.');
  fakeApi.answer(copyToStores, {
    outcomes: [
      { ...SEGMENT, state: 'copied', name: 'Regulars (2)', notes: ['A link is left out.'], sentence: null },
    ],
  });
  await user.click(await button('Copy 1 thing'));
  await screen.findByText('1 copy was made.');
  expect(fakeApi.requests(copyToStores)[0]?.body).toMatchObject({
    copies: [{ ...SEGMENT, replaces: false }],
  });
  fakeApi.answer(switchShop, { shopUrl: BLUEBELL.shopUrl });
  await user.click(await button('Open Bluebell'));
  await waitFor(() => expect(leftFor()).toEqual(['/dashboard']));
});

test('a campaign is copied only after the choice to replace the other one', async () => {
  const { user } = open([BLUEBELL]);
  await user.click(await box('Carts'));
  fakeApi.answer(previewCopies, {
    previews: [{ ...CAMPAIGN, ...NOTHING, name: 'Carts', replaces: 'Carts' }],
  });
  await user.click(await button(texts.check.show));
  expect((await button('Copy 0 things')).disabled).toBe(true);
  await user.click(await box('Replace the settings and texts of “Carts” in Bluebell'));
  fakeApi.answer(copyToStores, {
    outcomes: [{ ...CAMPAIGN, state: 'refused', name: null, notes: [], sentence: 'It is on there.' }],
  });
  await user.click(await button('Copy 1 thing'));
  await screen.findByText('It is on there.');
  expect(fakeApi.requests(copyToStores)[0]?.body).toMatchObject({
    copies: [{ ...CAMPAIGN, replaces: true }],
  });
  expect(screen.queryByRole('button', { name: 'Open Bluebell' })).toBeNull();
});

test('a changed choice has to be checked again, and a search hides what does not match', async () => {
  const { user } = open([BLUEBELL]);
  await user.click(await box('Regulars'));
  fakeApi.answer(previewCopies, { previews: [{ ...SEGMENT, ...NOTHING, refusal: 'It names a product.' }] });
  await user.click(await button(texts.check.show));
  await screen.findByText('It names a product.');
  await user.click(await box('Carts'));
  await screen.findByText(texts.check.again);
  expect(screen.queryByText('It names a product.')).toBeNull();
  await pasteInto(user, screen.getByRole('searchbox', { name: texts.things.search }), 'carts');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Regulars' })).toBeNull());
  within(screen.getByRole('group', { name: 'Campaigns' })).getByText(texts.states.on);
});

test('a repetition after a lost connection has the same id', async () => {
  const { user } = open([BLUEBELL], { address: `/stores/copy?chosen=${SEGMENT_ID}` });
  fakeApi.answer(previewCopies, { previews: [{ ...SEGMENT, ...NOTHING, name: 'Regulars' }] });
  await user.click(await button(texts.check.show));
  await screen.findByText(texts.check.complete);
  fakeApi.loseConnection(copyToStores);
  await user.click(await button('Copy 1 thing'));
  await screen.findByRole('alert');
  fakeApi.answer(copyToStores, {
    outcomes: [{ ...SEGMENT, state: 'copied', name: 'Regulars', notes: [], sentence: null }],
  });
  await user.click(await button('Copy 1 thing'));
  await screen.findByText('1 copy was made.');
  const [first, second] = fakeApi.requests(copyToStores);
  expect(second?.body.requestId).toBe(first?.body.requestId);
});

test('a store that cannot receive copies says why', async () => {
  open([{ ...BLUEBELL, role: 'viewer', refusal: 'role' }]);
  expect((await box('Bluebell')).disabled).toBe(true);
  screen.getByText(/Your role in Bluebell may not receive copies/);
});

test('with one store, the page says what to do', async () => {
  open([]);
  await screen.findByText(texts.none.text);
});

test('the login through the store reads why there is no other store', async () => {
  open([], { isPerson: false });
  await screen.findByText(texts.none.ownerText);
});

test('a failed load offers another try', async () => {
  fakeApi.loseConnection(getCopyable);
  const { user } = mountScreen(<CopyPage />);
  const again = await button('Try again');
  fakeApi.answer(getCopyable, { kinds: KINDS, stores: [BLUEBELL], isPerson: true });
  await user.click(again);
  await box('Regulars');
});
