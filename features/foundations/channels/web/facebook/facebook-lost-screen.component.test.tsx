import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { disconnectPage, getFacebookPage } from '../../contract/facebook-calls.ts';
import { LOST_PAGE } from '../../testing/sample-senders.ts';
import { texts } from '../../texts/en.ts';
import { FacebookLostScreen } from './facebook-lost-screen.tsx';

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

const LOST = {
  shopUrl: 'demo.myshopify.com',
  isOldStore: false,
  fbConnected: false,
  fbStatus: 'disconnected',
  pageName: 'Demo Tea',
  pageIdFB: '112233',
};
function openLost(changes: Partial<typeof LOST> = {}, connection = LOST_PAGE) {
  fakeApi.answer(getFacebookPage, connection);
  return mountScreen(<FacebookLostScreen merchant={{ ...LOST, ...changes }} />);
}

it('a lost page can be connected again, or the merchant continues without it', async () => {
  fakeApi.answer(disconnectPage, { fbStatus: 'onboard' });
  const { user } = openLost();
  await screen.findByText('Demo Tea is disconnected');
  expect((await screen.findByText(/^The password was changed/)).textContent).toContain(
    texts.lostPage.whatsApp,
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'FB Page Disconnected - Go To Settings to Connect Page',
  );
  await user.click(await button('Connect the page again'));
  await user.click(await button('Close'));
  await user.click(await button(texts.lostPage.goOnWithout));
  await waitFor(() => expect(location.pathname).toBe('/automation-wa'));
  expect(fakeApi.requests(disconnectPage)[0]?.body).toEqual({ pageId: '112233' });
});

it('an old store cannot continue without a lost page', async () => {
  openLost({ isOldStore: true });
  await button('Connect the page again');
  expect(screen.queryByRole('button', { name: texts.lostPage.goOnWithout })).toBeNull();
  expect(screen.queryByText(/WhatsApp messages keep going/)).toBeNull();
});

it.each([
  ['Demo Tea is connected', { fbConnected: true, fbStatus: 'connected' }],
  ['No Facebook page is connected', { fbConnected: false, fbStatus: 'onboard' }],
])('a page that is not lost is not reported as lost: %s', async (title, changes) => {
  openLost(changes);
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: 'Go to Settings' }).getAttribute('href')).toBe('/settings');
  expect(screen.queryByRole('alert') === null).toBe(changes.fbConnected);
});
