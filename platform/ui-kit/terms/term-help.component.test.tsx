import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { texts } from '../texts/en.ts';
import { TermHelp } from './term-help.tsx';

const { question, answer } = texts.terms.holdOut;

it('explains a term by keyboard, and keeps the focus on its button', async () => {
  const { user } = mountScreen(<TermHelp term="holdOut" />);
  const help = screen.getByRole('button', { name: question, expanded: false });
  await user.tab();
  expect(document.activeElement).toBe(help);
  await user.keyboard('{Enter}');
  expect(screen.getByText(answer)).toBeDefined();
  expect(help.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByText(answer)).toBeNull();
  expect(document.activeElement).toBe(help);
});

it('closes for a click on it, a click elsewhere, and when it is left', async () => {
  const { user } = mountScreen(
    <>
      <TermHelp term="holdOut" />
      <p>Elsewhere</p>
      <button type="button">Next</button>
    </>,
  );
  const help = screen.getByRole('button', { name: question });
  for (const leave of [
    () => user.click(help),
    () => user.click(screen.getByText('Elsewhere')),
    () => user.tab(),
  ]) {
    help.focus();
    await user.click(help);
    expect(screen.getByText(answer)).toBeDefined();
    await leave();
    expect(screen.queryByText(answer)).toBeNull();
  }
});

it('does not close the dialog around it', async () => {
  let escapes = 0;
  const { user } = mountScreen(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Stands for a dialog.
    <div onKeyDown={() => (escapes += 1)}>
      <TermHelp term="holdOut" />
    </div>,
  );
  await user.click(screen.getByRole('button', { name: question }));
  await user.keyboard('{Escape}');
  expect(escapes).toBe(0);
  await user.keyboard('{Escape}');
  expect(escapes).toBe(1);
});

it('explains each term in at most two sentences', () => {
  for (const { question: asked, answer: told } of Object.values(texts.terms)) {
    expect(asked).toMatch(/^What (is|are) .*\?$/);
    expect(told.split(/[.;] /).length).toBeLessThanOrEqual(2);
  }
});
