import { expect, it } from 'vitest';
import { barLine } from './screen-lines.ts';
import { StartScreen } from './start-screen.ts';

it('prints a line with the seconds for each step, and no progress bar without a terminal', async () => {
  const { screen, written } = open({ isTTY: false });
  await screen.step(
    'migrations',
    () => Promise.resolve(['a.sql', 'b.sql']),
    (applied) => `Applied ${applied.length} migrations`,
  );
  await screen.step(
    'nothing',
    () => Promise.resolve(null),
    () => null,
  );
  screen.progress({ label: 'History', share: 0.5 });
  screen.close();
  expect(written()).toMatch(/^ {2}Applied 2 migrations {15,}\d+\.\d s\n$/);
});

it('shows the running step on a terminal, and clears that line at the end', async () => {
  const { screen, written } = open({ isTTY: true });
  let finish = () => {};
  const step = screen.step(
    'pages',
    () => new Promise<void>((resolve) => (finish = resolve)),
    'Built the pages',
  );
  expect(written()).toContain('pages …');
  finish();
  await step;
  screen.progress({ label: 'History', share: 0.5 });
  expect(written()).toContain('History  ███████████████░░░░░░░░░░░░░░░  50 %');
  screen.close();
  expect(written().endsWith('\r\u001B[2K')).toBe(true);
});

it('counts the seconds from the command, including the installation of packages', () => {
  const screen = new StartScreen({ write: () => true }, Date.now() - 60_000);
  expect(Number.parseFloat(screen.seconds)).toBeGreaterThanOrEqual(60);
});

it.each([
  [0, 0, '0 %'],
  [0.999, 30, '99 %'],
  [1, 30, '100 %'],
  [7, 30, '100 %'],
])('draws a bar for a share of %s', (share, blocks, percent) => {
  const line = barLine('History', share);
  expect(line.match(/█/g)?.length ?? 0).toBe(blocks);
  expect(line.endsWith(percent)).toBe(true);
});

function open({ isTTY }: { isTTY: boolean }) {
  let text = '';
  const screen = new StartScreen({ isTTY, write: (more) => (text += more) }, Date.now());
  return { screen, written: () => text };
}
