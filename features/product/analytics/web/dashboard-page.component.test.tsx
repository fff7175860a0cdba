import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getSendingPause } from '#features/engine/messaging/contract/pause-calls.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { getStoreSync } from '#features/foundations/store-data/contract/store-sync.ts';
import { SyncLine } from '#features/foundations/store-data/web/index.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getOverview, type SourceTotals, type Totals } from '../contract/overview-calls.ts';
import { texts } from '../texts/en.ts';
import { DashboardPage } from './dashboard-page.tsx';

type Overview = ResponseOf<typeof getOverview>;

/** The part of a merchant that the dashboard reads. */
const MERCHANT = { shopUrl: 'wren.example', shopTimeZone: 'Europe/Berlin' } as Merchant;
const TOTALS: Totals = {
  sent: 1000,
  delivered: 900,
  read: 450,
  clicked: 90,
  failed: 100,
  orders: 4,
  revenueMinor: 123_456,
  avgOrderValueMinor: 30_864,
  clickOrders: 3,
  clickRevenueMinor: 100_000,
  optIns: 12,
  impressions: 480,
  optInRate: 2.5,
  readRate: 50,
  clickRate: 10,
};
const PILL: SourceTotals = { ...TOTALS, channel: 'WA', kind: 'tool', type: 'persistentPill', id: null };
const DAYS = ['2030-03-01', '2030-03-02', '2030-03-03'];
const BEFORE = ['2030-02-26', '2030-02-27', '2030-02-28'];
const OVERVIEW: Overview = {
  currencyCode: 'EUR',
  today: '2030-03-03',
  span: {
    from: '2030-03-01',
    to: '2030-03-03',
    before: { from: '2030-02-26', to: '2030-02-28' },
  },
  allTime: { revenueMinor: 9_876_543, subscribers: 1204 },
  totals: TOTALS,
  totalsBefore: TOTALS,
  days: DAYS.map((date, at) => ({ date, revenueMinor: 41_152, orders: at, optIns: 4 })),
  daysBefore: BEFORE.map((date) => ({ date, revenueMinor: 20_576, orders: 1, optIns: 2 })),
  sources: [PILL],
  sourcesBefore: [{ ...PILL, optIns: 6 }],
  failures: [],
};
const NOTHING: Overview = {
  ...OVERVIEW,
  days: DAYS.map((date) => ({ date, revenueMinor: 0, orders: 0, optIns: 0 })),
  daysBefore: BEFORE.map((date) => ({ date, revenueMinor: 0, orders: 0, optIns: 0 })),
  sources: [],
  sourcesBefore: [],
};

let figuresSeen = 0;

beforeEach(() => {
  figuresSeen = 0;
  fakeApi.answer(getSendingPause, { pausedAt: null, held: 0, late: 0 });
});

function mountDashboard(address = '/channel-dashboard-wa', channel: 'WA' | null = 'WA') {
  return mountScreen(
    <DashboardPage
      merchant={MERCHANT}
      {...(channel && { channel })}
      onFigures={() => (figuresSeen += 1)}
      alerts={null}
      Below={() => null}
    />,
    { address },
  );
}

const lastQuery = () => fakeApi.requests(getOverview).at(-1)?.query;
const panel = (name: string) => screen.findByRole('region', { name });

/** Returns the number under a label. */
function figure(of: HTMLElement, name: string): string {
  const term = within(of)
    .getAllByRole('term')
    .find((one) => one.textContent === name);
  return term?.nextElementSibling?.textContent ?? `no figure ${name}`;
}

describe('the figures', () => {
  it('are shown for all time, and for the chosen days compared with the days before', async () => {
    fakeApi.answer(getOverview, OVERVIEW);
    mountDashboard();
    const strip = await panel('All Time');
    expect(figure(strip, 'Total Revenue')).toBe('€98,765.43');
    expect(figure(strip, 'Total Subscribers')).toBe('1,204');
    const revenue = await panel('Total Revenue');
    expect(figure(revenue, 'Revenue')).toContain('€1,234.56');
    expect(figure(revenue, 'Revenue')).toContain('100% more');
    expect(figure(revenue, 'Total orders')).toContain('3');
    const subscribers = await panel('Subscribers from Opt-ins');
    expect(figure(subscribers, 'New subscribers')).toMatch(/^12.*the 3 days before/);
    expect(figure(subscribers, 'Opt-in rate')).toContain('2.50%');
    expect(figuresSeen).toBe(1);
  });

  it('are replaced by an empty state if nothing happened', async () => {
    fakeApi.answer(getOverview, NOTHING);
    mountDashboard();
    await screen.findByText(texts.revenue.none);
    expect(screen.getByText(texts.subscribers.none)).toBeDefined();
  });

  it('show a loading state, while the days can be chosen', async () => {
    const answer = fakeApi.hold(getOverview);
    mountDashboard();
    await screen.findByText(/^Loading: /);
    expect(screen.getByLabelText('Days')).toBeDefined();
    answer(OVERVIEW);
    await panel('Total Revenue');
    expect(screen.queryByText(/^Loading: /)).toBeNull();
  });

  it('are requested again if they could not be loaded', async () => {
    fakeApi.refuse(getOverview, 'DATABASE_AWAY');
    const { user } = mountDashboard();
    const again = await screen.findByRole('button', { name: /again/i });
    expect(screen.getByLabelText('Days')).toBeDefined();
    fakeApi.answer(getOverview, OVERVIEW);
    await user.click(again);
    await panel('Total Revenue');
  });

  it('are also a table with a row for each day', async () => {
    fakeApi.answer(getOverview, OVERVIEW);
    const { user } = mountDashboard();
    const subscribers = await panel('Subscribers from Opt-ins');
    await user.click(
      within(subscribers).getByRole('button', { name: 'Show as table: Subscribers from Opt-ins' }),
    );
    expect(within(subscribers).getAllByRole('row')).toHaveLength(4);
  });

  it('of all channels have no choice of a source', async () => {
    fakeApi.answer(getOverview, OVERVIEW);
    mountDashboard('/dashboard', null);
    await panel('Total Revenue');
    expect(screen.queryByLabelText('Source of Total Revenue')).toBeNull();
    expect(lastQuery()).toMatchObject({ channel: 'All' });
    expect(lastQuery()?.revenueSource).toBeUndefined();
  });
});

describe('the days', () => {
  async function chooseOwn(from: string, to: string) {
    const { user } = mountDashboard();
    await user.selectOptions(screen.getByLabelText('Days'), 'Choose days…');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: from } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: to } });
    await user.click(screen.getByRole('button', { name: 'Show' }));
  }

  it.each([
    ['2030-03-02', '2030-03-01', texts.days.reversed],
    ['', '2030-03-01', texts.days.missing],
    ['2010-01-01', '2030-03-01', texts.days.tooMany],
  ])('from "%s" to "%s" are refused: %s', async (from, to, sentence) => {
    fakeApi.answer(getOverview, OVERVIEW);
    await chooseOwn(from, to);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    await panel('Total Revenue');
    expect(fakeApi.requests(getOverview)).toHaveLength(1);
  });

  it('are requested, and are in the address', async () => {
    fakeApi.answer(getOverview, OVERVIEW);
    await chooseOwn('2030-03-01', '2030-03-02');
    await waitFor(() => expect(lastQuery()).toMatchObject({ from: '2030-03-01', to: '2030-03-02' }));
    expect(location.search).toBe('?from=2030-03-01&to=2030-03-02');
  });

  it('keep their typed values when new figures arrive', async () => {
    const answer = fakeApi.hold(getOverview);
    const { user } = mountDashboard();
    await user.selectOptions(screen.getByLabelText('Days'), 'Choose days…');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2029-12-24' } });
    answer(OVERVIEW);
    await panel('Total Revenue');
    expect(screen.getByLabelText('First day')).toHaveProperty('value', '2029-12-24');
  });

  it('are remembered on another dashboard', async () => {
    fakeApi.answer(getOverview, OVERVIEW);
    localStorage.setItem('bellbird-dashboard-days', 'scope=7');
    mountDashboard();
    await panel('Total Revenue');
    expect(screen.getByLabelText('Days')).toHaveProperty('value', '7');
    expect(location.search).toBe('?scope=7');
    // An address carries text, and the contract reads it as a number.
    expect(lastQuery()).toMatchObject({ scope: 7 });
  });

  it('in the address replace the remembered ones, and 360 means all time', async () => {
    fakeApi.answer(getOverview, OVERVIEW);
    localStorage.setItem('bellbird-dashboard-days', 'scope=7');
    mountDashboard('/channel-dashboard-wa?scope=360');
    await panel('Total Revenue');
    expect(screen.getByLabelText('Days')).toHaveProperty('value', '-1');
    expect(lastQuery()).toMatchObject({ scope: -1 });
  });
});

describe('one source', () => {
  it('can be chosen, also by the address', async () => {
    fakeApi.answer(getOverview, OVERVIEW);
    const { user } = mountDashboard();
    const subscribers = await panel('Subscribers from Opt-ins');
    await user.selectOptions(
      within(subscribers).getByLabelText('Source of Subscribers from Opt-ins'),
      'Spin the wheel',
    );
    await waitFor(() => expect(figure(subscribers, 'New subscribers')).toMatch(/^0/));
    expect(location.search).toBe('?subscriberSource=spinTheWheel');
    expect(lastQuery()).toMatchObject({ subscriberSource: 'spinTheWheel', revenueSource: 'all' });
  });
});

it('says that history is being added, instead of figures that are not complete', async () => {
  fakeApi.answer(getOverview, NOTHING);
  fakeApi.answer(getStoreSync, { parts: [], isCounting: true });
  mountScreen(
    <>
      <SyncLine shopUrl={MERCHANT.shopUrl} />
      <DashboardPage merchant={MERCHANT} onFigures={() => undefined} alerts={null} Below={() => null} />
    </>,
  );
  await screen.findByRole('heading', { name: texts.dashboard.counting.title });
  expect(screen.queryByRole('region', { name: texts.allTime.title })).toBeNull();
  expect(screen.queryByText(texts.subscribers.none)).toBeNull();
});
