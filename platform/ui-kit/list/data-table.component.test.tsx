import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { PageOpens } from '../parts/page-link.tsx';
import { texts } from '../texts/en.ts';
import { ChoiceBar } from './choice/choice-bar.tsx';
import { useChoice } from './choice/use-choice.ts';
import { DataTable, RowLink, type Column } from './data-table.tsx';
import type { Sorting } from './sorting.ts';

interface Bird {
  id: string;
  name: string;
  eggs: number | null;
}

const BIRDS: readonly Bird[] = [
  { id: 'wren', name: 'Wren', eggs: 6 },
  { id: 'cuckoo', name: 'Cuckoo', eggs: null },
];
const pathOf = ({ id }: Bird) => `/birds/${id}`;
const COLUMNS: readonly Column<Bird, 'eggs'>[] = [
  { name: 'Name', cell: (bird) => <RowLink to={pathOf(bird)}>{bird.name}</RowLink> },
  { name: 'Eggs', kind: 'number', sort: { key: 'eggs', isDescending: true }, cell: ({ eggs }) => eggs },
  { name: 'Actions', kind: 'actions', cell: () => <button type="button">Ring</button> },
];

function Birds({ opens = true }: { opens?: boolean }) {
  const [sorting, setSorting] = useState<Sorting<'eggs'> | null>(null);
  return (
    <PageOpens value={() => opens}>
      <DataTable
        name="Birds"
        columns={COLUMNS}
        rows={BIRDS}
        keyOf={({ id }) => id}
        pathOf={pathOf}
        sorting={sorting}
        onSort={setSorting}
        onUnsort={() => setSorting(null)}
      />
    </PageOpens>
  );
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

it('opens the page of a row with a click anywhere in the row, and with its link', async () => {
  const { user } = mountScreen(<Birds />, { address: '/birds' });
  expect(screen.getByRole('link', { name: 'Wren' }).getAttribute('href')).toBe('/birds/wren');
  await user.click(within(rowOf(/Wren/)).getByRole('cell', { name: '6' }));
  expect(location.pathname).toBe('/birds/wren');
});

it('leaves a click on a button of the row to the button', async () => {
  const { user } = mountScreen(<Birds />, { address: '/birds' });
  await user.click(within(rowOf(/Wren/)).getByRole('button', { name: 'Ring' }));
  expect(location.pathname).toBe('/birds');
});

it('has no links if the pages of its rows do not open', async () => {
  const { user } = mountScreen(<Birds opens={false} />, { address: '/birds' });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(within(rowOf(/Wren/)).getByRole('cell', { name: '6' }));
  expect(location.pathname).toBe('/birds');
});

it('announces the sorted column, and can be sorted by keyboard', async () => {
  const { user } = mountScreen(<Birds />);
  const head = screen.getByRole('columnheader', { name: 'Eggs' });
  within(head).getByRole('button').focus();
  for (const order of ['descending', 'ascending', 'none']) {
    await user.keyboard('{Enter}');
    expect(head.getAttribute('aria-sort')).toBe(order);
  }
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBeNull();
});

it('shows a dash if a figure is missing', () => {
  mountScreen(<Birds />);
  within(rowOf(/Cuckoo/)).getByRole('cell', { name: '–' });
});

const FLOCK = ['Wren', 'Owl', 'Cuckoo', 'Robin', 'Swift'].map((name) => ({ id: name, name, eggs: 1 }));

/** A table in which every bird but the cuckoo can be chosen. */
function ChosenBirds({ rows }: { rows: readonly Bird[] }) {
  const choice = useChoice({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    canChoose: ({ name }) => name !== 'Cuckoo',
  });
  return (
    <>
      <DataTable
        name="Birds"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ id }) => id}
        pathOf={pathOf}
        choice={choice}
      />
      <ChoiceBar choice={choice}>{() => choice.chosen.map(({ name }) => name).join(' ')}</ChoiceBar>
    </>
  );
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: fill(texts.choice.row, { name }) });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: texts.choice.all });
const bar = () => screen.queryByRole('region', { name: texts.choice.label })?.textContent ?? '';

it('chooses rows without opening them, and all that can be chosen', async () => {
  const { user } = mountScreen(<ChosenBirds rows={FLOCK} />, { address: '/birds' });
  expect(bar()).toBe('');
  await user.click(box('Owl'));
  expect(bar()).toContain('Owl');
  expect(bar()).toContain(fill(texts.choice.chosen, { count: 1 }));
  expect(all().indeterminate).toBe(true);
  expect(location.pathname).toBe('/birds');
  await user.click(all());
  expect(bar()).toContain('Wren Owl Robin Swift');
  expect(all().checked).toBe(true);
  await user.click(all());
  expect(bar()).toBe('');
});

it.each([
  ['mouse', (user: UserEvent) => user.click(box('Robin'))],
  [
    'keyboard',
    async (user: UserEvent) => {
      box('Robin').focus();
      await user.keyboard(' ');
    },
  ],
])('chooses a range with Shift by %s', async (_by, choose) => {
  const { user } = mountScreen(<ChosenBirds rows={FLOCK} />);
  await user.click(box('Wren'));
  await user.keyboard('{Shift>}');
  await choose(user);
  await user.keyboard('{/Shift}');
  expect(bar()).toContain('Wren Owl Robin');
  await user.click(box('Swift'));
  expect(bar()).toContain('Wren Owl Robin Swift');
  await user.click(screen.getByRole('button', { name: texts.choice.clear }));
  expect(bar()).toBe('');
});

it('forgets a chosen row that left the list', async () => {
  const { user, redraw } = mountScreen(<ChosenBirds rows={FLOCK} />);
  await user.click(all());
  redraw(<ChosenBirds rows={FLOCK.slice(3)} />);
  expect(bar()).toContain('Robin Swift');
  expect(bar()).not.toContain('Owl');
});

it('says that more rows are chosen than one call takes', async () => {
  const many = Array.from({ length: 101 }, (_, at) => ({ id: String(at), name: `Bird ${at}`, eggs: null }));
  const { user } = mountScreen(<ChosenBirds rows={many} />);
  await user.click(all());
  expect(bar()).toContain(fill(texts.choice.tooMany, { most: 100 }));
});
