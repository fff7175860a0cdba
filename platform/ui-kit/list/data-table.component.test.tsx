import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { PageOpens } from '../parts/page-link.tsx';
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
