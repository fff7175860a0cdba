import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { usableFields } from '#platform/testing/screens/usable-fields.ts';
import { currentHold } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { getToolLinks } from '../../contract/design-calls.ts';
import { updateTool } from '../../contract/editing-calls.ts';
import { getTools, setToolActive } from '../../contract/tool-calls.ts';
import { openEditor, saveButton } from '../../testing/open-tools.tsx';
import { newSettings, sampleTool } from '../../testing/sample-tool.ts';
import { texts } from '../../texts/en.ts';
import { ToolEditor } from './tool-editor.tsx';

const POPUP = sampleTool('visualPopup', {
  settings: { ...newSettings('visualPopup'), discount: { kind: 'fixed', code: 'WREN15', percent: 15 } },
});
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const warnings = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== null && !text.startsWith('The preview'));

describe('the texts of a view', () => {
  it('cannot be empty: a warning appears and nothing is saved', async () => {
    const { user, press, fill } = await openEditor(POPUP);
    await press(/^Title /);
    await screen.findByRole('heading', { name: 'Title · Open View' });
    await fill('Title', '');
    await screen.findByText('Open View: Title cannot be empty');
    expect(currentHold()?.text).toContain('Open View: Title cannot be empty');
    const save = await saveButton();
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await user.click(save);
    expect(fakeApi.requests(updateTool)).toEqual([]);
    await fill('Title', 'Ten off');
    await waitFor(() => expect(warnings()).toEqual([]));
  });

  it('have a maximum length, which is shown, and are saved', async () => {
    const { press, fill, save, back } = await openEditor(POPUP);
    await press(/^Title /);
    await fill('Title', 'x'.repeat(70));
    await screen.findByText('Max length of 60 reached');
    expect((await field('Title')).value).toBe('x'.repeat(60));
    await back();
    await press('Completed View');
    await press(/^Subtitle /);
    await screen.findByRole('heading', { name: 'Subtitle · Completed View' });
    await fill('Subtitle', 'See you soon');
    const { states, revision, id } = await save();
    expect({ id, revision }).toEqual({ id: POPUP.id, revision: 2 });
    expect(states.open?.props.title?.text).toBe('x'.repeat(60));
    expect(states.completed?.props.subtitle?.text).toBe('See you soon');
  });

  it('show a warning for low contrast and for an invalid colour', async () => {
    const { press, fill, user } = await openEditor(POPUP);
    await press(/^Title /);
    await fill('Font colour', '#EEF3F8');
    await screen.findByText(/^This text is hard to read on its background/);
    await fill('Font colour', '#123');
    await waitFor(() => expect(screen.queryByText(/hard to read/)).toBeNull());
    await user.tab();
    expect((await field('Font colour')).value).toBe('#112233');
    await fill('Font colour', 'red');
    await screen.findByText('A colour is # and six digits or letters A to F');
  });
});

describe('saving', () => {
  it('trims the name, which cannot be empty', async () => {
    const { fill, save } = await openEditor(POPUP);
    expect((await saveButton()).disabled).toBe(true);
    await fill('Name', '');
    await screen.findAllByText('A tool needs a name');
    await fill('Name', ' Teapots ');
    expect((await save()).name).toBe('Teapots');
    await screen.findByText('Saved Successfully');
    await screen.findByRole('heading', { name: 'Teapots', level: 1 });
  });

  it('keeps input that is typed during a save as unsaved', async () => {
    const release = { now: () => undefined as void };
    const { user, press, stored } = await openEditor(POPUP, {
      prepare: (api) => {
        const answer = api.hold(updateTool);
        release.now = () => answer({ id: POPUP.id, revision: 3 });
      },
    });
    await user.type(await field('Name'), ' one');
    await press('Save');
    await waitFor(() => expect(fakeApi.requests(updateTool)).toHaveLength(1));
    await user.type(await field('Name'), ' two');
    stored.change(POPUP.id, () => ({ name: 'Pop-up one', revision: 3 }));
    release.now();
    await screen.findByText('Saved Successfully');
    expect((await field('Name')).value).toBe('Pop-up one two');
    expect((await saveButton()).disabled).toBe(false);
  });

  it('does not overwrite what somebody else saved', async () => {
    const { user, press, stored, save } = await openEditor(POPUP);
    await user.type(await field('Name'), ' mine');
    stored.change(POPUP.id, () => ({ name: 'Theirs', revision: 3 }));
    fakeApi.refuse(updateTool, 'SETTINGS_CHANGED');
    await press('Save');
    await screen.findByText(/Somebody else changed these settings in the meantime/);
    await waitFor(async () => expect((await field('Name')).value).toBe('Theirs'));
    fakeApi.answer(updateTool, ({ body }) => {
      stored.change(POPUP.id, () => ({ name: body.name ?? '', revision: 4 }));
      return { id: POPUP.id, revision: 4 };
    });
    await user.type(await field('Name'), ' and mine');
    expect(await save()).toMatchObject({ name: 'Theirs and mine', revision: 3 });
  });

  it('shows a message and keeps the input if it fails', async () => {
    const { user, press } = await openEditor(POPUP);
    fakeApi.loseConnection(updateTool);
    await user.type(await field('Name'), '!');
    await press('Save');
    await waitFor(() => expect(warnings().join()).toContain('Bellbird cannot be reached'));
    expect((await field('Name')).value).toBe('Pop-up!');
    expect((await saveButton()).disabled).toBe(false);
  });

  it('is offered before the merchant leaves the page with changes', async () => {
    const { user } = await openEditor(POPUP);
    expect(currentHold()).toBeNull();
    await user.type(await field('Name'), '!');
    expect(currentHold()?.text).toBe('You have unsaved changes');
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(currentHold()).toBeNull());
  });
});

describe('the tabs', () => {
  it('react to the arrow keys, which skip the follow-ups on WhatsApp', async () => {
    const { user } = await openEditor(POPUP);
    const tab = (name: string) => screen.getByRole('tab', { name });
    await user.click(tab('Follow-up'));
    const notice = (await screen.findAllByText('No follow up messages for Whatsapp')).at(-1);
    expect(notice?.closest('[role=status]')).not.toBeNull();
    expect(tab('Follow-up').getAttribute('aria-selected')).toBe('false');
    await user.click(tab('Design'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Behaviour'));
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe('tab-behaviour');
    await user.keyboard('{ArrowRight}');
    expect(tab('Design').getAttribute('aria-selected')).toBe('true');
  });

  it('include the follow-up of a sign-up on Messenger', async () => {
    const { user, save } = await openEditor(sampleTool('persistentPill', { channel: 'FB' }), {
      renderFollowUps: ({ type, chosen, choose, page }) => (
        <button type="button" onClick={() => choose('flow-2')}>
          {`${type} ${chosen ?? 'none'} ${page.hasUnsaved ? 'unsaved' : 'saved'}`}
        </button>
      ),
    });
    await user.click(screen.getByRole('tab', { name: 'Follow-up' }));
    await user.click(screen.getByRole('button', { name: 'persistentPill none saved' }));
    await screen.findByRole('button', { name: 'persistentPill flow-2 unsaved' });
    expect((await save()).states.flowId).toBe('flow-2');
  });
});

describe('the switch of an editor', () => {
  it('asks about unsaved changes, saves them and turns the tool on', async () => {
    const { user } = await openEditor(POPUP);
    await user.type(await field('Name'), '!');
    await user.click(screen.getByRole('switch', { name: 'Pop-up' }));
    const asks = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(asks.textContent).toContain('Your Opt-in tool has unsaved changes');
    await user.click(within(asks).getByRole('button', { name: 'Save and turn on' }));
    await waitFor(() => expect(fakeApi.requests(setToolActive)).toHaveLength(1));
    expect(fakeApi.requests(updateTool)[0]?.body.name).toBe('Pop-up!');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Pop-up!' }).checked).toBe(true),
    );
  });

  it('can turn on the last saved state', async () => {
    const { user } = await openEditor(POPUP);
    await user.type(await field('Name'), '!');
    await user.click(screen.getByRole('switch'));
    await user.click(await screen.findByRole('button', { name: 'Turn on with last save' }));
    await waitFor(() => expect(fakeApi.requests(setToolActive)).toHaveLength(1));
    expect(fakeApi.requests(updateTool)).toEqual([]);
    expect((await field('Name')).value).toBe('Pop-up!');
  });
});

describe('the link into the shop', () => {
  it.each([
    ['opens the shop', false],
    ['says that it shows the saved state', true],
  ])('%s', async (_case, isUnsaved) => {
    const opened = { location: { href: '' }, close: vi.fn<() => void>() };
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const testUrl = 'https://demo.example/?bellbird-test=1';
    const { press, user } = await openEditor(POPUP, {
      prepare: (api) => api.answer(getToolLinks, { chatUrl: null, qrSvg: null, testUrl }),
    });
    if (isUnsaved) await user.type(await field('Name'), '!');
    await press('See it in my shop');
    await waitFor(() => expect(opened.location.href).toBe(testUrl));
    expect(screen.queryByText(texts.editor.testIsSaved) !== null).toBe(isUnsaved);
    fakeApi.refuse(getToolLinks, 'NOT_FOUND');
    await press('See it in my shop');
    await waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
  });
});

describe('an editor', () => {
  const open = () =>
    mountScreen(
      <ToolEditor merchant={sampleMerchant()} channel="WA" toolId={POPUP.id} list={<p>The list</p>} />,
    );

  it('is replaced by the list if the tool does not exist', async () => {
    fakeApi.answer(getTools, { popups: [] });
    open();
    await screen.findByText('The list');
  });

  it('says that it could not be loaded', async () => {
    fakeApi.refuse(getTools, 'DATABASE_AWAY');
    const { user } = open();
    await screen.findByText('Something Went Wrong! Please try reloading the page');
    fakeApi.answer(getTools, { popups: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The list');
  });
});

it('shows every panel to a role that cannot change it', async () => {
  const { press, back, user } = await openEditor(POPUP, { role: 'support' });
  expect(usableFields()).toEqual([]);
  await press(/^Title /);
  expect((await field('Title')).value).not.toBe('');
  expect(usableFields()).toEqual([]);
  await back();
  await user.click(screen.getByRole('tab', { name: 'Behaviour' }));
  await screen.findByRole('region', { name: texts.behaviour.when });
  expect(usableFields()).toEqual([]);
});
