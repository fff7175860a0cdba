import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { getImports } from '#features/product/imports/contract/import-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { texts as kit } from '#platform/ui-kit/texts/en.ts';
import { deleteDraft, deleteDrafts, getBroadcasts, restoreDrafts } from '../../contract/broadcast-calls.ts';
import { sampleBroadcast } from '../../testing/sample-broadcast.ts';
import { texts } from '../../texts/en.ts';
import { BroadcastListPage } from './broadcast-list.tsx';

const MERCHANT = sampleMerchant();
const LIST = (['Spring', 'Summer', 'Autumn'] as const).map((broadcastName, at) =>
  sampleBroadcast({
    id: `0199f2c4-7a3b-7c1d-8e2f-00000000000${at}`,
    broadcastName,
    status: broadcastName === 'Autumn' ? 'sent' : 'draft',
  }),
);
const IDS = LIST.slice(0, 2).map(({ id }) => id);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

/** Opens the list. Restored drafts are listed again. */
function openList() {
  const stored = { broadcasts: LIST };
  const remove = (ids: readonly string[]) =>
    (stored.broadcasts = stored.broadcasts.filter(({ id }) => !ids.includes(id)));
  fakeApi.answer(getImports, { imports: [] });
  fakeApi.answer(getBroadcasts, () => ({ broadcasts: stored.broadcasts, currencyCode: 'EUR' }));
  fakeApi.answer(deleteDraft, ({ body: { campaignId } }) => {
    remove([campaignId]);
    return { data: campaignId };
  });
  fakeApi.answer(deleteDrafts, ({ body: { broadcastIds } }) => {
    remove(broadcastIds);
    return { done: broadcastIds, refused: [] };
  });
  fakeApi.answer(restoreDrafts, ({ body: { broadcastIds } }) => {
    stored.broadcasts = LIST;
    return { done: broadcastIds, refused: [] };
  });
  return mountScreen(<BroadcastListPage merchant={MERCHANT} />);
}

async function confirm(name: string, action: string) {
  return within(await screen.findByRole('dialog', { name })).getByRole('button', { name: action });
}

test('a deleted draft comes back with Undo', async () => {
  const { user } = openList();
  await user.click(await button(fill(texts.list.delete, { broadcast: 'Spring' })));
  await user.click(
    await confirm(fill(texts.deletion.title, { broadcast: 'Spring' }), texts.deletion.confirm),
  );
  await screen.findByText(texts.deletion.deleted);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Spring' })).toBeNull());
  await user.click(await button(kit.toasts.undo));
  await screen.findByRole('link', { name: 'Spring' });
  expect(fakeApi.requests(restoreDrafts)[0]?.body.broadcastIds).toEqual(IDS.slice(0, 1));
});

test('the chosen drafts are deleted by one call after a question with their number, and come back', async () => {
  const { user } = openList();
  await user.click(await screen.findByRole('checkbox', { name: kit.choice.all }));
  expect(screen.queryByRole('checkbox', { name: fill(kit.choice.row, { name: 'Autumn' }) })).toBeNull();
  await user.click(await button(texts.manyDeletion.action));
  await user.click(await confirm(fill(texts.manyDeletion.title, { count: 2 }), texts.manyDeletion.action));
  await screen.findByText(fill(texts.manyDeletion.deleted, { count: 2 }));
  expect(fakeApi.requests(deleteDrafts).map(({ body }) => body.broadcastIds)).toEqual([IDS]);
  await user.click(await button(kit.toasts.undo));
  await screen.findByRole('link', { name: 'Summer' });
  expect(fakeApi.requests(restoreDrafts)[0]?.body.broadcastIds).toEqual(IDS);
});

test('drafts that were refused are counted, each reason once', async () => {
  const { user } = openList();
  const reason = 'This broadcast is being sent.';
  fakeApi.answer(deleteDrafts, { done: [], refused: IDS.map((id) => ({ id, reason })) });
  await user.click(await screen.findByRole('checkbox', { name: kit.choice.all }));
  await user.click(await button(texts.manyDeletion.action));
  await user.click(await confirm(fill(texts.manyDeletion.title, { count: 2 }), texts.manyDeletion.action));
  await screen.findByText(fill(kit.choice.partly, { done: 0, refused: 2, reasons: reason }));
});
