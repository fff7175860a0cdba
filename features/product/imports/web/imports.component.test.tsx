import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import type { Role } from '#platform/rights/rights.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import {
  cancelImport,
  createImport,
  deleteImport,
  getImport,
  getImports,
  previewImport,
  startImport,
  suggestMapping,
} from '../contract/import-calls.ts';
import type { Import, ImportPlan } from '../contract/import.ts';
import { texts } from '../texts/en.ts';
import { ImportsPage } from './imports-page.tsx';

const SHOP = 'demo.myshopify.com';
const ID = '0190a000-0000-7000-8000-000000000001';
const NONE = {
  rowsRead: 3,
  rowsGood: 2,
  rowsBad: 1,
  rowsDouble: 0,
  rowsNoted: 0,
  peopleAdded: 2,
  peopleNew: 2,
  peopleLeftOut: 0,
  peopleAgreed: 1,
  peopleWaiting: 0,
};
const COMPLETED: Import = {
  id: ID,
  name: 'Spring fair',
  status: 'completed',
  state: 'completed',
  population: 2,
  percent: 100,
  counts: NONE,
  reason: null,
  hasErrors: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-01-01T00:01:00.000Z',
};
const PLAN: ImportPlan = {
  delimiter: ';',
  hasHeader: true,
  columns: [{ target: 'phone' }, { target: 'consent' }, { target: 'attribute', attribute: 'Notiz' }],
  country: 'DE',
  statement: null,
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

function openImports(
  imports: Import[] = [],
  features: Record<string, boolean> = {},
  seePlans = () => {},
  role: Role = 'owner',
) {
  fakeApi.answer(getImports, { imports });
  const merchant = { shopUrl: SHOP, shopTimeZone: 'Europe/Berlin', planDetails: { features } };
  return mountScreen(
    <SeePlans value={seePlans}>
      <ImportsPage merchant={merchant} />
    </SeePlans>,
    { role },
  );
}

describe('the lists', () => {
  it('are empty at first, and lead to the plans if the plan does not include imports', async () => {
    const seePlans = vi.fn<() => void>();
    const { user } = openImports([], { WAInstantCampaigns: false }, seePlans);
    await screen.findByText(texts.list.none);
    await user.click(await button('Import'));
    expect(seePlans).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show a message if they could not be loaded', async () => {
    fakeApi.refuse(getImports, 'DATABASE_AWAY');
    const merchant = { shopUrl: SHOP, shopTimeZone: 'UTC', planDetails: { features: {} } };
    mountScreen(<ImportsPage merchant={merchant} />);
    await screen.findByText('Your imports could not be loaded');
  });

  it('show the progress of each import, and only finished ones can be deleted', async () => {
    openImports([COMPLETED, { ...COMPLETED, id: 'b', name: 'Running', state: 'reading', percent: 40 }]);
    const [done, running] = await screen.findAllByRole('listitem');
    expect(done?.textContent).toContain('2 people');
    expect(running?.textContent).toContain('40%');
    expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(1);
  });

  it('are deleted after a confirmation, unless something uses them', async () => {
    const { user } = openImports([COMPLETED]);
    fakeApi.answer(deleteImport, { deleted: false, usedBy: ['broadcast “Spring”'] });
    await user.click(await button('Delete Spring fair'));
    const asks = await dialog('Delete Spring fair?');
    expect(asks.textContent).toContain(texts.deleteList.text);
    await user.click(within(asks).getByRole('button', { name: texts.deleteList.confirm }));
    const used = await dialog(texts.deleteList.inUse);
    expect(used.textContent).toContain('Spring fair is used by: broadcast “Spring”.');
    await user.click(await button(texts.deleteList.close));
    fakeApi.answer(deleteImport, { deleted: true, usedBy: [] });
    await user.click(await button('Delete Spring fair'));
    fakeApi.answer(getImports, { imports: [] });
    await user.click(
      within(await dialog('Delete Spring fair?')).getByRole('button', { name: texts.deleteList.confirm }),
    );
    await screen.findByText(texts.list.none);
    expect(fakeApi.requests(deleteImport).at(-1)?.body).toEqual({ shopUrl: SHOP, importId: ID });
  });
});

describe('the name', () => {
  it('is required, without special characters, and is sent', async () => {
    fakeApi.answer(createImport, { import: { ...COMPLETED, state: 'created', status: 'inProgress' } });
    const { user } = openImports();
    await user.click(await button('Import'));
    const asks = await dialog('Enter Name for the Import');
    const fault = () => within(asks).queryByRole('alert')?.textContent;
    await user.keyboard('{Enter}');
    expect(fault()).toBe('Import Name cannot be empty');
    const name = within(asks).getByRole('textbox', { name: texts.nameStep.label });
    await user.type(name, 'Fair & friends{Enter}');
    expect(fault()).toBe('Special characters are not allowed');
    await user.clear(name);
    await user.type(name, 'Spring fair');
    expect(fault()).toBeUndefined();
    await user.click(await button('Submit'));
    await dialog(texts.fileStep.title);
    expect(fakeApi.requests(createImport).map(({ body }) => body)).toEqual([
      { shopUrl: SHOP, name: 'Spring fair' },
    ]);
  });

  it('shows why it was refused; Escape and Cancel close the dialog', async () => {
    fakeApi.refuse(createImport, 'IMPORTS_UNDER_WAY');
    const { user } = openImports();
    await user.click(await button('Import'));
    await user.type(await screen.findByRole('textbox'), 'Fair{Enter}');
    await screen.findByRole('alert');
    await user.type(screen.getByRole('textbox'), 's');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Import'));
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('cannot be deleted by a role that may only look', async () => {
  openImports([COMPLETED], {}, undefined, 'viewer');
  const remove = await button(fill(texts.list.deleteNamed, { name: 'Spring fair' }));
  expect([remove.disabled, remove.title]).toEqual([true, 'Your role (viewer) does not allow this']);
});

describe('the columns', () => {
  async function openColumns() {
    fakeApi.answer(suggestMapping, ({ query }) => ({
      plan: { ...PLAN, hasHeader: query.hasHeader !== 'false', delimiter: query.delimiter ?? ';' },
      names: ['Handynummer', 'Einwilligung', 'Notiz'],
      rows: [
        ['0151 12345678', 'ja', 'kommt im Mai'],
        ['call me', 'ja', ''],
      ],
      encoding: 'UTF-8',
    }));
    fakeApi.answer(previewImport, { faults: [null, 'This is not a phone number.'] });
    const opened = openImports([{ ...COMPLETED, state: 'uploaded', status: 'inProgress' }]);
    await opened.user.click(await button('Spring fair'));
    await screen.findByLabelText('What Handynummer contains');
    return opened;
  }
  const start = () =>
    within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Import' });
  const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);

  it('are suggested and corrected, and a consent column needs a statement', async () => {
    fakeApi.answer(startImport, { import: { ...COMPLETED, state: 'queued', status: 'inProgress' } });
    fakeApi.answer(getImport, { import: COMPLETED });
    const { user } = await openColumns();
    expect(field('What Handynummer contains').value).toBe('phone');
    expect(field('What Einwilligung contains').value).toBe('consent');
    await screen.findByText('This is not a phone number.');
    expect(start().disabled).toBe(true);
    expect(screen.getByText(/Enter where and how these people agreed/)).toBeDefined();
    await user.selectOptions(field('What Notiz contains'), texts.targets.ignore);
    await user.type(field(texts.consent.label), 'At our stand');
    await user.selectOptions(field('Country'), 'AT');
    await user.selectOptions(field(texts.fileForm.firstRow), texts.fileForm.hasPerson);
    await waitFor(() => expect(start().disabled).toBe(false));
    expect([field('Country').value, field('What Notiz contains').value]).toEqual(['AT', 'ignore']);
    await user.selectOptions(field(texts.fileForm.delimiter), texts.delimiters.comma);
    await waitFor(() => expect(start().disabled).toBe(false));
    await user.click(start());
    await screen.findByText('Completed', { selector: '[role=dialog] *' });
    expect(fakeApi.requests(startImport)[0]?.body).toEqual({
      shopUrl: SHOP,
      importId: ID,
      plan: {
        delimiter: ',',
        hasHeader: false,
        columns: [{ target: 'phone' }, { target: 'consent' }, expect.objectContaining({ target: 'ignore' })],
        country: 'AT',
        statement: 'At our stand',
      },
    });
  });

  it('need no statement without a consent column, but need a number', async () => {
    const { user } = await openColumns();
    await user.selectOptions(field('What Einwilligung contains'), texts.targets.ignore);
    await screen.findByText(texts.consent.none);
    expect(start().disabled).toBe(false);
    await user.selectOptions(field('What Handynummer contains'), texts.targets.ignore);
    expect(start().disabled).toBe(true);
  });

  it('show why they were refused', async () => {
    fakeApi.refuse(startImport, 'ATTRIBUTES_FULL');
    const { user } = await openColumns();
    await user.selectOptions(field('What Einwilligung contains'), texts.targets.ignore);
    await user.click(start());
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  });
});

describe('the result', () => {
  async function openResult(one: Import) {
    fakeApi.answer(getImport, { import: one });
    const opened = openImports([one]);
    await opened.user.click(await button('Spring fair'));
    return { ...opened, result: await dialog('Spring fair') };
  }

  it('has figures, and a file of the refused rows', async () => {
    const { user, result } = await openResult(COMPLETED);
    await within(result).findByText(texts.result.peopleAgreed);
    const figures = within(result)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['3', '2', '2', '1', '1']);
    const link = within(result).getByRole('link', { name: texts.result.download });
    expect(link.getAttribute('href')).toBe(`/database/api/imports/errors?shopUrl=${SHOP}&importId=${ID}`);
    await user.click(await button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has the reason if the import failed', async () => {
    const { result } = await openResult({
      ...COMPLETED,
      state: 'failed',
      reason: 'The file is cut off.',
      hasErrors: false,
    });
    await within(result).findByText('The file is cut off.');
    expect(within(result).queryByRole('link')).toBeNull();
  });

  it('can be cancelled while the import runs, and shows a message if that failed', async () => {
    fakeApi.loseConnection(cancelImport);
    const { user, result } = await openResult({ ...COMPLETED, state: 'reading', percent: 40 });
    await within(result).findByRole('progressbar', { name: texts.progressStep.label });
    await user.click(await button(texts.progressStep.stop));
    await within(result).findByText(/^Bellbird cannot be reached/);
    const stopped: Import = { ...COMPLETED, state: 'cancelled' };
    fakeApi.answer(cancelImport, { import: stopped });
    fakeApi.answer(getImport, { import: stopped });
    await user.click(await button(texts.progressStep.stop));
    await within(result).findByText('Cancelled');
    expect(fakeApi.requests(cancelImport).at(-1)?.body).toEqual({ shopUrl: SHOP, importId: ID });
  });
});
