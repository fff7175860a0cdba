import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { texts as kit } from '#platform/ui-kit/texts/en.ts';
import { deleteView, getViews, renameView, saveView, type SavedView } from '../contract/view-calls.ts';
import { texts } from '../texts/en.ts';
import { SavedViews } from './saved-views.tsx';

const SHOP = 'demo.myshopify.com';
const FAILED: SavedView = {
  viewId: '01a1f8b4-7965-7f06-8434-417d01bc2f37',
  name: 'Failed',
  filters: { state: 'failed' },
};
/** Of an earlier release, which had another filter. */
const OLD: SavedView = {
  viewId: '01a1f8b4-7965-7f06-8434-417d01bc2f38',
  name: 'Old',
  filters: { channel: 'WA', mood: 'blue' },
};

function open(views: SavedView[], search = '') {
  let stored = views;
  fakeApi.answer(getViews, () => ({ views: stored }));
  fakeApi.answer(saveView, ({ body: { name, filters } }) => {
    const view = { viewId: FAILED.viewId, name, filters };
    stored = [...stored, view];
    return view;
  });
  fakeApi.answer(renameView, ({ body: { viewId, name } }) => {
    stored = stored.map((view) => (view.viewId === viewId ? { ...view, name } : view));
    return { ...FAILED, name };
  });
  fakeApi.answer(deleteView, ({ body: { viewId } }) => {
    stored = stored.filter((view) => view.viewId !== viewId);
    return { deleted: true };
  });
  return mountScreen(<SavedViews shopUrl={SHOP} list="messages" />, { address: `/messages${search}` });
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const link = (name: string) => screen.findByRole('link', { name });

test('the filters of the address are saved under a name, and then shown as the open view', async () => {
  const { user } = open([], '?state=failed&colour=blue');
  await user.click(await button(texts.bar.save));
  const asks = within(await screen.findByRole('dialog', { name: texts.dialog.save }));
  await user.click(asks.getByRole('button', { name: texts.dialog.saveConfirm }));
  asks.getByText(texts.dialog.nameMissing);
  await user.type(asks.getByLabelText(texts.dialog.name), ' Failed {Enter}');
  expect((await link('Failed')).getAttribute('aria-current')).toBe('true');
  expect(fakeApi.requests(saveView)[0]?.body).toEqual({
    shopUrl: SHOP,
    list: 'messages',
    name: 'Failed',
    filters: { state: 'failed' },
  });
  expect(screen.queryByRole('button', { name: texts.bar.save })).toBeNull();
});

test('a view opens its filters, also one with a filter that no longer exists', async () => {
  const { user } = open([FAILED, OLD]);
  await user.click(await link('Failed'));
  expect(location.search).toBe('?state=failed');
  await user.click(await link('Old'));
  expect(location.search).toBe('?channel=WA');
  expect((await link('Old')).getAttribute('aria-current')).toBe('true');
});

test('a name that is taken is explained beside the field, and a free one is stored', async () => {
  const { user } = open([FAILED, OLD], '?state=failed');
  await user.click(await button(fill(texts.bar.renameNamed, { name: 'Failed' })));
  const asks = within(await screen.findByRole('dialog', { name: texts.dialog.rename }));
  const name = asks.getByLabelText<HTMLInputElement>(texts.dialog.name);
  expect(name.value).toBe('Failed');
  fakeApi.refuse(renameView, 'VIEW_NAME_TAKEN');
  await user.click(asks.getByRole('button', { name: texts.dialog.renameConfirm }));
  await asks.findByText(everySentenceFor('VIEW_NAME_TAKEN'));
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('a deleted view comes back with Undo', async () => {
  const { user } = open([FAILED], '?state=failed');
  await user.click(await button(fill(texts.bar.deleteNamed, { name: 'Failed' })));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Failed' })).toBeNull());
  await user.click(await button(kit.toasts.undo));
  await link('Failed');
  expect(fakeApi.requests(saveView)[0]?.body).toMatchObject({ name: 'Failed', filters: { state: 'failed' } });
});

test('without views and filters there is nothing, and neither if they cannot be loaded', async () => {
  open([]);
  await waitFor(() => expect(fakeApi.requests(getViews)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
