import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResponseOf } from '#platform/http/call.ts';
import { createFakeApi } from '#platform/testing/screen/fake-api.ts';
import { openScreen } from '#platform/testing/screen/open-screen.tsx';
import { getSubscriberFilters, getSubscribersV2, type Subscriber } from '../../contract/subscriber-calls.ts';
import { SubscribersPage } from './subscribers-page.tsx';

const SHOP = { shopUrl: 'demo.myshopify.com', shopCurrency: 'EUR', shopTimeZone: 'Europe/Berlin' };
const MORE = 'Load More Subscribers';

function person(number: number, changes: Partial<Subscriber> = {}): Subscriber {
  return {
    subscriberId: `person-${number}`,
    firstName: `Mira ${number}`,
    lastName: 'Vogt',
    profilePic: null,
    status: 'subscribed',
    createdAt: '2026-02-03T10:00:00.000Z',
    optinType: 'persistentPill',
    totalRevenue: '€0.00',
    revenueMinor: 0,
    ordersObj: [],
    phoneNumber: '+4915215500100',
    phoneShown: '+49 1521 5500100',
    email: null,
    channel: 'WA',
    ...changes,
  };
}

const people = (count: number) => Array.from({ length: count }, (_, at) => person(at));

function page(
  subscribers: Subscriber[],
  changes: Partial<ResponseOf<typeof getSubscribersV2>> = {},
): ResponseOf<typeof getSubscribersV2> {
  return {
    subscribers,
    nextCursor: null,
    isOfSome: false,
    totalSubscribersCount: subscribers.length,
    totalUnsubscribersCount: 0,
    totalKnownCount: subscribers.length,
    notListedYetCount: 0,
    ...changes,
  };
}

function apiOfPeople() {
  const api = createFakeApi();
  api.answer(getSubscriberFilters, {
    sources: ['persistentPill', 'import'],
    dialCodes: [{ dialCode: '49', countries: ['DE'] }],
  });
  return api;
}

const open = (at = '/subscribers') => openScreen(<SubscribersPage shop={SHOP} exportAll={null} />, { at });

test('without anybody the page says what it is for', async () => {
  apiOfPeople().answer(getSubscribersV2, page([]));
  open();
  await screen.findByText("Looks like you don't have any subscribers yet!");
  expect(screen.getByRole('link', { name: 'How to get subscribers' }).getAttribute('href')).toBe(
    '/help/subscribers',
  );
});

test('waits for the list with a label, then shows it', async () => {
  const release = apiOfPeople().hold(getSubscribersV2);
  open();
  await screen.findByText('Subscribers loading');
  release(page(people(2)));
  await screen.findByText('2 shown');
  expect(screen.queryByText('Subscribers loading')).toBeNull();
});

test('says why the list could not be loaded, and loads it on another try', async () => {
  const api = apiOfPeople();
  api.refuse(getSubscribersV2, 'DATABASE_AWAY');
  const { user } = open();
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('Your subscribers could not be loaded');
  api.answer(getSubscribersV2, page(people(1)));
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 shown');
});

test('counts who is subscribed and who left, over the whole shop', async () => {
  apiOfPeople().answer(
    getSubscribersV2,
    page(people(2), { totalSubscribersCount: 1120, totalUnsubscribersCount: 56, nextCursor: 'next' }),
  );
  open();
  await screen.findByText('2 of 1,120 shown');
  expect(screen.getByText('5.00%')).toBeDefined();
  expect(screen.getByText('56 people unsubscribed and did not come back')).toBeDefined();
});

test('loads more where the last page ended; a failure keeps what is shown', async () => {
  const api = apiOfPeople();
  const [first, last] = [people(3).slice(0, 2), people(3).slice(2)];
  api.answer(getSubscribersV2, page(first, { totalSubscribersCount: 3, nextCursor: 'after-2' }));
  const { user } = open();
  await screen.findByText('2 of 3 shown');
  api.lose(getSubscribersV2);
  await user.click(screen.getByRole('button', { name: MORE }));
  expect((await screen.findByRole('alert')).textContent).toContain('Bellbird');
  expect(screen.getByText('2 of 3 shown')).toBeDefined();

  api.answer(getSubscribersV2, page(last, { totalSubscribersCount: 3 }));
  await user.click(screen.getByRole('button', { name: MORE }));
  await screen.findByText('3 shown');
  expect(api.sentTo(getSubscribersV2).at(-1)?.query).toMatchObject({ cursor: 'after-2', offset: '2' });
  expect(screen.queryByRole('button', { name: MORE })).toBeNull();
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/subscribers/person-0',
    '/subscribers/person-1',
    '/subscribers/person-2',
  ]);
});

test('two heads sort the list, and the address keeps how', async () => {
  const api = apiOfPeople();
  api.answer(getSubscribersV2, page(people(2)));
  const { user, address } = open();
  const head = await screen.findByRole('columnheader', { name: 'Subscribed' });
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'));
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
  expect(address()).toBe('/subscribers?sortBy=createdAt&sortOrder=asc');
  expect(api.sentTo(getSubscribersV2).at(-1)?.query).toMatchObject({ sortBy: 'createdAt', sortOrder: 'asc' });
  const name = screen.getByRole('columnheader', { name: 'Name' });
  expect(within(name).queryByRole('button')).toBeNull();
});

test('a search asks for everybody, and can be cleared when nobody fits', async () => {
  const api = apiOfPeople();
  api.answer(getSubscribersV2, ({ query }) => page(query.search === undefined ? people(2) : []));
  const { user, address } = open();
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Find people' });
  await user.type(search, ' nobody at all {Enter}');
  await screen.findByText('Nobody fits');
  expect(api.sentTo(getSubscribersV2).at(-1)?.query).toMatchObject({ search: 'nobody at all' });
  expect(screen.getByRole('button', { name: 'Take away “nobody at all”' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await screen.findByText('2 shown');
  expect(search.value).toBe('');
  expect(address()).toBe('/subscribers');
});

test('several values of a filter are asked for together, and each can be taken away', async () => {
  const api = apiOfPeople();
  api.answer(getSubscribersV2, page(people(2), { nextCursor: 'more', totalSubscribersCount: 9 }));
  const { user, address } = open('/subscribers?standing=unsubscribed&until=2020-01-02');
  await screen.findByText('2 shown, and there are more');
  const consent = screen.getByRole('button', { name: /^Consent\b/ });
  await user.click(consent);
  expect(consent.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('checkbox', { name: 'Subscribed' }));
  await waitFor(() => expect(address()).toContain('standing=unsubscribed%2Csubscribed'));
  await user.click(consent);
  await user.click(screen.getByRole('button', { name: /^Channel\b/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Messenger' }));
  await waitFor(() =>
    expect(api.sentTo(getSubscribersV2).at(-1)?.query).toMatchObject({
      standing: 'unsubscribed,subscribed',
      channel: 'FB',
      until: '2020-01-02',
    }),
  );
  await user.click(screen.getByRole('button', { name: /^Take away Until .*2020/ }));
  await user.click(screen.getByRole('button', { name: 'Take away Messenger' }));
  await waitFor(() => expect(address()).toBe('/subscribers?standing=unsubscribed%2Csubscribed'));
});

test('says that people of a large list are not shown yet', async () => {
  apiOfPeople().answer(getSubscribersV2, page([], { totalKnownCount: 3, notListedYetCount: 3 }));
  open('/subscribers?search=quirin');
  await screen.findByText(/^Up to 3 people of a list that you brought are counted/);
  expect(screen.getByText('Nobody fits')).toBeDefined();
});

test('names of any script, and people without a name, are shown', async () => {
  const nobody = person(3, {
    firstName: null,
    lastName: null,
    channel: 'FB',
    phoneShown: null,
    status: 'never',
  });
  apiOfPeople().answer(
    getSubscribersV2,
    page([person(1, { firstName: '王伟' }), person(2, { firstName: 'نور', revenueMinor: 5580 }), nobody]),
  );
  open();
  await screen.findByRole('link', { name: '王伟 Vogt' });
  const [, , second, third] = screen.getAllByRole('row');
  expect(second?.textContent).toContain('نور Vogt');
  expect(second?.textContent).toContain('€55.80');
  expect(within(third ?? document.body).getByRole('img', { name: 'Messenger' })).toBeDefined();
});
