import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { refreshPageAccessToken } from '../../contract/facebook-calls.ts';
import { GRANTED, watchLoginWindows } from '../../testing/log-in-with-facebook.ts';
import { RefreshFacebookPage } from './refresh-facebook-page.tsx';

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.findByRole('button', { name });

function openLink(search = '?pageId=112233', merchant: object | null = {}) {
  vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const comeBack = vi.fn<() => void>();
  const page = <RefreshFacebookPage merchant={merchant} comeBack={comeBack} />;
  return { comeBack, ...mountScreen(page, { address: `/refreshFacebook${search}` }) };
}

it('a link without a page leads to the dashboard', async () => {
  openLink('?pageId=');
  await heading('Are you lost?');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard');
});

it('a link asks for the store login first, and is opened again afterwards', async () => {
  const { user, comeBack } = openLink(undefined, null);
  await heading('Login to continue');
  await user.click(screen.getByRole('link', { name: 'Log in to your store' }));
  expect(comeBack).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/');
});

it('a page is refreshed once with the stored login', async () => {
  fakeApi.answer(refreshPageAccessToken, { refreshed: true });
  openLink();
  await heading('Successfully Refreshed – You can close this window now');
  // Set after the page is drawn.
  await waitFor(() =>
    expect(document.title).toBe('Successfully Refreshed – You can close this window now · Bellbird'),
  );
  expect(fakeApi.requests(refreshPageAccessToken).map(({ body }) => body)).toEqual([{ pageId: '112233' }]);
  await waitFor(() => expect(window.close).toHaveBeenCalledOnce());
});

it('a page whose login has ended is refreshed with another login', async () => {
  const login = watchLoginWindows();
  fakeApi.refuse(refreshPageAccessToken, 'FACEBOOK_LOGGED_OUT');
  const { user } = openLink();
  await heading('Login to continue');
  fakeApi.answer(refreshPageAccessToken, { refreshed: true });
  await user.click(await button('Log in with Facebook'));
  login().answer({ purpose: 'pages', ...GRANTED });
  await heading('Successfully Refreshed – You can close this window now');
  expect(fakeApi.requests(refreshPageAccessToken).at(-1)?.body).toMatchObject({
    pageId: '112233',
    accessToken: 'sealed',
    userID: '42',
  });
});

it('a cancelled login says so, and can be started again', async () => {
  const login = watchLoginWindows();
  fakeApi.refuse(refreshPageAccessToken, 'FACEBOOK_LOGIN_EXPIRED');
  const { user } = openLink();
  await user.click(await button('Log in with Facebook'));
  login().answer({ purpose: 'pages', outcome: 'refused', code: 'FACEBOOK_LOGIN_DECLINED' });
  await screen.findByText('The Facebook login was cancelled, so nothing was changed.');
  await button('Log in with Facebook');
});

it('a missing permission leads to the settings, and the dialog cannot be closed', async () => {
  fakeApi.refuse(refreshPageAccessToken, 'FACEBOOK_NOT_AUTHORIZED');
  const { user } = openLink();
  await screen.findByRole('dialog', { name: 'Facebook App Re-authorization' });
  expect(screen.queryByRole('button')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Go to Settings' }).getAttribute('href')).toBe('/settings');
});

it('a failed refresh can be tried again', async () => {
  fakeApi.refuse(refreshPageAccessToken, 'PARTNER_FAILED');
  const { user } = openLink();
  await heading('Failed to refresh connection – Please retry opening this page');
  fakeApi.answer(refreshPageAccessToken, { refreshed: true });
  await user.click(await button('Try again'));
  await heading('Successfully Refreshed – You can close this window now');
  await waitFor(() => expect(fakeApi.requests(refreshPageAccessToken)).toHaveLength(2));
});
