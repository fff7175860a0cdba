import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import {
  deleteTemplate,
  getTemplates,
  resubmitTemplate,
  submitTemplate,
  type ListedTemplate,
} from '../contract/template-calls.ts';
import { texts } from '../texts/en.ts';
import { TemplatesPage } from './templates-page.tsx';

const SHOP = { shopUrl: 'wren.example', shopName: 'Wren', shopTimeZone: 'Asia/Kolkata' };
const ID = '0199f2c4-7a3b-7c1d-8e2f-123456789abc';
const NOTHING_YET = /Looks like your store does not have any templates created/;

function listed(name: string, change: Partial<ListedTemplate> = {}): ListedTemplate {
  return {
    id: ID,
    template_name: name,
    template: 'Hi {{firstNameWA}}, come and look at our shelves.',
    createdAt: '2030-01-01T10:00:00.000Z',
    status: 'ENABLED',
    language: 'en',
    type: 'text',
    quickReplyButtons: '',
    callToActionButtons: '',
    category: 'MARKETING',
    header: '',
    mediaUrl: '',
    footer: '',
    samples: { firstNameWA: 'Ada' },
    reason: null,
    notices: [],
    quality: 'GREEN',
    isForCampaigns: false,
    usedBy: [],
    ...change,
  };
}

function mountPage(...templates: ListedTemplate[]) {
  fakeApi.answer(getTemplates, { data: templates });
  return mountScreen(<TemplatesPage shop={SHOP} Upload={() => null} />);
}

/** Writes a text with braces, which are special keys for `user.type`. */
function write(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

async function openEditor() {
  const page = mountPage();
  await screen.findByText(NOTHING_YET);
  const [create] = screen.getAllByRole('button', { name: 'Create' });
  if (create) await page.user.click(create);
  const editor = await screen.findByRole('dialog', { name: 'Create a template' });
  return { ...page, editor };
}

describe('the list', () => {
  it('says what to do if there is no template yet', async () => {
    mountPage();
    await screen.findByText(NOTHING_YET);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows that it loads and what failed, and loads again', async () => {
    fakeApi.loseConnection(getTemplates);
    const { user } = mountScreen(<TemplatesPage shop={SHOP} Upload={() => null} />);
    await screen.findByText(/Bellbird cannot be reached/);
    fakeApi.answer(getTemplates, { data: [listed('sale')] });
    await user.click(screen.getByRole('button', { name: /again/i }));
    await screen.findByRole('button', { name: 'View sale' });
  });

  it.each([
    ['ENABLED', 'APPROVED'],
    ['PENDING', 'PENDING'],
    ['REJECTED', 'REJECTED'],
    ['PAUSED', 'PAUSED'],
    ['DISABLED', 'DISABLED'],
  ] as const)('shows the status %s as %s, with its reason', async (status, word) => {
    mountPage(listed('sale', { status, reason: 'WhatsApp found that it is marketing.' }));
    const row = (await screen.findByRole('button', { name: 'View sale' })).closest('tr');
    expect(row?.textContent).toContain(word);
    expect(row?.textContent).toContain('it is marketing');
  });

  it('shows a row for each name, with each language that differs', async () => {
    mountPage(
      listed('sale'),
      listed('sale', { id: ID.replace('a', 'b'), language: 'pt_BR', status: 'PENDING' }),
    );
    await screen.findByRole('button', { name: 'View sale' });
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('PENDING, Brazilian Portuguese');
  });

  it('shows fifty of many rows, more on request, and the matches of a search', async () => {
    const { user } = mountPage(...Array.from({ length: 60 }, (_, at) => listed(`many_${at + 1}`)));
    const more = await screen.findByText('Show more (10 left)');
    expect(screen.getAllByRole('row')).toHaveLength(51);
    await user.click(more);
    expect(screen.getAllByRole('row')).toHaveLength(61);
    expect(screen.queryByText(/^Show more/)).toBeNull();
    write('Search templates', 'MANY_59');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByText('1 template')).toBeDefined();
    write('Search templates', 'nothing of that kind');
    await screen.findByText(NOTHING_YET);
  });

  it('is sorted by a column in both directions', async () => {
    const { user } = mountPage(listed('b_two'), listed('a_one'), listed('c_three'));
    await screen.findByRole('button', { name: 'View a_one' });
    const names = () =>
      screen.getAllByRole('button', { name: /^View / }).map((one) => one.getAttribute('aria-label'));
    await user.click(screen.getByRole('button', { name: 'Template Name' }));
    expect(names()).toEqual(['View a_one', 'View b_two', 'View c_three']);
    const head = screen.getByRole('columnheader', { name: 'Template Name' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Template Name' }));
    expect(names()).toEqual(['View c_three', 'View b_two', 'View a_one']);
    expect(head.getAttribute('aria-sort')).toBe('descending');
  });
});

describe('writing a template', () => {
  it.each([
    ['Body', 'Hello {{firstNameWA}}', 'The text may not begin or end with a variable.'],
    ['Template name', 'my sale', 'Template names can only contain _ as a special character.'],
  ])('says what WhatsApp would refuse in %s', async (label, text, sentence) => {
    await openEditor();
    write('Body', 'Hello to all of you');
    expect(screen.queryByText(sentence)).toBeNull();
    write(label, text);
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('says what a button lacks, and removes the buttons of another type', async () => {
    const { user } = await openEditor();
    write('Body', 'Hello to all of you');
    await user.selectOptions(screen.getByLabelText('Button type'), 'Quick Reply');
    expect(screen.getByText('The button text cannot be empty.')).toBeDefined();
    expect(screen.getByLabelText('Text of button 1')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Button type'), 'Call To Action');
    expect(screen.queryByLabelText('Text of button 1')).toBeNull();
  });

  it('sends nothing while it is incomplete', async () => {
    const { user, editor } = await openEditor();
    await user.click(within(editor).getByRole('button', { name: 'Submit for approval' }));
    expect(within(editor).getByText(texts.editor.faults)).toBeDefined();
    expect(fakeApi.requests(submitTemplate)).toEqual([]);
  });

  it('asks before unsaved text is lost, and keeps it', async () => {
    const { user, editor } = await openEditor();
    write('Body', 'Hello to all of you');
    await user.click(within(editor).getByRole('button', { name: 'Cancel' }));
    const asks = await screen.findByRole('dialog', { name: texts.editor.leaving.title });
    await user.click(within(asks).getByRole('button', { name: texts.editor.unsubmitted.stay }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: texts.editor.leaving.title })).toBeNull(),
    );
    expect(screen.getByLabelText('Body')).toHaveProperty('value', 'Hello to all of you');
  });

  it('closes without a question if nothing was written', async () => {
    const { user, editor } = await openEditor();
    await user.click(within(editor).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before another text replaces the merchant’s own, and shows samples in the preview', async () => {
    const { user, editor } = await openEditor();
    write('Body', 'Hello to all of you');
    await user.selectOptions(
      within(editor).getByLabelText(texts.starters.label),
      texts.starters.titles.sale_begins,
    );
    const asks = await screen.findByRole('dialog', { name: texts.starters.replace.title });
    await user.click(within(asks).getByRole('button', { name: texts.starters.replace.cancel }));
    expect(screen.getByLabelText('Body')).toHaveProperty('value', 'Hello to all of you');
    await user.selectOptions(
      within(editor).getByLabelText(texts.starters.label),
      texts.starters.titles.sale_begins,
    );
    await user.click(await screen.findByRole('button', { name: texts.starters.replace.confirm }));
    await waitFor(() =>
      expect(within(editor).getByRole('figure').textContent).toContain('20% off all linen'),
    );
    write('Sample for sale_percent', '35%');
    expect(within(editor).getByRole('figure').textContent).toContain('35% off all linen');
  });

  it('submits one of the thirty starters unchanged', async () => {
    fakeApi.answer(submitTemplate, { id: ID, resultFailure: [] });
    const { user, editor } = await openEditor();
    await user.selectOptions(
      within(editor).getByLabelText(texts.starters.label),
      texts.starters.titles.sale_begins,
    );
    fakeApi.answer(getTemplates, { data: [listed('sale_begins', { status: 'PENDING' })] });
    await user.click(within(editor).getByRole('button', { name: 'Submit for approval' }));
    await screen.findByText('Submitted for approval');
    await screen.findByRole('button', { name: 'View sale_begins' });
    expect(fakeApi.requests(submitTemplate)[0]?.body).toMatchObject({
      shopUrl: SHOP.shopUrl,
      templateName: 'sale_begins',
    });
  });

  it.each([
    ['Template already exists', 'A template already exists with name sale_begins'],
    ['The text is too long.', 'The text is too long.'],
  ])('shows why it was not accepted: %s', async (error, sentence) => {
    fakeApi.answer(submitTemplate, { id: null, resultFailure: [{ error }] });
    const { user, editor } = await openEditor();
    await user.selectOptions(
      within(editor).getByLabelText(texts.starters.label),
      texts.starters.titles.sale_begins,
    );
    await user.click(within(editor).getByRole('button', { name: 'Submit for approval' }));
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(screen.getByLabelText('Body')).toBeDefined();
  });

  it('keeps the text if the connection is lost', async () => {
    fakeApi.loseConnection(submitTemplate);
    const { user, editor } = await openEditor();
    await user.selectOptions(
      within(editor).getByLabelText(texts.starters.label),
      texts.starters.titles.sale_begins,
    );
    await user.click(within(editor).getByRole('button', { name: 'Submit for approval' }));
    await screen.findByText('Could not create template. Please try again.');
    expect(screen.getByLabelText('Template name')).toHaveProperty('value', 'sale_begins');
  });
});

describe('a template', () => {
  it('that was rejected is corrected under its own name', async () => {
    fakeApi.answer(resubmitTemplate, { id: ID, resultFailure: [] });
    const { user } = mountPage(listed('sale', { status: 'REJECTED', reason: 'It is marketing.' }));
    await user.click(await screen.findByRole('button', { name: 'View sale' }));
    await user.click(await screen.findByRole('button', { name: 'Fix and resubmit' }));
    await screen.findByRole('button', { name: 'Resubmit for approval' });
    write('Body', 'Hi {{firstNameWA}}, we tidy our shelves.');
    await user.click(screen.getByRole('button', { name: 'Resubmit for approval' }));
    await screen.findByText('Submitted for approval');
    expect(fakeApi.requests(resubmitTemplate)[0]?.body).toMatchObject({
      id: ID,
      templateName: 'sale',
      template: 'Hi {{firstNameWA}}, we tidy our shelves.',
    });
  });

  it('that was approved cannot be corrected', async () => {
    const { user } = mountPage(listed('sale'));
    await user.click(await screen.findByRole('button', { name: 'View sale' }));
    await screen.findByRole('button', { name: 'Add a language' });
    expect(screen.queryByRole('button', { name: 'Fix and resubmit' })).toBeNull();
  });

  it.each([
    ['ENABLED', texts.view.sentBy],
    ['PAUSED', texts.view.stopped],
  ] as const)('that is %s shows what uses it', async (status, text) => {
    const { user } = mountPage(
      listed('sale', { status, usedBy: ['broadcast “Spring”', 'campaign “Reordering”'] }),
    );
    await user.click(await screen.findByRole('button', { name: 'View sale' }));
    await screen.findByText(fill(text, { uses: 'broadcast “Spring”, campaign “Reordering”' }));
  });

  it('is deleted in all its languages, after a confirmation', async () => {
    fakeApi.answer(deleteTemplate, { deleted: true, resultFailure: [] });
    const { user } = mountPage(listed('sale'));
    await user.click(await screen.findByRole('button', { name: 'Delete sale' }));
    const asks = await screen.findByRole('dialog', { name: 'Delete sale?' });
    expect(asks.textContent).toContain(texts.deletion.allLanguages);
    expect(fakeApi.requests(deleteTemplate)).toEqual([]);
    fakeApi.answer(getTemplates, { data: [] });
    await user.click(within(asks).getByRole('button', { name: 'Delete' }));
    await screen.findByText(NOTHING_YET);
    expect(fakeApi.requests(deleteTemplate).map(({ query }) => query)).toEqual([
      { id: ID, languages: 'all' },
    ]);
  });

  it('that something sends is not deleted, and the page says why', async () => {
    const error = 'The campaign Abandoned cart sends this template. Choose another one there first.';
    fakeApi.answer(deleteTemplate, { deleted: false, resultFailure: [{ error }] });
    const { user } = mountPage(listed('sale'));
    await user.click(await screen.findByRole('button', { name: 'Delete sale' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(error);
    expect(screen.getByRole('button', { name: 'View sale' })).toBeDefined();
  });
});
