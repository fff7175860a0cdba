import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getEntries, getLastChanges } from '../contract/audit-calls.ts';
import { ADA, FILE_UPLOADED, MAILS_CHANGED, OWNER } from '../testing/sample-entries.ts';
import { texts } from '../texts/en.ts';
import { LastChanged } from './last-changed.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { useFreshLastChanges } from './use-activity.ts';

const SHOP = { shopUrl: 'demo.myshopify.com', timeZone: 'UTC' };
const doneAt = MAILS_CHANGED.doneAt;

/** The lines of two settings, and a button that changes something. */
function Settings() {
  useFreshLastChanges(SHOP.shopUrl);
  const { mutate } = useMutation({ mutationFn: () => Promise.resolve() });
  return (
    <>
      <LastChanged {...SHOP} setting="alertMails" />
      <LastChanged {...SHOP} setting="attribution" />
      <button type="button" onClick={() => mutate()}>
        Save
      </button>
    </>
  );
}

it('names who changed a setting last, and asks again after a change', async () => {
  fakeApi.answer(getLastChanges, { changes: { alertMails: { doneAt, by: ADA } } });
  const { user } = mountScreen(<Settings />);
  await screen.findByText(/^Last changed by/);
  expect(screen.getAllByText(/^Last changed by/)).toHaveLength(1);
  expect(fakeApi.requests(getLastChanges)).toHaveLength(1);
  fakeApi.answer(getLastChanges, { changes: { attribution: { doneAt, by: OWNER } } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(texts.people.owner);
  await waitFor(() => expect(screen.queryByText('Ada')).toBeNull());
});

it('lists the newest changes, with a link to all', async () => {
  fakeApi.answer(getEntries, { entries: [MAILS_CHANGED, FILE_UPLOADED], next: null });
  mountScreen(<RecentActivity {...SHOP} />);
  await screen.findByText(texts.acts.settings.setMails);
  await screen.findByText(texts.acts.other.upload);
  expect(fakeApi.requests(getEntries)).toMatchObject([{ query: { size: '5' } }]);
  screen.getByText(texts.recent.all);
});
