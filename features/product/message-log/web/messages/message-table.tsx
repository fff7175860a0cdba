import { IconArrowDown, IconArrowUp, IconBrandMessenger, IconBrandWhatsapp } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { MessageRow } from '../../contract/message-row.ts';
import { CHANNEL_LABELS } from '../../rules/channel-words.ts';
import { explainRow } from '../../rules/explain-row.ts';
import { describeOrigin } from '../../rules/message-words.ts';
import { MessageOutcome } from './message-outcome.tsx';
import styles from './message-table.module.css';

interface TableProps {
  rows: readonly MessageRow[];
  timeZone: string;
  currency: string;
  /** How the list is sorted, and how to turn it round; left out where it cannot be. */
  sort?: { isOldestFirst: boolean; turn: () => void };
}

/** Messages; a row opens its message. */
export function MessageTable({ rows, timeZone, currency, sort }: TableProps) {
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <WhenHead sort={sort} />
            <th scope="col">Person</th>
            <th scope="col">Campaign</th>
            <th scope="col">Outcome</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.messageId} row={row} timeZone={timeZone} currency={currency} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WhenHead({ sort }: { sort: TableProps['sort'] | undefined }) {
  if (sort === undefined) return <th scope="col">When</th>;
  const Icon = sort.isOldestFirst ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" aria-sort={sort.isOldestFirst ? 'ascending' : 'descending'}>
      <button type="button" className={styles.sort} onClick={sort.turn}>
        When <Icon size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
}

function Row({ row, timeZone, currency }: { row: MessageRow; timeZone: string; currency: string }) {
  const navigate = useNavigate();
  const to = `/messages/${row.messageId}`;
  const who = row.person.name ?? row.person.phoneShown ?? row.person.email ?? 'Somebody on Messenger';
  return (
    // The whole row is a larger target for the link in it, which keys and screen readers use.
    <tr className={styles.row} onClick={() => void navigate(to)}>
      <td className={styles.when}>
        <Moment at={row.createdAt} timeZone={timeZone} />
      </td>
      <td>
        <Link to={to} className={styles.person} onClick={(event) => event.stopPropagation()}>
          {who}
        </Link>
        {row.person.name !== null && <span className={styles.quiet}>{row.person.phoneShown}</span>}
      </td>
      <td>
        <span className={styles.campaign}>
          <ChannelMark channel={row.channel} /> {describeOrigin(row)}
        </span>
      </td>
      <td>
        <MessageOutcome message={row} currency={currency} />
      </td>
      <td className={styles.why}>
        {explainRow(row)}
        {row.until !== null && row.state === 'waiting' && (
          <span className={styles.quiet}>
            Until <Moment at={row.until} timeZone={timeZone} />
          </span>
        )}
      </td>
    </tr>
  );
}

export function ChannelMark({ channel }: { channel: MessageRow['channel'] }) {
  const Icon = channel === 'WA' ? IconBrandWhatsapp : IconBrandMessenger;
  return (
    <span className={styles.mark} data-channel={channel} role="img" aria-label={CHANNEL_LABELS[channel]}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </span>
  );
}
