import { useMutation } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getAlerts } from '../contract/alert-calls.ts';
import { texts } from '../texts/en.ts';
import { AlertsPanel } from './alerts-panel.tsx';

const SHOP = 'demo.myshopify.com';
const STEP = {
  facts: { kind: 'pillOff' },
  sentence: 'The opt-in pill is off.',
  action: { label: 'Switch it on', path: '/opt-in-tools-wa' },
};
const NOTHING = { sent: 0, read: 0, clicked: 0, orders: 0, revenueMinor: 0 };
const answer = (needs: (typeof STEP)[]) =>
  fakeApi.answer(getAlerts, {
    needs,
    currencyCode: 'EUR',
    since: NOTHING,
    today: NOTHING,
    sinceSentence: 'Since yesterday, no message went out.',
    isSendingBroadcast: false,
  });

it('starts with the figures of yesterday and today', async () => {
  fakeApi.answer(getAlerts, {
    needs: [],
    currencyCode: 'EUR',
    since: { sent: 1111, read: 900, clicked: 142, orders: 67, revenueMinor: 11_472_55 },
    today: { sent: 111, read: 90, clicked: 42, orders: 7, revenueMinor: 1_472_55 },
    sinceSentence: '',
    isSendingBroadcast: false,
  });
  mountScreen(<AlertsPanel shopUrl={SHOP} />);
  await screen.findByText(texts.alerts.none);
  const [first, second] = screen.getAllByRole('region');
  expect(first?.getAttribute('aria-labelledby')).toBe(
    screen.getByRole('heading', { name: texts.sinceYesterday.title }).id,
  );
  const figures = within(first as HTMLElement).getAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '€11,472.55 €1,472.55 today',
    '67 7 today',
    '1,111 111 today',
    '142 42 today',
  ]);
  expect(second?.textContent).toContain(texts.alerts.title);
});

it('shows one error if the alerts could not be loaded', async () => {
  fakeApi.refuse(getAlerts, 'INTERNAL');
  mountScreen(<AlertsPanel shopUrl={SHOP} />);
  await screen.findByText('Your alerts could not be loaded');
  expect(screen.queryByRole('region', { name: texts.sinceYesterday.title })).toBeNull();
});

function PillSwitch() {
  const { mutate } = useMutation({ mutationFn: () => Promise.resolve(true) });
  return (
    <button type="button" onClick={() => mutate()}>
      Switch the pill on
    </button>
  );
}

it('removes an alert as soon as a change on the page solves it', async () => {
  answer([STEP]);
  const { user } = mountScreen(
    <>
      <AlertsPanel shopUrl={SHOP} />
      <PillSwitch />
    </>,
  );
  const way = await screen.findByRole('link', { name: 'Switch it on: The opt-in pill is off.' });
  expect(way.getAttribute('href')).toBe('/opt-in-tools-wa');
  expect(screen.queryByText(texts.alerts.none)).toBeNull();
  answer([]);
  await user.click(screen.getByRole('button', { name: 'Switch the pill on' }));
  await screen.findByText(texts.alerts.none);
  await waitFor(() => expect(screen.queryByText('The opt-in pill is off.')).toBeNull());
});
