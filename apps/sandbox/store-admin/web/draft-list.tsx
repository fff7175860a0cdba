import { sentenceCase } from '../../pages/web/sentence-case.ts';
import { Table, type Column } from '../../pages/web/table.tsx';
import { useReading } from '../../pages/web/use-reading.ts';
import type { DraftReading } from '../../shopify/drafts/draft-reading.ts';
import { showMoney, showTime } from './show-values.ts';
import { storePath } from './use-act.ts';

const COLUMNS: Column<DraftReading>[] = [
  { title: 'Draft', isName: true, cell: ({ name }) => name },
  { title: 'Made', isSpare: true, cell: ({ createdAt }) => showTime(createdAt) },
  {
    title: 'Status',
    cell: ({ orderId, status }) => (
      <span className={orderId ? 'badge good' : 'badge care'}>{sentenceCase(status)}</span>
    ),
  },
  { title: 'Tags', isSpare: true, cell: ({ tags }) => tags.join(', ') },
  {
    title: 'Leads to',
    cell: ({ orderId, invoiceUrl }) =>
      orderId ? <a href={`#orders/${orderId}`}>Its order</a> : <a href={invoiceUrl}>Payment page</a>,
  },
  { title: 'To pay', isNumber: true, cell: ({ toPay }) => showMoney(toPay) },
];

/** The draft orders, with links to their payment pages. */
export function DraftList() {
  const { value } = useReading<DraftReading[]>(storePath('/drafts'));
  if (!value) return null;
  if (value.length === 0)
    return (
      <p className="card empty">There are no drafts. The app makes one when a shopper is to pay online.</p>
    );
  return (
    <section className="card" aria-label="Drafts">
      <Table columns={COLUMNS} rows={value} keyOf={({ id }) => id} />
    </section>
  );
}
