import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import {
  copyBroadcast,
  createBroadcast,
  deleteDraft,
  getBroadcast,
  getBroadcasts,
  updateBroadcast,
} from '../../contract/broadcast-calls.ts';
import {
  afterUpdate,
  answerParts,
  button,
  field,
  MERCHANT,
  NO_REPORT,
} from '../../testing/open-broadcast.tsx';
import { sampleBroadcast } from '../../testing/sample-broadcast.ts';
import { BroadcastPage } from '../broadcast-page.tsx';
import { BroadcastListPage } from '../list/broadcast-list.tsx';

const LIST = '/instant-campaigns-wa';

test('deletes an untouched new broadcast when the merchant leaves its page', async () => {
  const { user } = openPages(LIST);
  await user.click(await button('Create'));
  await field('Name');
  expect(fakeApi.requests(deleteDraft)).toEqual([]);
  await leave(user);
  await waitFor(() => expect(fakeApi.requests(deleteDraft)).toHaveLength(1));
  expect(fakeApi.requests(deleteDraft)[0]?.body).toMatchObject({ revision: 1 });
});

test('keeps a new broadcast with saved changes', async () => {
  const { user } = openPages(LIST);
  await user.click(await button('Create'));
  await user.type(await field('End day'), '!');
  await user.click(await button('Save As Draft'));
  await screen.findByText('Campaign Successfully Saved As Draft');
  await leave(user);
  await settled();
  expect(fakeApi.requests(deleteDraft)).toEqual([]);
});

test.each([
  ['an existing draft', async () => undefined, `${LIST}/${sampleBroadcast().id}`],
  ['a copy', async () => (await button('Copy Winter sale')).click(), LIST],
])('keeps %s without changes', async (_name, opens, address) => {
  const { user } = openPages(address);
  await opens();
  await field('Name');
  await leave(user);
  await settled();
  expect(fakeApi.requests(deleteDraft)).toEqual([]);
});

function openPages(address: string) {
  let stored = sampleBroadcast();
  const { progress: _progress, ...listed } = stored;
  answerParts(fakeApi);
  fakeApi.answer(getBroadcasts, { broadcasts: [listed], currencyCode: 'EUR' });
  fakeApi.answer(createBroadcast, { data: stored.id });
  fakeApi.answer(copyBroadcast, { data: stored.id });
  fakeApi.answer(deleteDraft, { data: stored.id });
  fakeApi.answer(getBroadcast, () => ({ broadcast: stored }));
  fakeApi.answer(updateBroadcast, ({ body }) => {
    stored = afterUpdate(stored, body);
    return { broadcast: stored };
  });
  return mountScreen(<Pages />, { address });
}

function Pages() {
  const id = useLocation().pathname.split('/')[2];
  return id === undefined ? (
    <BroadcastListPage merchant={MERCHANT} />
  ) : (
    <BroadcastPage merchant={MERCHANT} broadcastId={id} Report={NO_REPORT} />
  );
}

async function leave(user: ReturnType<typeof openPages>['user']): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Broadcast Campaign - Whatsapp' }));
  await button('Create');
}

/** Resolves after the timer that would start a deletion. That timer was set earlier, and timers run in order. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
