import { IconArrowDown, IconArrowUp, IconBrandMessenger, IconBrandWhatsapp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Subscriber, SubscriberSort } from '../../contract/subscriber-calls.ts';
import styles from './subscriber-table.module.css';
import { CHANNEL_LABELS, STANDING_LABELS, whoIs } from './subscriber-words.ts';
import type { ListView } from './use-subscribers.ts';

interface TableProps {
  people: readonly Subscriber[];
  view: ListView;
  onSort: (sort: Pick<ListView, 'sortBy' | 'sortOrder'>) => void;
  currency: string;
  timeZone: string;
}

/** A shop's people; a row opens its person. */
export function SubscriberTable({ people, view, onSort, currency, timeZone }: TableProps) {
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" aria-sort={sortOf(view, 'name')}>
              Name
            </th>
            <SortHead name="Revenue" by="revenue" view={view} onSort={onSort} isNumber />
            <th scope="col" aria-sort={sortOf(view, 'optinType')}>
              Opt-in tool
            </th>
            <SortHead name="Subscribed" by="createdAt" view={view} onSort={onSort} />
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.subscriberId} person={person} currency={currency} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ person, currency, timeZone }: { person: Subscriber; currency: string; timeZone: string }) {
  const navigate = useNavigate();
  const to = `/subscribers/${person.subscriberId}`;
  const who = whoIs(person);
  const known = [person.phoneShown, person.email].filter((one) => one !== null && one !== who);
  return (
    // The whole row is a larger target for the link in it, which keys and screen readers use.
    <tr className={styles.row} onClick={() => void navigate(to)}>
      <td>
        <span className={styles.who}>
          <ChannelMark channel={person.channel} />
          <Link to={to} className={styles.person} onClick={(event) => event.stopPropagation()}>
            <bdi>{who}</bdi>
          </Link>
        </span>
        {known.length > 0 && <span className={styles.quiet}>{known.join(' · ')}</span>}
      </td>
      <td className={styles.number} data-name="Revenue">
        {formatMoney(person.revenueMinor, currency)}
        {person.ordersObj.length > 0 && (
          <span className={styles.quiet}>{ordersInWords(person.ordersObj.length)}</span>
        )}
      </td>
      <td data-name="Opt-in tool">{person.optinType === null ? '–' : optInWay(person.optinType)}</td>
      <td data-name="Subscribed" className={styles.when}>
        {person.status === 'never' ? '–' : <Moment at={person.createdAt} timeZone={timeZone} />}
      </td>
      <td data-name="Status">
        <StatusBadge {...STANDING_LABELS[person.status]} />
      </td>
    </tr>
  );
}

/** A list tells the latest ten at most. */
function ordersInWords(count: number): string {
  if (count >= 10) return '10 orders or more';
  return count === 1 ? '1 order' : `${count} orders`;
}

interface HeadProps extends Pick<TableProps, 'view' | 'onSort'> {
  name: string;
  by: SubscriberSort;
  isNumber?: boolean;
}

function SortHead({ name, by, view, onSort, isNumber = false }: HeadProps) {
  const isSorted = view.sortBy === by;
  const next = isSorted && view.sortOrder === 'desc' ? 'asc' : 'desc';
  const Icon = view.sortOrder === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={sortOf(view, by)} className={isNumber ? styles.number : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort({ sortBy: by, sortOrder: next })}>
        {name}
        {isSorted ? (
          <Icon size={14} stroke={1.75} aria-hidden />
        ) : (
          <span className={styles.unsorted} aria-hidden />
        )}
      </button>
    </th>
  );
}

function sortOf({ sortBy, sortOrder }: ListView, by: SubscriberSort): 'ascending' | 'descending' | 'none' {
  if (sortBy !== by) return 'none';
  return sortOrder === 'asc' ? 'ascending' : 'descending';
}

function ChannelMark({ channel }: { channel: Subscriber['channel'] }): ReactNode {
  const Icon = channel === 'WA' ? IconBrandWhatsapp : IconBrandMessenger;
  return (
    <span className={styles.mark} data-channel={channel} role="img" aria-label={CHANNEL_LABELS[channel]}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </span>
  );
}
