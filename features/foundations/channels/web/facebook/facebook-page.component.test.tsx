import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import {
  connectPage,
  disconnectPage,
  getFacebookPage,
  getPages,
  type FacebookConnection,
} from '../../contract/facebook-calls.ts';
import { GRANTED, watchLoginWindows } from '../../testing/log-in-with-facebook.ts';
import { CONNECTED_PAGE, LOST_PAGE, NO_PAGE, PAGES } from '../../testing/sample-senders.ts';
import { texts } from '../../texts/en.ts';
import { FacebookBlock } from './facebook-block.tsx';

const SHOP = 'demo.myshopify.com';
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

function openBlock(connection: FacebookConnection, isOldStore = false) {
  fakeApi.answer(getFacebookPage, connection);
  return mountScreen(<FacebookBlock merchant={{ shopUrl: SHOP, isOldStore }} />);
}

/** Opens the dialog, logs in, and waits for the list of pages. */
async function openChoice(connection = NO_PAGE) {
  const login = watchLoginWindows();
  fakeApi.answer(getPages, PAGES);
  const { user } = openBlock(connection);
  await user.click(await button(connection.fbConnected ? 'Change Page' : 'Connect Page'));
  await user.click(await button('Continue with Facebook'));
  login().answer({ purpose: 'pages', ...GRANTED });
  const choice = await screen.findByRole('combobox', { name: 'Your page' });
  return { user, login, choice: choice as HTMLInputElement };
}

describe('the panel of the Facebook page', () => {
  it.each([
    ['Not connected', NO_PAGE, ['Connect Page']],
    ['Connected', CONNECTED_PAGE, ['Change Page', 'Disconnect']],
    ['Disconnected', LOST_PAGE, ['Connect Page', 'Disconnect']],
    ['Not connected', { ...NO_PAGE, canLogIn: false }, []],
  ])('%s: shows its buttons', async (word, connection, buttons) => {
    openBlock(connection);
    await screen.findByText(word);
    expect(screen.queryAllByRole('button').map((one) => one.textContent)).toEqual(buttons);
    if (!connection.canLogIn) expect(screen.getByText(texts.page.noMetaApp)).toBeDefined();
    if (connection.page) expect(screen.getByText('Connected by Ada')).toBeDefined();
    if (connection.stoppedReason) expect(screen.getByText(connection.stoppedReason)).toBeDefined();
  });

  it.each([
    [false, true],
    [true, false],
  ])('of an old store (%s) mentions WhatsApp: %s', async (isOldStore, speaks) => {
    openBlock(NO_PAGE, isOldStore);
    await screen.findByText(/^Connect the page of your store/);
    expect(screen.queryByText(/WhatsApp works without it/) !== null).toBe(speaks);
  });

  it('says that it could not be loaded, and can be loaded again', async () => {
    fakeApi.refuse(getFacebookPage, 'DATABASE_AWAY');
    const { user } = mountScreen(<FacebookBlock merchant={{ shopUrl: SHOP, isOldStore: false }} />);
    await screen.findByText('The Facebook page could not be loaded');
    fakeApi.answer(getFacebookPage, CONNECTED_PAGE);
    await user.click(await button('Try again'));
    await screen.findByText('Connected');
  });

  it('asks before it disconnects the page', async () => {
    const { user } = openBlock(CONNECTED_PAGE);
    await user.click(await button('Disconnect'));
    const asks = await screen.findByRole('dialog', { name: 'Disconnect Demo Tea?' });
    await user.click(within(asks).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Disconnect'));
    fakeApi.answer(disconnectPage, { fbStatus: 'onboard' });
    fakeApi.answer(getFacebookPage, NO_PAGE);
    const again = await screen.findByRole('dialog', { name: 'Disconnect Demo Tea?' });
    await user.click(within(again).getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('Page disconnected');
    await screen.findByText('Not connected');
    expect(fakeApi.requests(disconnectPage).map(({ body }) => body)).toEqual([{ pageId: '112233' }]);
  });
});

describe('connecting a page', () => {
  it('sends the chosen page with its own token', async () => {
    fakeApi.answer(connectPage, { pagePic: null });
    const { user, login, choice } = await openChoice();
    expect(login().address).toBe('/auth/facebook?purpose=pages');
    expect(screen.getByText(texts.choosePage.noRightsHint)).toBeDefined();
    expect(choice.value).toBe('Demo Tea');
    await user.click(choice);
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Makers MarketNo admin rights',
      'Demo Tea',
      'Demo Tea Outlet',
    ]);
    await user.click(options[0] as HTMLElement);
    expect(choice.value).toBe('Demo Tea');
    await user.click(screen.getByRole('option', { name: 'Demo Tea Outlet' }));
    fakeApi.answer(getFacebookPage, CONNECTED_PAGE);
    await user.click(await button('Connect this page'));
    await screen.findByText('App is ready!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Connected');
    expect(fakeApi.requests(getPages)[0]?.body).toEqual({ accessToken: 'sealed', userID: '42' });
    expect(fakeApi.requests(connectPage).map(({ body }) => body)).toEqual([
      { pageId: '3', shopUrl: SHOP, profileName: 'Ada', pageAccessToken: 'sealed-3' },
    ]);
  });

  it('is called a change if there is a page already', async () => {
    await openChoice(CONNECTED_PAGE);
    expect(screen.getByRole('dialog', { name: 'Change the Facebook page' })).toBeDefined();
  });

  it.each([
    ['PAGE_NOT_ADMIN', 'App could not be initiated', 'You need admin rights on this Facebook page.'],
    ['PAGE_TAKEN', 'Page already connected with other store', ''],
  ] as const satisfies [ErrorCode, string, string][])(
    'that is refused with %s says so, and keeps the chosen page',
    async (code, toast, sentence) => {
      fakeApi.refuse(connectPage, code);
      const { user } = await openChoice();
      await user.click(await button('Connect this page'));
      await screen.findAllByText(toast);
      expect(screen.queryByText('App could not be initiated') === null).toBe(code === 'PAGE_TAKEN');
      const dialog = screen.getByRole('dialog', { name: 'Connect a Facebook page' });
      expect((await within(dialog).findByRole('alert')).textContent).toContain(sentence);
      expect((await button('Connect this page')).disabled).toBe(false);
    },
  );

  it('cannot be pressed twice', async () => {
    const release = fakeApi.hold(connectPage);
    const { user, choice } = await openChoice();
    await user.click(await button('Connect this page'));
    expect((await button('Connect this page')).disabled).toBe(true);
    expect((await button('Log in with another Facebook account')).disabled).toBe(true);
    expect(choice.disabled).toBe(true);
    release({ pagePic: null });
    await screen.findByText('App is ready!');
  });

  it('without a page offers another login', async () => {
    const login = watchLoginWindows();
    fakeApi.answer(getPages, []);
    const { user } = openBlock(NO_PAGE);
    await user.click(await button('Connect Page'));
    await user.click(await button('Continue with Facebook'));
    login().answer({ purpose: 'pages', ...GRANTED });
    await screen.findByText(texts.choosePage.noPages);
    await user.click(await button('Log in again'));
    await screen.findByText('Log in to Facebook in the window that opened.');
  });
});

describe('the login', () => {
  async function start(isBlocked = false) {
    const login = watchLoginWindows({ isBlocked });
    const { user } = openBlock(NO_PAGE);
    await user.click(await button('Connect Page'));
    await user.click(await button('Continue with Facebook'));
    return { user, login };
  }
  const CANCELLED = 'The Facebook login was cancelled, so nothing was changed.';

  it('closes its window when it is cancelled, which is not an error', async () => {
    const { user, login } = await start();
    login().answer({ purpose: 'whatsapp', ...GRANTED });
    await screen.findByText('Log in to Facebook in the window that opened.');
    await user.click(await button('Cancel'));
    await screen.findByText(CANCELLED);
    expect(login().isClosed()).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is cancelled when somebody closes its window', async () => {
    const { login } = await start();
    login().close();
    expect((await screen.findByText(CANCELLED)).closest('[role=status]')).not.toBeNull();
  });

  it('ends when its dialog is closed, and starts fresh the next time', async () => {
    const { user, login } = await start();
    await user.click(await button('Close'));
    await waitFor(() => expect(login().isClosed()).toBe(true));
    await user.click(await button('Connect Page'));
    await button('Continue with Facebook');
  });

  it('says what to do if the browser blocked its window', async () => {
    await start(true);
    expect((await screen.findByRole('alert')).textContent).toContain('Allow pop-ups for this page');
  });

  it('shows a reference if it failed on our side', async () => {
    const { login } = await start();
    login().answer({ purpose: 'pages', outcome: 'refused', code: 'INTERNAL', reference: 'r-7' });
    expect((await screen.findByRole('alert')).textContent).toContain('r-7');
  });

  it('says so if no page could be read afterwards', async () => {
    const { login } = await start();
    fakeApi.refuse(getPages, 'FACEBOOK_LOGIN_EXPIRED');
    login().answer({ purpose: 'pages', ...GRANTED });
    await screen.findByRole('alert');
    await button('Continue with Facebook');
  });
});
