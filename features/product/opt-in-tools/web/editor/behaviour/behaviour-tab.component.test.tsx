import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor, saveButton, type Tool } from '../../../testing/open-tools.tsx';
import { sampleTool } from '../../../testing/sample-tool.ts';

/** Opens the Behaviour tab. */
async function openBehaviour(tool: Tool) {
  const editor = await openEditor(tool);
  await editor.user.click(screen.getByRole('tab', { name: 'Behaviour' }));
  return { ...editor, summary: () => screen.getByText(/^Shown /).textContent };
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });

it('accepts a whole number up to 100 as the scroll percentage', async () => {
  const { choose, fill, user, save, summary } = await openBehaviour(sampleTool('visualPopup'));
  await choose('When To Show?', 'Show after scrolling down');
  await screen.findAllByText('Scroll % must have a valid value');
  await fill('How far', '50');
  await user.clear(await field('How far'));
  await user.type(await field('How far'), '501');
  await screen.findByText('Scroll percentage must be between 0 and 100');
  expect((await field('How far')).value).toBe('');
  expect((await saveButton()).getAttribute('aria-disabled')).toBe('true');
  // The decimals are dropped, not appended to the whole number.
  await user.type(await field('How far'), '5,5');
  expect(summary()).toContain('once they have seen 5% of the page');
  await user.tab();
  expect((await save()).states.behaviour?.when).toEqual({ showAt: 'scroll', value: 5 });
});

it('saves the chosen devices and people', async () => {
  const { choose, user, save, summary } = await openBehaviour(sampleTool('visualPopup'));
  await user.click(await field('Desktop'));
  await user.click(await field('Phone'));
  expect(summary()).toBe('Shown nowhere: neither computers nor phones are chosen.');
  await user.click(await field('Phone'));
  await choose('Who To Show?', 'Everyone');
  expect(summary()).toMatch(/^Shown to everyone on phones\./);
  expect((await save()).states.behaviour).toMatchObject({
    where: { desktop: { enabled: false }, phone: { enabled: true } },
    who: { showAt: 'everyone' },
  });
});

it('saves a pill’s position on each device, and its distance from the bottom', async () => {
  const { choose, fill, save } = await openBehaviour(sampleTool('persistentPill'));
  await choose('Position on desktop', 'Left');
  await choose('Position on phone', 'Bottom Left');
  expect(screen.queryByLabelText('Distance from the bottom on desktop')).toBeNull();
  await fill('Distance from the bottom on phone', '60');
  expect((await save()).states.behaviour?.where).toMatchObject({
    desktop: { position: 'Left' },
    phone: { position: 'Bottom Left', distance: 60 },
  });
});

it('offers a position for a wheel only while the wheel opens from a pill', async () => {
  const { choose } = await openBehaviour(sampleTool('spinTheWheel'));
  const meaning = 'The wheel opens when a shopper clicks it.';
  expect(screen.queryByText(meaning, { exact: false })).toBeNull();
  expect(screen.queryByLabelText('Position on desktop')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Minimized View' })).toBeNull();
  await choose('When To Show?', 'Show at all times');
  await screen.findByText(meaning, { exact: false });
  expect(screen.getByLabelText('Position on desktop')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Minimized View' })).toBeDefined();
});

it('includes and excludes pages by a part of their address', async () => {
  const { user, save, summary } = await openBehaviour(sampleTool('visualPopup'));
  const never = screen.getByRole('group', { name: 'Never on pages whose address' });
  await user.click(within(never).getByRole('button', { name: 'Add a rule' }));
  const what = within(never).getByLabelText('Never on pages whose address: what');
  await user.clear(what);
  await within(never).findByText(/^Type a part of the address/);
  await user.type(what, '/cart');
  await user.selectOptions(within(never).getByLabelText('Never on pages whose address: how'), 'begins with');
  const only = screen.getByRole('group', { name: 'Only on pages whose address' });
  for (let rules = 0; rules < 2; rules += 1)
    await user.click(within(only).getByRole('button', { name: 'Add a rule' }));
  await user.click(within(only).getByRole('button', { name: /^Delete rule 2/ }));
  expect(summary()).toContain('Never on pages whose address begins with “/cart”.');
  expect((await save()).states.behaviour?.pages).toEqual({
    include: [{ kind: 'contains', text: '/' }],
    exclude: [{ kind: 'startsWith', text: '/cart' }],
  });
});
