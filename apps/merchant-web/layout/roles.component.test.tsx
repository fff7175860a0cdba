import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getExports } from '#features/administration/exports/contract/export-calls.ts';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { SENDER } from '#features/foundations/channels/testing/sample-senders.ts';
import { startApp } from '#features/foundations/second-factors/contract/security-calls.ts';
import { switchShop } from '#features/foundations/sessions/contract/account-calls.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { getTools } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import { texts as tools } from '#features/product/opt-in-tools/texts/en.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { texts as shared } from '#platform/ui-kit/texts/en.ts';
import { closeApp, heading, menu, openApp } from '../testing/open-app.tsx';

afterEach(closeApp);

const ADA = { email: 'ada@wren.example', name: 'Ada' };
const TEA = { shopUrl: 'demo.myshopify.com', shopName: 'Demo Tea', role: 'admin', isThis: true } as const;
const CUPS = { shopUrl: 'cups.myshopify.com', shopName: 'Blue Cups', role: 'viewer', isThis: false } as const;

const openAs = (changes: Partial<Merchant>) => openApp('/help', sampleMerchant(changes));
const asPerson = (role: Merchant['role']) => openAs({ role, person: ADA, shops: [{ ...TEA, isThis: true }] });

describe('a role without a right', () => {
  it('has no entry for a page that needs it, and no page', async () => {
    asPerson('marketer');
    await heading('Help Centre');
    expect(within(menu()).queryByRole('link', { name: 'Exports' })).toBeNull();
    within(menu()).getByRole('link', { name: 'Messages' });
  });

  it('is told why the page of a link does not open, and the page requests nothing', async () => {
    openApp('/exports', sampleMerchant({ role: 'marketer', person: ADA }));
    await heading('Exports');
    screen.getByRole('heading', { name: shared.rights.noPage });
    screen.getByText(/^Your role in this store is Marketer/);
    expect(fakeApi.requests(getExports)).toEqual([]);
  });

  it('does not find the page in the search for anything', async () => {
    const user = asPerson('viewer');
    await heading('Help Centre');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await screen.findByRole('option', { name: /^Messages/ });
    expect(screen.queryByRole('option', { name: /^Exports/ })).toBeNull();
  });
});

describe('a button for another role', () => {
  const openTools = (role: Merchant['role']) =>
    openApp('/opt-in-tools-wa', sampleMerchant({ role, person: ADA }), (api) => {
      api.answer(getTools, { popups: [] });
      api.answer(getWhatsAppSender, { sender: SENDER, signUpOrigin: null });
    });
  const addTool = () => screen.findByRole<HTMLButtonElement>('button', { name: tools.list.add });

  it('is disabled, and says why', async () => {
    openTools('support');
    const button = await addTool();
    expect(button.disabled).toBe(true);
    expect(button.title).toBe('Your role (Support) does not allow this');
  });

  it('is as always for a role with the right', async () => {
    openTools('marketer');
    const button = await addTool();
    expect(button.disabled).toBe(false);
    expect(button.title).toBe('');
  });
});

describe('the note above the page', () => {
  it.each([
    ['viewer', /^Your role \(Viewer\) lets you see everything in this store, but not change anything/],
    ['support', /^Your role \(Support\) lets you see everything in this store and answer people/],
  ] as const)('tells a %s what is missing', async (role, note) => {
    asPerson(role);
    await screen.findByText(note);
  });

  it.each(['marketer', 'admin', 'owner'] as const)('is not there for a %s', async (role) => {
    asPerson(role);
    await heading('Help Centre');
    expect(screen.queryByText(/^Your role \(/)).toBeNull();
  });
});

describe('who is logged in', () => {
  it('is named beside the logout', async () => {
    asPerson('marketer');
    await heading('Help Centre');
    within(menu()).getByText('Ada');
    within(menu()).getByText('Marketer');
    for (const button of screen.getAllByRole('button', { name: 'Logout', description: 'Ada, Marketer' }))
      expect(button).toBeDefined();
  });

  it('is the owner if the login was through the store', async () => {
    openAs({});
    await heading('Help Centre');
    within(menu()).getByText('Owner');
    within(menu()).getByText('Logged in through Shopify');
  });
});

describe('the menu of stores', () => {
  it('is not there for a person with one store', async () => {
    asPerson('admin');
    await heading('Help Centre');
    expect(screen.queryByRole('button', { name: 'Demo Tea, change the store' })).toBeNull();
  });

  it('lists the stores with their roles, and goes on in another one', async () => {
    const user = openAs({ role: 'admin', person: ADA, shops: [CUPS, TEA] });
    await user.click(await screen.findByRole('button', { name: 'Demo Tea, change the store' }));
    const here = screen.getByRole('button', { name: 'Demo Tea Admin' });
    expect(here.getAttribute('aria-current')).toBe('true');
    await user.click(here);
    fakeApi.answer(switchShop, { shopUrl: CUPS.shopUrl });
    await user.click(screen.getByRole('button', { name: 'Blue Cups Viewer' }));
    await waitFor(() => expect(leftFor()).toEqual(['/dashboard']));
    expect(fakeApi.requests(switchShop).map(({ body }) => body)).toEqual([{ toShopUrl: CUPS.shopUrl }]);
  });

  it('says why a store does not open', async () => {
    const user = openAs({ role: 'admin', person: ADA, shops: [CUPS, TEA] });
    await user.click(await screen.findByRole('button', { name: 'Demo Tea, change the store' }));
    fakeApi.refuse(switchShop, 'NOT_FOUND');
    await user.click(screen.getByRole('button', { name: 'Blue Cups Viewer' }));
    await screen.findByRole('alert');
    expect(leftFor()).toEqual([]);
  });
});

describe('a person without the second step that the store requires', () => {
  it('finds only its set-up, whatever page was asked for', async () => {
    const app = { secret: 'GEZDGNBV', qrPath: 'M0 0h1v1h-1z', qrSize: 33, address: 'otpauth://totp/x' };
    openApp('/messages', sampleMerchant({ role: 'admin', person: ADA, lacksSecondFactor: true }), (api) =>
      api.answer(startApp, app),
    );
    await heading('Set up a second step');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(location.pathname).toBe('/messages');
  });
});
