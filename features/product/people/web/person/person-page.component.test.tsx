import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getPerson, getTimeline, type Person } from '../../contract/person-calls.ts';
import { getShopping } from '../../contract/shopping-call.ts';
import { PersonPage } from './person-page.tsx';

const ADA: Person = {
  subscriberId: '0190a000-0000-7000-8000-000000000001',
  channel: 'WA',
  firstName: 'Ada',
  lastName: null,
  phone: null,
  phoneShown: null,
  email: null,
  locale: 'en-US',
  standing: 'subscribed',
  hasStopped: false,
  since: '2026-03-02T10:00:00.000Z',
  optinType: null,
  revenueMinor: 0,
  creditedOrders: 0,
  windowUntil: null,
  isForAnswersOnly: false,
};

it('shows the language of a person', async () => {
  fakeApi.answer(getPerson, { person: ADA });
  fakeApi.answer(getTimeline, { entries: [], nextCursor: null });
  fakeApi.answer(getShopping, { cart: null, orders: [], codes: [] });
  mountScreen(
    <PersonPage
      shop={{ shopUrl: 'demo.myshopify.com', shopCurrency: 'EUR', shopTimeZone: 'Europe/Berlin' }}
      Acts={() => null}
    />,
    { address: `/subscribers/${ADA.subscriberId}` },
  );
  await screen.findByRole('heading', { name: 'Ada', level: 1 });
  expect(screen.getByText('Language').nextElementSibling?.textContent).toBe('American English');
});
