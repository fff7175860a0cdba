import { IconBrandMessenger, IconBrandWhatsapp } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { MessageRow } from '../../contract/message-row.ts';
import { explainRow } from '../../rules/explain-row.ts';
import { CHANNEL_WORDS, originInWords, STATE_WORDS } from '../../rules/message-words.ts';
import styles from './message-table.module.css';

/** Messages, the newest first; a row opens its message. */
export function MessageTable({ rows, timeZone }: { rows: readonly MessageRow[]; timeZone: string }) {
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Person</th>
            <th scope="col">Campaign</th>
            <th scope="col">State</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.messageId} row={row} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, timeZone }: { row: MessageRow; timeZone: string }) {
  const navigate = useNavigate();
  const to = `/messages/${row.messageId}`;
  const state = STATE_WORDS[row.state];
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
          <ChannelMark channel={row.channel} /> {originInWords(row)}
        </span>
      </td>
      <td>
        <StatusBadge tone={state.tone} word={state.word} />
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
    <span className={styles.mark} data-channel={channel} role="img" aria-label={CHANNEL_WORDS[channel]}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </span>
  );
}
