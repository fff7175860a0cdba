import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getAlerts } from '#features/administration/alerts/contract/alert-calls.ts';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { getMerchant, logOut } from '#features/foundations/sessions/contract/session-calls.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { getOverview } from '#features/product/analytics/contract/overview-calls.ts';
import { getCampaignStates } from '#features/product/automations/contract/automation-calls.ts';
import type { Call } from '#platform/http/call.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { holdLeaving } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { closeApp, heading, menu, openApp, PHONE, setWindow, WIDE } from './testing/open-app.tsx';
import { texts } from './texts/en.ts';

afterEach(closeApp);

describe('the guard', () => {
  it('sends a visitor to the landing page, and saves the requested page', async () => {
    openApp('/settings?a=b', null);
    await waitFor(() => expect(leftFor()).toEqual(['/']));
    expect(sessionStorage.getItem('bellbird-saved-target')).toBe('/settings?a=b');
  });

  it('starts the login of the store in the URL', async () => {
    openApp('/settings?shopUrl=demo.myshopify.com', null);
    await waitFor(() => expect(leftFor()).toEqual(['/auth/shopify?shop=demo.myshopify.com']));
    expect(sessionStorage.getItem('bellbird-saved-target')).toBe('/settings');
  });

  it('shows a merchant an unknown page beside the menu, without the trailing slash in the URL', async () => {
    openApp('/nowhere/');
    await heading('Are you lost?');
    expect(location.pathname).toBe('/nowhere');
    expect(within(menu()).getByRole('link', { name: 'Sender health' })).toBeDefined();
    const way = screen.getByRole('link', { name: 'Go to the dashboard' });
    expect(way.getAttribute('href')).toBe('/dashboard');
  });

  it('shows a visitor an unknown page without the menu', async () => {
    openApp('/nowhere', null);
    await heading('Are you lost?');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('explains why the app did not load, and reloads it', async () => {
    const user = openApp('/help', null, (api) => api.refuse(getMerchant, 'INTERNAL'));
    await heading('Something Went Wrong!');
    expect(screen.getByText(/Reference: request-1/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(leftFor()).toEqual(['reload']);
  });

  it('starts the app from the home page after an error', async () => {
    const user = openApp('/error', null);
    await heading('Something Went Wrong!');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(leftFor()).toEqual(['/']);
  });
});

describe('a narrow window', () => {
  it('covers the page, and later shows it as it was', async () => {
    openApp('/help');
    await heading('Help Centre');
    setWindow({ width: 590, height: 900 });
    await screen.findByText('This page needs a wider window');
    expect(screen.queryByRole('heading', { name: 'Help Centre' })).toBeNull();
    expect(screen.getByText(/^Open the app on desktop/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Find' })).toBeNull();
    setWindow(WIDE);
    await heading('Help Centre');
    expect(screen.queryByText('This page needs a wider window')).toBeNull();
  });

  it('does not redirect to another page, and its note opens the page', async () => {
    const user = openApp('/help', sampleMerchant(), undefined, PHONE);
    await screen.findByText('This page needs a wider window');
    expect(location.pathname).toBe('/help');
    await user.click(screen.getByRole('button', { name: texts.narrow.showAnyway }));
    await heading('Help Centre');
  });

  it('shows the page if a wide screen is zoomed in', async () => {
    // 1440 x 900 at 400%.
    openApp('/help', sampleMerchant(), undefined, { width: 360, height: 225 });
    await heading('Help Centre');
    expect(screen.queryByText('This page needs a wider window')).toBeNull();
    expect(screen.queryByText(/^Open the app on desktop/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  });

  it('covers the page on a phone in landscape format', async () => {
    const touch = vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
    const phone = vi.spyOn(globalThis.screen, 'width', 'get').mockReturnValue(320);
    openApp('/help', sampleMerchant(), undefined, { width: 568, height: 320 });
    await screen.findByText('This page needs a wider window');
    touch.mockRestore();
    phone.mockRestore();
  });

  it.each([texts.narrow.showAnyway, texts.narrow.showAll])(
    '"%s" shows every page on a phone',
    async (name) => {
      const user = openApp('/help');
      await heading('Help Centre');
      setWindow(PHONE);
      await user.click(await screen.findByRole('button', { name }));
      await heading('Help Centre');
      expect(screen.queryByText(/^Open the app on desktop/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
      expect(localStorage.getItem('bellbird-all-pages-on-phone')).toBe('on');
    },
  );
});

describe('leaving a page', () => {
  const toDashboard = () => screen.getByRole('link', { name: 'Bellbird, to the dashboard' });

  it('asks for confirmation while something is unsaved, and returns the focus if the merchant stays', async () => {
    const user = openApp('/help');
    await heading('Help Centre');
    holdLeaving('test', { text: 'Your flow has unsaved changes' });
    await user.click(toDashboard());
    const asks = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(asks.textContent).toContain('Your flow has unsaved changes');
    expect(within(asks).getByRole('button', { name: 'Leave without saving' })).toBeDefined();
    await user.click(within(asks).getByRole('button', { name: 'Stay' }));
    expect(location.pathname).toBe('/help');
    await waitFor(() => expect(document.activeElement).toBe(toDashboard()));
  });

  it('saves first if the merchant wants that, and stays if saving failed', async () => {
    const user = openApp('/help');
    await heading('Help Centre');
    const results = [false, true];
    holdLeaving('test', {
      text: 'Unsaved',
      leave: 'Discard Changes',
      save: { word: 'Save Draft', run: () => Promise.resolve(results.shift() ?? true) },
    });
    fakeApi.answer(logOut, { loggedOut: true });
    const press = async () => {
      await user.click(within(menu()).getByRole('button', { name: 'Logout' }));
      expect(await screen.findByRole('button', { name: 'Discard Changes' })).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Save Draft' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await press();
    expect(fakeApi.requests(logOut)).toHaveLength(0);
    await press();
    await waitFor(() => expect(leftFor()).toEqual(['/']));
  });
});

describe('logging out', () => {
  it('asks for confirmation while something is unsaved', async () => {
    const user = openApp('/help');
    await heading('Help Centre');
    holdLeaving('test', { text: 'You have unsaved changes' });
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(fakeApi.requests(logOut)).toEqual([]);
  });

  it('does not keep the page for the next login, although the end of the session is noticed first', async () => {
    const user = openApp('/help');
    await heading('Help Centre');
    fakeApi.answer(logOut, { loggedOut: true });
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(leftFor()).toContain('/'));
    sessionStorage.setItem('bellbird-saved-target', '/help');
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('bellbird-saved-target')).toBeNull();
  });

  it('goes to the home page after a failed logout, and reports it', async () => {
    const user = openApp('/help', sampleMerchant(), (api) => api.refuse(logOut, 'INTERNAL'));
    await heading('Help Centre');
    const calls: Call[] = [getAlerts, getOverview, getCampaignStates, getWhatsAppSender];
    for (const call of calls) fakeApi.hold(call);
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
    const failed = await screen.findByText('You are still logged in');
    expect(failed.closest('[role=alert]')?.textContent).toContain('Reference: request-1');
    await heading('Dashboard');
  });
});

describe('a session that ended elsewhere', () => {
  it('opens the landing page as soon as another tab reports it', async () => {
    openApp('/help');
    await heading('Help Centre');
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    new BroadcastChannel('bellbird-session').postMessage('logged out');
    await waitFor(() => expect(leftFor()).toEqual(['/']));
    expect(sessionStorage.getItem('bellbird-saved-target')).toBe('/help');
  });

  it('is noticed when the tab becomes visible', async () => {
    openApp('/help');
    await heading('Help Centre');
    fakeApi.refuse(getMerchant, 'NOT_LOGGED_IN');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(leftFor()).toEqual(['/']));
  });

  it('keeps unsaved text, and says that the merchant is logged out', async () => {
    openApp('/help');
    await heading('Help Centre');
    holdLeaving('test', { text: 'Unsaved' });
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    new BroadcastChannel('bellbird-session').postMessage('logged out');
    await screen.findByText('You are logged out');
    fireEvent(document, new Event('visibilitychange'));
    expect(fakeApi.requests(getMerchant)).toHaveLength(1);
    await heading('Help Centre');
    expect(leftFor()).toEqual([]);
  });
});
