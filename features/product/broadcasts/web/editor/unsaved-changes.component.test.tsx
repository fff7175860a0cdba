import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { releaseHolds } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { getBroadcast, updateBroadcast } from '../../contract/broadcast-calls.ts';
import { button, field, MERCHANT, openBroadcast } from '../../testing/open-broadcast.tsx';
import { sampleBroadcast } from '../../testing/sample-broadcast.ts';
import { readForm } from './form-values.ts';

const KEY = `bellbird-broadcast-changes:${MERCHANT.shopUrl}:${sampleBroadcast().id}`;
const kept = () => localStorage.getItem(KEY);

/** What the browser keeps of a changed end day. */
function keepChanges(): void {
  const form = readForm(sampleBroadcast());
  const typed = { ...form, attributes: { ...form.attributes, end_day: 'Monday' } };
  localStorage.setItem(KEY, JSON.stringify({ began: form, typed, keptAt: '2026-11-01T10:00:00.000Z' }));
}

test('what is typed is kept in the browser until it is saved', async () => {
  const { user } = openBroadcast();
  await user.type(await field('End day'), '!');
  await waitFor(() => expect(kept()).toContain('Sunday!'));
  await user.click(await button('Save As Draft'));
  await screen.findByText('Campaign Successfully Saved As Draft');
  await waitFor(() => expect(kept()).toBeNull());
});

test('after a crash it is offered, and applied only when asked for', async () => {
  keepChanges();
  const { api, user } = openBroadcast();
  await screen.findByText(/^This browser still has unsaved changes from/);
  expect((await field('End day')).value).toBe('Sunday');
  await user.click(await button('Restore changes'));
  expect((await field('End day')).value).toBe('Monday');
  expect(screen.queryByRole('button', { name: 'Restore changes' })).toBeNull();
  expect(api.requests(updateBroadcast)).toEqual([]);
  await user.click(await button('Save As Draft'));
  await screen.findByText('Campaign Successfully Saved As Draft');
  expect(kept()).toBeNull();
});

test('it can be discarded', async () => {
  keepChanges();
  const { user } = openBroadcast();
  await user.click(await button('Discard changes'));
  expect(kept()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  expect((await field('End day')).value).toBe('Sunday');
});

test('changes to an older saved version say so, and what was saved since stays', async () => {
  keepChanges();
  const { user } = openBroadcast({}, (api) =>
    api.answer(getBroadcast, { broadcast: sampleBroadcast({ broadcastName: 'Renamed', revision: 2 }) }),
  );
  await screen.findByText(/made to an older saved version/);
  await user.click(await button('Restore changes'));
  expect((await field('End day')).value).toBe('Monday');
  expect((await field('Name')).value).toBe('Renamed');
});

test.each([
  ['saved meanwhile', () => keepChanges(), { Offer_Text: '20 % off everything', end_day: 'Monday' }],
  ['unreadable', () => localStorage.setItem(KEY, '{"typed":1}'), {}],
])('nothing is offered of changes that are %s', async (_name, keep, broadcastAttributes) => {
  keep();
  openBroadcast({ broadcastAttributes });
  await field('End day');
  expect(screen.queryByRole('button', { name: 'Restore changes' })).toBeNull();
});

test('leaving without saving forgets them', async () => {
  const { user } = openBroadcast();
  await user.type(await field('End day'), '!');
  await waitFor(() => expect(kept()).not.toBeNull());
  releaseHolds();
  expect(kept()).toBeNull();
});
