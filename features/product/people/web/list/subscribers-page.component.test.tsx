import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { texts as kit } from '#platform/ui-kit/texts/en.ts';
import {
  getSubscriberFilters,
  getSubscribersV2,
  getUnsubscribers,
  unsubscribePeople,
  type Subscriber,
} from '../../contract/subscriber-calls.ts';
import { MOST_GATHERED } from '../../rules/most-gathered.ts';
import { texts } from '../../texts/en.ts';
import { MOST_ROWS } from './download-people.ts';
import { SubscribersPage } from './subscribers-page.tsx';

const SHOP = { shopUrl: 'wren.example', shopCurrency: 'EUR', shopTimeZone: 'Europe/Berlin' };

function subscriber(at: number, change: Partial<Subscriber> = {}): Subscriber {
  return {
    subscriberId: `person-${at}`,
    firstName: 'Mira',
    lastName: 'Vogt',
    profilePic: null,
    status: 'subscribed',
    createdAt: '2030-01-01T10:00:00.000Z',
    optinType: 'persistentPill',
    totalRevenue: '€0.00',
    revenueMinor: 0,
    ordersObj: [],
    phoneNumber: '+4915215500100',
    phoneShown: '+49 1521 5500100',
    email: null,
    channel: 'WA',
    ...change,
  };
}

type Page = ResponseOf<typeof getSubscribersV2>;

function pageOf(subscribers: Subscriber[], change: Partial<Page> = {}): Page {
  return {
    subscribers,
    nextCursor: null,
    isOfSome: false,
    totalSubscribersCount: 120,
    totalUnsubscribersCount: 6,
    totalKnownCount: 126,
    notListedYetCount: 0,
    ...change,
  };
}

beforeEach(() => {
  fakeApi.answer(getSubscriberFilters, {
    sources: ['persistentPill'],
    dialCodes: [{ dialCode: '49', countries: ['DE'] }],
  });
});

function mountPage(address = '/subscribers') {
  return mountScreen(<SubscribersPage shop={SHOP} exportAll={null} />, { address });
}

const lastQuery = () => fakeApi.requests(getSubscribersV2).at(-1)?.query;

async function choose(user: ReturnType<typeof mountPage>['user'], field: string, choice: string) {
  const button = screen.getByRole('button', { name: new RegExp(`^${field}`) });
  if (button.getAttribute('aria-expanded') !== 'true') await user.click(button);
  await user.click(
    within(screen.getByRole('group', { name: field })).getByRole('checkbox', { name: choice }),
  );
}

describe('the list', () => {
  it('explains its purpose if the shop knows nobody', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([], { totalKnownCount: 0, totalSubscribersCount: 0 }));
    mountPage();
    await screen.findByText("Looks like you don't have any subscribers yet!");
    const help = screen.getByRole('link', { name: texts.empty.help });
    expect(help.getAttribute('href')).toBe('/help/subscribers');
  });

  it('says that nobody is subscribed if the shop knows people', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([]));
    mountPage();
    await screen.findByText(texts.empty.noneSubscribed);
  });

  it('explains a failure, and loads again', async () => {
    fakeApi.loseConnection(getSubscribersV2);
    const { user } = mountPage();
    await screen.findByText(/Bellbird cannot be reached/);
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)]));
    await user.click(screen.getByRole('button', { name: /again/i }));
    await screen.findByRole('link', { name: 'Mira Vogt' });
  });

  it('says before the download how many people the file has', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)], { totalKnownCount: 10_001 }));
    mountPage();
    await screen.findByRole('button', { name: fill(texts.files.first, { most: MOST_ROWS }) });
    cleanup();
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)], { totalKnownCount: 10_000 }));
    mountPage();
    await screen.findByRole('button', { name: 'Download CSV' });
  });

  it('shows the number of subscribers and the share who unsubscribed', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)]));
    mountPage();
    await screen.findByText('5.00%');
    expect(screen.getByText('120')).toBeDefined();
    expect(screen.getByText(fill(texts.figures.unsubscribers, { count: 6 }))).toBeDefined();
  });

  it('shows each person by name, number, e-mail or nothing, in any script', async () => {
    const people = [
      subscriber(1, { firstName: '王伟', lastName: null, ordersObj: [], revenueMinor: 1250 }),
      subscriber(2, { firstName: 'نور' }),
      subscriber(3, { firstName: null, lastName: null, status: 'never', optinType: null }),
      subscriber(4, { firstName: 'A'.repeat(200), channel: 'FB', status: 'unsubscribed' }),
    ];
    fakeApi.answer(getSubscribersV2, pageOf(people));
    mountPage();
    await screen.findByRole('link', { name: '王伟' });
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toContain('€12.50');
    expect(rows[1]).toContain('نور Vogt');
    expect(rows[2]).toContain('+49 1521 5500100');
    expect(rows[3]).toContain(texts.standings.unsubscribed);
    expect(screen.getByRole('img', { name: 'Messenger' })).toBeDefined();
  });

  it('loads more people after the last page, and keeps the shown ones if that fails', async () => {
    fakeApi.answer(getSubscribersV2, ({ query }) =>
      query.cursor === undefined
        ? pageOf(
            Array.from({ length: 3 }, (_, at) => subscriber(at)),
            { nextCursor: 'mark', totalSubscribersCount: 5 },
          )
        : pageOf([subscriber(3), subscriber(4)], { totalSubscribersCount: 5 }),
    );
    const { user } = mountPage();
    await screen.findByText(fill(texts.list.shownOf, { shown: 3, all: 5 }));
    const more = screen.getByRole('button', { name: 'Load More Subscribers' });
    fakeApi.loseConnection(getSubscribersV2);
    await user.click(more);
    expect((await screen.findByRole('alert')).textContent).toContain('Bellbird cannot be reached');
    expect(screen.getByText(fill(texts.list.shownOf, { shown: 3, all: 5 }))).toBeDefined();
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(3), subscriber(4)], { totalSubscribersCount: 5 }));
    await user.click(screen.getByRole('button', { name: 'Load More Subscribers' }));
    await screen.findByText(fill(texts.list.shown, { shown: 5 }));
    expect(lastQuery()).toMatchObject({ cursor: 'mark', offset: '3' });
    expect(screen.queryByRole('button', { name: 'Load More Subscribers' })).toBeNull();
  });

  it('says that people of a large import are still missing, and shows them without a reload', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([], { notListedYetCount: 3 }));
    mountPage('/subscribers?search=quirin');
    await screen.findByText(fill(texts.list.stillAdding, { count: 3 }));
    expect(screen.getByText(texts.empty.noMatch)).toBeDefined();
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1, { firstName: 'Quirin' })]));
    await screen.findByRole('link', { name: 'Quirin Vogt' });
    expect(screen.queryByText(fill(texts.list.stillAdding, { count: 3 }))).toBeNull();
  });

  it('says that only some people are sorted if too many match', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)], { isOfSome: true }));
    mountPage();
    await screen.findByText(fill(texts.list.unsorted, { most: MOST_GATHERED }));
  });
});

describe('sorting', () => {
  it('is reversed by a second press, and is in the address', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)]));
    const { user } = mountPage();
    const head = await screen.findByRole('columnheader', { name: 'Subscribed' });
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'));
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
    expect(location.search).toBe('?sortBy=createdAt&sortOrder=asc');
    await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'createdAt', sortOrder: 'asc' }));
    const name = screen.getByRole('columnheader', { name: 'Name' });
    expect(within(name).queryByRole('button')).toBeNull();
  });
});

describe('filters', () => {
  it('include a search with the Enter key, and are all cleared together', async () => {
    fakeApi.answer(getSubscribersV2, ({ query }) =>
      pageOf(query.search === undefined ? [subscriber(1)] : []),
    );
    const { user } = mountPage();
    await screen.findByRole('link', { name: 'Mira Vogt' });
    const search = screen.getByRole('searchbox', { name: texts.filters.search });
    await user.type(search, ' nobody at all {Enter}');
    await screen.findByText(texts.empty.noMatch);
    expect(lastQuery()).toMatchObject({ search: 'nobody at all' });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByRole('link', { name: 'Mira Vogt' });
    expect(search).toHaveProperty('value', '');
    expect(location.search).toBe('');
  });

  it('combine several values of one kind, and are removed one by one', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)]));
    const { user } = mountPage();
    await screen.findByRole('link', { name: 'Mira Vogt' });
    await choose(user, texts.filters.consent, texts.standings.unsubscribed);
    await waitFor(() => expect(lastQuery()).toMatchObject({ standing: 'subscribed,unsubscribed' }));
    await choose(user, texts.columns.channel, 'Messenger');
    await waitFor(() => expect(lastQuery()).toMatchObject({ channel: 'FB' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Messenger' }));
    await waitFor(() => expect(lastQuery()?.channel).toBeUndefined());
    expect(lastQuery()).toMatchObject({ standing: 'subscribed,unsubscribed' });
  });

  it('include days, which can be removed', async () => {
    fakeApi.answer(getSubscribersV2, ({ query }) => pageOf(query.until === undefined ? [subscriber(1)] : []));
    const { user } = mountPage();
    await screen.findByRole('link', { name: 'Mira Vogt' });
    fireEvent.change(screen.getByLabelText(texts.filters.from), { target: { value: '2020-01-01' } });
    fireEvent.change(screen.getByLabelText(texts.filters.until), { target: { value: '2020-01-02' } });
    await screen.findByText(texts.empty.noMatch);
    expect(lastQuery()).toMatchObject({ from: '2020-01-01', until: '2020-01-02' });
    await user.click(screen.getByRole('button', { name: /^Remove filter: Until .*2020/ }));
    await screen.findByRole('link', { name: 'Mira Vogt' });
  });

  it('ignore invalid values in the address', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)]));
    mountPage('/subscribers?sortBy=shoeSize&channel=fax');
    await screen.findByRole('link', { name: 'Mira Vogt' });
    expect(lastQuery()).toMatchObject({ sortBy: 'revenue', sortOrder: 'desc' });
    expect(lastQuery()?.channel).toBeUndefined();
  });
});

describe('a file', () => {
  it('of unsubscribers shows a message if it fails, and can be requested again', async () => {
    fakeApi.answer(getSubscribersV2, pageOf([subscriber(1)]));
    fakeApi.refuse(getUnsubscribers, 'INTERNAL');
    const { user } = mountPage();
    const download = await screen.findByRole('button', { name: texts.files.unsubscribers });
    await user.click(download);
    await screen.findByRole('alert');
    expect(download).toHaveProperty('disabled', false);
  });
});

describe('several people', () => {
  const PEOPLE = [1, 2, 3].map((at) =>
    subscriber(at, {
      subscriberId: `01a1f8b4-7965-7f06-8434-417d01bc2f3${at}`,
      firstName: `Mira ${at}`,
      lastName: null,
    }),
  );
  const box = (name: string) => screen.findByRole('checkbox', { name: fill(kit.choice.row, { name }) });

  it('are unsubscribed after a question that names their number', async () => {
    fakeApi.answer(getSubscribersV2, pageOf(PEOPLE));
    const [first = '', second = ''] = PEOPLE.map(({ subscriberId }) => subscriberId);
    fakeApi.answer(unsubscribePeople, { done: [first, second], refused: [] });
    const { user } = mountScreen(<SubscribersPage shop={SHOP} exportAll={null} />);
    await user.click(await box('Mira 1'));
    await user.click(await box('Mira 2'));
    await user.click(screen.getByRole('button', { name: texts.several.unsubscribe }));
    const asks = await screen.findByRole('dialog', { name: fill(texts.several.title, { count: 2 }) });
    await user.click(within(asks).getByRole('button', { name: texts.several.confirm }));
    await screen.findByText(fill(texts.several.unsubscribed, { count: 2 }));
    expect(fakeApi.requests(unsubscribePeople)[0]?.body.subscriberIds).toEqual([first, second]);
    await waitFor(() => expect(screen.queryByRole('region', { name: kit.choice.label })).toBeNull());
  });
});
