import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import type { Choice } from '#platform/ui-kit/list/choice/use-choice.ts';
import { DataTable, RowLink, type Column } from '#platform/ui-kit/list/data-table.tsx';
import { OnChannel } from '#platform/ui-kit/parts/channel-mark.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Subscriber, SubscriberSort } from '../../contract/subscriber-calls.ts';
import { texts } from '../../texts/en.ts';
import { STANDING_LABELS, whoIs } from './subscriber-words.ts';
import type { ListView } from './use-subscribers.ts';

interface TableProps {
  people: readonly Subscriber[];
  view: ListView;
  onSort: (sort: Pick<ListView, 'sortBy' | 'sortOrder'>) => void;
  currency: string;
  timeZone: string;
  choice: Choice<Subscriber>;
}

/** The table of a shop's people. A row opens its person. */
export function SubscriberTable({ people, view, onSort, currency, timeZone, choice }: TableProps) {
  return (
    <DataTable
      name={texts.list.table}
      columns={columnsOf(currency, timeZone)}
      rows={people}
      keyOf={({ subscriberId }) => subscriberId}
      pathOf={pathOf}
      choice={choice}
      sorting={{ key: view.sortBy, isDescending: view.sortOrder === 'desc' }}
      onSort={({ key, isDescending }) => onSort({ sortBy: key, sortOrder: isDescending ? 'desc' : 'asc' })}
    />
  );
}

function columnsOf(currency: string, timeZone: string): readonly Column<Subscriber, SubscriberSort>[] {
  return [
    { name: texts.columns.name, cell: (person) => <Person person={person} /> },
    {
      name: texts.columns.revenue,
      kind: 'number',
      sort: { key: 'revenue', isDescending: true },
      narrow: 'end',
      cell: (person) => <Revenue person={person} currency={currency} />,
    },
    { name: texts.columns.tool, cell: ({ optinType }) => (optinType === null ? '–' : optInWay(optinType)) },
    {
      name: texts.columns.subscribed,
      kind: 'moment',
      sort: { key: 'createdAt', isDescending: true },
      narrow: 'end',
      cell: ({ status, createdAt }) =>
        status === 'never' ? null : <Moment at={createdAt} timeZone={timeZone} />,
    },
    {
      name: texts.columns.status,
      narrow: 'line',
      cell: ({ status }) => <StatusBadge {...STANDING_LABELS[status]} />,
    },
  ];
}

const pathOf = ({ subscriberId }: Subscriber) => `/subscribers/${subscriberId}`;

function Person({ person }: { person: Subscriber }) {
  const who = whoIs(person);
  const known = [person.phoneShown, person.email].filter((one) => one !== null && one !== who);
  return (
    <>
      <OnChannel channel={person.channel}>
        <RowLink to={pathOf(person)}>
          <bdi>{who}</bdi>
        </RowLink>
      </OnChannel>
      {known.length > 0 && <QuietLine>{known.join(' · ')}</QuietLine>}
    </>
  );
}

/** A list has the latest ten orders at most. */
function Revenue({
  person: { revenueMinor, ordersObj },
  currency,
}: {
  person: Subscriber;
  currency: string;
}) {
  const orders =
    ordersObj.length >= 10
      ? fill(texts.list.ordersOrMore, { most: 10 })
      : fill(texts.list.orders, { count: ordersObj.length });
  return (
    <>
      {formatMoney(revenueMinor, currency)}
      {ordersObj.length > 0 && <QuietLine>{orders}</QuietLine>}
    </>
  );
}
