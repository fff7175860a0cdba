import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { roleName } from '#features/foundations/team/rules/index.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getEntries, getPeople, type AuditEntry } from '../contract/audit-calls.ts';
import { ADA, FILE_UPLOADED, MAILS_CHANGED, OPERATOR, OWNER } from '../testing/sample-entries.ts';
import { texts } from '../texts/en.ts';
import { ActivityPage } from './activity-page.tsx';

const asked = () => fakeApi.requests(getEntries).at(-1)?.query;
const field = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

function openActivity(
  entries: AuditEntry[] = [MAILS_CHANGED, FILE_UPLOADED],
  role: 'admin' | 'viewer' = 'admin',
) {
  fakeApi.answer(getEntries, ({ query }) =>
    query.after === undefined
      ? { entries, next: entries.length > 0 ? `1767528000000000:${FILE_UPLOADED.entryId}` : null }
      : { entries: [{ ...FILE_UPLOADED, entryId: ADA.id }], next: null },
  );
  return mountActivity(role);
}

function mountActivity(role: 'admin' | 'viewer' = 'admin') {
  fakeApi.answer(getPeople, { people: [ADA, OWNER, OPERATOR] });
  const merchant = { ...sampleMerchant(), role };
  const page = <ActivityPage merchant={merchant} download={<button type="button">Export</button>} />;
  return mountScreen(page, { address: '/settings/activity' });
}

it('says who changed what, from where, and what was there before', async () => {
  openActivity();
  const [first, second] = await rows();
  expect(first?.textContent).toContain(texts.acts.settings.setMails);
  expect(first?.textContent).toContain('Switch: on (before: off)');
  for (const text of ['Ada', roleName('admin'), '203.0.113.9']) expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain(texts.people.owner);
});

it('is filtered by person, area and period, and keeps the filters in the address', async () => {
  const { user } = openActivity();
  await rows();
  await user.selectOptions(await field(texts.filters.person), 'Ada');
  await user.selectOptions(await field(texts.filters.area), texts.areas.settings);
  await user.selectOptions(await field(texts.filters.period), texts.periods.week);
  await waitFor(() => expect(asked()).toMatchObject({ person: ADA.id, area: 'settings', days: '7' }));
  expect(location.search).toContain('area=settings');
  await user.selectOptions(await field(texts.filters.area), texts.filters.anything);
  await waitFor(() => expect(asked()).not.toHaveProperty('area'));
});

it('offers the operator and everybody who changed something as a filter', async () => {
  openActivity();
  await screen.findByRole('option', { name: 'Ada' });
  const names = within(await field(texts.filters.person)).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    texts.filters.anyone,
    'Ada',
    texts.people.owner,
    texts.people.operator,
  ]);
});

it('loads more', async () => {
  const { user } = openActivity();
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: texts.list.more }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: texts.list.more })).toBeNull();
});

it('explains an empty list, and one that no entry matches', async () => {
  const { user } = openActivity([]);
  await screen.findByRole('heading', { name: texts.list.none });
  await user.selectOptions(await field(texts.filters.period), texts.periods.day);
  await screen.findByRole('heading', { name: texts.list.noMatch });
});

it('says that it could not be loaded, and tries again', async () => {
  fakeApi.refuse(getEntries, 'SEARCH_TOO_LONG');
  const { user } = mountActivity();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fakeApi.requests(getEntries)).toHaveLength(2));
});

it('asks nothing for a role that may not see it', async () => {
  openActivity([], 'viewer');
  await screen.findByRole('heading', { name: texts.page.refused });
  expect(fakeApi.requests(getEntries)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
