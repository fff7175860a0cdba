import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Choice, Form } from './form.tsx';
import { Table, type Column } from './table.tsx';

const user = userEvent.setup({ delay: null });

test('a form sends the values of its fields', async () => {
  const sent = vi.fn<(values: Record<string, unknown>) => void>();
  render(
    <Form
      fields={[
        { name: 'company', label: 'Carrier', value: 'DHL' },
        { name: 'status', label: 'Status', options: { sent: 'Sent', lost: 'Lost' }, value: 'lost' },
        { name: 'refund', label: 'Give the money back', isChecked: true },
      ]}
      submit="Save"
      onSubmit={(data) => sent(Object.fromEntries(data))}
    />,
  );
  await user.type(screen.getByLabelText('Carrier'), ' Express');
  await user.click(screen.getByLabelText('Give the money back'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ company: 'DHL Express', status: 'lost' });
});

test('a select calls back when an option is chosen, and shows a value that is not among its options', async () => {
  const onChoose = vi.fn<(value: string) => Promise<void>>(() => Promise.resolve());
  render(
    <Choice
      name="Status"
      value="IN_APPEAL"
      options={{ APPROVED: 'Approved', PAUSED: 'Paused' }}
      onChoose={onChoose}
    />,
  );
  expect(screen.getByRole('option', { name: 'In appeal', selected: true })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Status'), 'PAUSED');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('PAUSED');
});

interface Mug {
  id: number;
  name: string;
}

function MugDetail({ row }: { row: Mug }) {
  return <p>All about {row.name}</p>;
}

test('a table shows its columns, and the details of the open row', async () => {
  const onToggle = vi.fn<(row: Mug) => void>();
  const columns: Column<Mug>[] = [
    { title: 'Name', isName: true, cell: ({ name }) => name },
    { title: 'Number', isNumber: true, cell: ({ id }) => id },
  ];
  const mugs = [
    { id: 1, name: 'Moss mug' },
    { id: 2, name: 'Sky mug' },
  ];
  render(
    <Table
      columns={columns}
      rows={mugs}
      keyOf={({ id }) => id}
      details={{ openKey: 2, Detail: MugDetail, onToggle }}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Number',
  ]);
  expect(screen.getByText('All about Sky mug')).toBeDefined();
  await user.click(screen.getByRole('rowheader', { name: 'Moss mug' }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(mugs[0]);
});
