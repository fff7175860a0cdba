import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { createApiKey, deleteApiKey, getApiKeys, type ApiKey } from '../contract/key-calls.ts';
import { texts } from '../texts/en.ts';
import { ApiKeysPage } from './api-keys-page.tsx';

const KEY: ApiKey = {
  keyId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  name: 'Monthly report',
  ending: 'x9Qz',
  scopes: ['orders:read'],
  madeBy: 'Ada',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: null,
  isExpired: false,
  lastUsedAt: null,
};
const SECRET = 'bb_live_a-secret-that-is-shown-once';

function openPage(keys: ApiKey[] = []) {
  fakeApi.answer(getApiKeys, { keys });
  const merchant = { shopUrl: 'demo.myshopify.com', shopTimeZone: 'Europe/Berlin' };
  return mountScreen(<ApiKeysPage merchant={merchant} />, { address: '/settings/api' });
}

const button = (name: string) => screen.findByRole('button', { name });

it('makes a key with a name, scopes and an end, and shows it once', async () => {
  const { user } = openPage();
  await screen.findByText(texts.keys.none);
  await user.click(await button(texts.newKey.make));
  expect(await screen.findByText(texts.newKey.nameMissing)).toBeDefined();
  expect(screen.getByText(texts.newKey.scopesMissing)).toBeDefined();
  expect(fakeApi.requests(createApiKey)).toEqual([]);

  fakeApi.answer(createApiKey, { secret: SECRET, key: KEY });
  await user.type(screen.getByLabelText(texts.newKey.name), 'Monthly report');
  await user.click(screen.getByRole('checkbox', { name: /Read credited orders/ }));
  await user.click(await button(texts.newKey.make));
  expect(await screen.findByText(SECRET)).toBeDefined();
  expect(fakeApi.requests(createApiKey).map(({ body }) => body)).toEqual([
    { shopUrl: 'demo.myshopify.com', name: 'Monthly report', scopes: ['orders:read'], days: 365 },
  ]);
  await user.click(await button(texts.newKey.copied));
  expect(screen.queryByText(SECRET)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(texts.newKey.name).value).toBe('');
});

it('deletes a key after a question', async () => {
  const { user } = openPage([KEY]);
  await user.click(await button('Delete the key Monthly report'));
  const dialog = await screen.findByRole('dialog');
  fakeApi.answer(deleteApiKey, { deleted: true });
  await user.click(within(dialog).getByRole('button', { name: texts.keys.delete }));
  expect(await screen.findByText('Key Monthly report deleted')).toBeDefined();
  expect(fakeApi.requests(deleteApiKey).map(({ body }) => body)).toEqual([
    { shopUrl: 'demo.myshopify.com', keyId: KEY.keyId },
  ]);
});

it('shows who made a key, what it may do and whether it has expired', async () => {
  openPage([
    KEY,
    { ...KEY, keyId: 'other', name: 'Old', madeBy: null, expiresAt: KEY.createdAt, isExpired: true },
  ]);
  const row = await screen.findByRole('row', { name: /Monthly report/ });
  expect(row.textContent).toContain('Ends with …x9Qz');
  expect(row.textContent).toContain('Read credited orders');
  expect(row.textContent).toContain('by Ada');
  expect(screen.getByRole('row', { name: /Old/ }).textContent).toContain(texts.keys.expired);
});

it('shows how an assistant is connected, with its address and an example', async () => {
  openPage();
  expect(await screen.findByRole('heading', { name: texts.assistant.title })).toBeDefined();
  const url = `${location.origin}/mcp`;
  expect(screen.getByText(url)).toBeDefined();
  const example = screen.getByRole('figure', { name: texts.assistant.example });
  expect(JSON.parse(example.querySelector('pre')?.textContent ?? '')).toEqual({
    mcpServers: {
      bellbird: { type: 'http', url, headers: { Authorization: 'Bearer YOUR_API_KEY' } },
    },
  });
  expect(screen.getByRole('checkbox', { name: /Let assistants read what shoppers wrote/ })).toHaveProperty(
    'checked',
    false,
  );
});
