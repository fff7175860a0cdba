import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getAlerts } from '../contract/alert-calls.ts';
import { AlertsPanel } from './alerts-panel.tsx';

const SHOP = 'demo.myshopify.com';
const STEP = {
  facts: { kind: 'pillOff' },
  sentence: 'The opt-in pill is off.',
  action: { label: 'Switch it on', path: '/opt-in-tools-wa' },
};
const answer = (needs: (typeof STEP)[]) =>
  fakeApi.answer(getAlerts, {
    needs,
    currencyCode: 'EUR',
    since: { sent: 0, read: 0, clicked: 0, orders: 0, revenueMinor: 0 },
    sinceSentence: 'Since yesterday, no message went out.',
  });

function PillSwitch() {
  const { mutate } = useMutation({ mutationFn: () => Promise.resolve(true) });
  return (
    <button type="button" onClick={() => mutate()}>
      Switch the pill on
    </button>
  );
}

it('drops a need as soon as a change on the page settled it', async () => {
  answer([STEP]);
  const { user } = mountScreen(
    <>
      <AlertsPanel shopUrl={SHOP} />
      <PillSwitch />
    </>,
  );
  const way = await screen.findByRole('link', { name: 'Switch it on: The opt-in pill is off.' });
  expect(way.getAttribute('href')).toBe('/opt-in-tools-wa');
  expect(screen.queryByText('Nothing needs you.')).toBeNull();
  answer([]);
  await user.click(screen.getByRole('button', { name: 'Switch the pill on' }));
  await screen.findByText('Nothing needs you.');
  await waitFor(() => expect(screen.queryByText('The opt-in pill is off.')).toBeNull());
});
