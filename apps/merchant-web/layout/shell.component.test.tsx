import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getExports } from '#features/administration/exports/contract/export-calls.ts';
import { getFacebookPage } from '#features/foundations/channels/contract/facebook-calls.ts';
import { LOST_PAGE } from '#features/foundations/channels/testing/sample-senders.ts';
import { getPlans, getShopPlan } from '#features/foundations/plans/contract/plan-calls.ts';
import { TRIAL } from '#features/foundations/plans/testing/sample-plans.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { getToolSummary } from '#features/product/opt-in-tools/contract/summary-call.ts';
import { MOST_FOUND, searchPeople } from '#features/product/people/contract/person-calls.ts';
import { getSenderAlerts } from '#features/product/sender-health/contract/sender-alerts.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { holdLeaving } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { hideToast, toastInfo } from '#platform/ui-kit/toast.tsx';
import { queryClient } from '../query-client.ts';
import { setPhoneSetting } from '../settings/phone-setting.ts';
import { closeApp, heading, menu, openApp, PHONE, setWindow, WIDE } from '../testing/open-app.tsx';
import { texts } from '../texts/en.ts';

afterEach(closeApp);

describe('the menu', () => {
  it('opens a page, marks its entry, and moves the focus to the page', async () => {
    const user = openApp('/help', sampleMerchant(), (api) => api.hold(getExports));
    await heading('Help Centre');
    const link = within(menu()).getByRole('link', { name: 'Exports' });
    expect(link.getAttribute('aria-current')).toBeNull();
    await user.click(link);
    await heading('Exports');
    expect(link.getAttribute('aria-current')).toBe('page');
    // Set after the page is drawn.
    await waitFor(() => expect(document.title).toBe('Exports · Bellbird'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('opens the plans at the entry of a page that the plan does not include', async () => {
    const planDetails = { ...TRIAL, features: { customerSupport: false } };
    const user = openApp('/help', sampleMerchant({ planDetails }), (api) => api.hold(getPlans));
    await heading('Help Centre');
    const locked = within(menu()).getByRole('button', {
      name: fill(texts.menu.locked, { page: 'Customer Support' }),
    });
    expect(locked.title).toContain('Customer Support is not in your plan');
    await user.click(locked);
    await user.click(await screen.findByRole('button', { name: 'Close the plans' }));
    await waitFor(() => expect(document.activeElement).toBe(locked));
  });

  it('opens the help with the address of this page, from which the server knows what it is about', async () => {
    openApp('/help');
    await heading('Help Centre');
    const links = screen.getAllByRole('link', { name: /^Help Cent/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/docs/help', '/docs/help']);
    for (const link of links) expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('locks nothing and names no other plan while the plan cannot be loaded', async () => {
    openApp('/help', sampleMerchant(), (api) => api.refuse(getShopPlan, 'INTERNAL'));
    await heading('Help Centre');
    await waitFor(() => expect(fakeApi.requests(getShopPlan)).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(within(menu()).queryByRole('button', { name: /not in your plan/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Your plan:/ }).textContent).toMatch(
      /14 days left in Free Trial$/,
    );
  });

  it('opens the plans from the entry for plans', async () => {
    const user = openApp('/help', sampleMerchant(), (api) => api.hold(getPlans));
    await heading('Help Centre');
    await user.click(within(menu()).getByRole('button', { name: 'Plans & Pricing' }));
    await screen.findByRole('button', { name: 'Close the plans' });
  });

  it('distinguishes the dashboards by their tooltips, where only icons show', async () => {
    openApp('/help');
    await heading('Help Centre');
    for (const name of ['Dashboard', 'WhatsApp Dashboard', 'Facebook Dashboard'])
      expect(within(menu()).getByRole('link', { name }).title).toBe(name);
  });

  it('opens the installation’s help in a new tab, from both bars', async () => {
    openApp('/help', sampleMerchant({ helpUrl: 'https://help.example' }));
    await heading('Help Centre');
    const links = screen.getAllByRole('link', { name: /^Help Cent(er|re) ?, in a new tab$/ });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://help.example', '_blank'],
      ['https://help.example', '_blank'],
    ]);
  });
});

describe('keyboard shortcuts', () => {
  it('g and a letter opens a page, but not while the merchant types', async () => {
    openApp('/help');
    await heading('Help Centre');
    fireEvent.keyDown(document.body, { key: 'x' });
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(location.pathname).toBe('/help');
    const field = document.createElement('input');
    document.body.append(field);
    fireEvent.keyDown(field, { key: 'g' });
    fireEvent.keyDown(field, { key: 'b' });
    field.remove();
    expect(location.pathname).toBe('/help');
    holdLeaving('test', { text: 'You have unsaved changes' });
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'b' });
    await screen.findByRole('dialog', { name: 'Are you sure?' });
  });

  it('a letter alone opens no page, however soon it is pressed', async () => {
    openApp('/help');
    await heading('Help Centre');
    holdLeaving('test', { text: 'You have unsaved changes' });
    const early = new KeyboardEvent('keydown', { key: 'b', bubbles: true });
    Object.defineProperty(early, 'timeStamp', { value: 10 });
    fireEvent(document.body, early);
    expect(screen.queryByRole('dialog', { name: 'Are you sure?' })).toBeNull();
    expect(location.pathname).toBe('/help');
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'b' });
    await screen.findByRole('dialog', { name: 'Are you sure?' });
  });

  it('? lists the shortcuts', async () => {
    const user = openApp('/help');
    await heading('Help Centre');
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: texts.keys.title });
    expect(keys.textContent).toContain(texts.keys.find);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('/ opens the search for anything if the page has no search of its own', async () => {
    const user = openApp('/help');
    await heading('Help Centre');
    await user.keyboard('/');
    const found = await screen.findByRole('dialog', { name: 'Find anything' });
    expect(within(found).getByRole<HTMLInputElement>('combobox').value).toBe('');
  });

  it('Ctrl K opens and closes the search for anything, but not over a dialog', async () => {
    const user = openApp('/help');
    await heading('Help Centre');
    await user.keyboard('{Control>}k{/Control}');
    const found = await screen.findByRole('dialog', { name: 'Find anything' });
    expect(document.activeElement).toBe(within(found).getByRole('combobox'));
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: texts.keys.title });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Find anything' })).toBeNull();
  });
});

describe('a small window', () => {
  it.each([
    [WIDE, 'top-right'],
    [{ width: 820, height: 900 }, 'bottom-right'],
    [PHONE, 'bottom-right'],
  ])('%o shows toasts at the %s, so that they do not cover the page’s header', async (size, position) => {
    openApp('/help');
    await heading('Help Centre');
    setWindow(size);
    act(() => toastInfo('test', 'Something happened'));
    const toast = await screen.findByText('Something happened');
    expect(toast.closest('[data-position]')?.getAttribute('data-position')).toBe(position);
    act(() => hideToast('test'));
  });

  it('shows a short plan badge with a complete accessible name', async () => {
    setPhoneSetting(true);
    openApp('/help');
    await heading('Help Centre');
    setWindow(PHONE);
    const badge = await screen.findByRole('button', { name: 'Your plan: 14 days left in Free Trial' });
    expect(badge.querySelector('[aria-hidden]')?.textContent).toBe('14 days left');
  });
});

describe('the search for anything', () => {
  async function openPalette(prepare?: (api: typeof fakeApi) => void) {
    const user = openApp('/help', sampleMerchant(), prepare);
    await heading('Help Centre');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    return { user, field: await screen.findByRole('combobox') };
  }

  it('returns the focus on Escape', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find' })));
  });

  it('selects entries with the arrow keys', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'help{ArrowDown}');
    await screen.findByText(texts.palette.nothing);
    await user.clear(field);
    const options = await screen.findAllByRole('option');
    expect(options[0]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)?.getAttribute('aria-selected')).toBe('true');
  });

  it('requests people and orders after typing pauses, and shows them', async () => {
    const person = { subscriberId: '0190a000-0000-7000-8000-000000000001', name: 'Ada', phoneShown: null };
    const order = {
      orderId: 'o-1',
      name: '#1001',
      totalMinor: 1250,
      currency: 'EUR',
      at: '2026-01-01T00:00:00.000Z',
    };
    const { user, field } = await openPalette((api) =>
      api.answer(searchPeople, {
        people: [{ ...person, email: 'ada@wren.example' }],
        orders: [order],
        notListedYetCount: 20,
      }),
    );
    await user.type(field, 'ada');
    const people = await screen.findByRole('group', { name: 'People' });
    expect(within(people).getByRole('option').textContent).toBe('Adaada@wren.example');
    expect(screen.getByRole('option', { name: /Order #1001/ }).textContent).toContain('12.50');
    expect(screen.getByText(fill(texts.palette.notListedYet, { count: 20 }))).toBeDefined();
    expect(fakeApi.requests(searchPeople).at(-1)?.query.search).toBe('ada');
    expect(screen.queryByRole('option', { name: /Everybody found/ })).toBeNull();
  });

  it('offers the list of subscribers if more people may match', async () => {
    const people = Array.from({ length: MOST_FOUND }, (_one, at) => ({
      subscriberId: `0190a000-0000-7000-8000-00000000000${at}`,
      name: 'Paul Brandt',
      phoneShown: null,
      email: null,
    }));
    const { user, field } = await openPalette((api) =>
      api.answer(searchPeople, { people, orders: [], notListedYetCount: 0 }),
    );
    await user.type(field, 'paul');
    await user.click(await screen.findByRole('option', { name: /^Everybody found for ‘paul’/ }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/subscribers?search=paul'));
  });
});

describe('the banner above every page', () => {
  it('describes the problem of the number, and stays closed', async () => {
    const user = openApp('/help', sampleMerchant(), (api) =>
      api.answer(getSenderAlerts, {
        alerts: [{ channel: 'WA', alert: 'stopped', reason: 'It is blocked.' }],
      }),
    );
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('It is blocked.');
    const way = within(notice).getByRole('link', { name: 'See what to do' });
    expect(way.getAttribute('href')).toBe('/sender-health');
    await user.click(within(notice).getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warns of unusual sign-ups', async () => {
    openApp('/help', sampleMerchant(), (api) =>
      api.answer(getToolSummary, { activeTypes: [], isUnusual: true }),
    );
    const way = await screen.findByRole('link', { name: 'See what was done' });
    expect(way.getAttribute('href')).toBe('/opt-in-tools-wa');
  });

  it('reports a lost Facebook page with the reason', async () => {
    openApp('/help', sampleMerchant(), (api) => api.answer(getFacebookPage, LOST_PAGE));
    const lost = await screen.findByRole('alert');
    expect(lost.textContent).toContain('FB Page Disconnected.');
    expect(lost.textContent).toContain('The password was changed.');
    const way = within(lost).getByRole('link', { name: 'See what to do' });
    expect(way.getAttribute('href')).toBe('/fbPageNotConnected');
  });
});
