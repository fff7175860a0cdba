import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { RowLink, type Column } from '#platform/ui-kit/list/data-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { usePageOpens } from '#platform/ui-kit/parts/page-link.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { hasFigures, momentOf, type SortKey } from '../../rules/arrange-broadcasts.ts';
import { texts } from '../../texts/en.ts';
import { SendingBar } from '../sending/sending-bar.tsx';
import { BroadcastState } from '../state-words.tsx';
import { LIST_PATH } from '../use-broadcasts.ts';
import styles from './broadcast-table.module.css';

type BroadcastColumn = Column<BroadcastListItem, SortKey>;

/** The actions of a broadcast in the list. */
interface Acts {
  copy: (id: string) => void;
  isCopying: boolean;
  askDelete: (broadcast: BroadcastListItem) => void;
}

export const pathOf = ({ id }: Pick<BroadcastListItem, 'id'>) => `${LIST_PATH}/${id}`;

export function broadcastColumns(
  { shopUrl, shopTimeZone }: Merchant,
  currency: string,
  acts: Acts,
): readonly BroadcastColumn[] {
  return [
    {
      name: texts.columns.name,
      sort: { key: 'name', isDescending: false },
      narrow: 'line',
      className: styles.name,
      cell: (broadcast) => <Name broadcast={broadcast} />,
    },
    {
      name: texts.columns.status,
      sort: { key: 'status', isDescending: false },
      className: styles.status,
      cell: (broadcast) => <Status pageId={shopUrl} broadcast={broadcast} />,
    },
    {
      name: texts.columns.when,
      kind: 'moment',
      sort: { key: 'when', isDescending: false },
      narrow: 'end',
      cell: (broadcast) => <When broadcast={broadcast} timeZone={shopTimeZone} />,
    },
    figure(texts.figures.sent, 'sent', ({ sent }) => formatCount(sent)),
    figure(texts.figures.read, 'read', ({ read, readNumber }) => (
      <ShareFigure
        name={texts.figures.read}
        percent={read}
        count={readNumber}
        counted={texts.figures.messagesRead}
      />
    )),
    figure(texts.figures.ctr, 'CTR', ({ CTR, CTRNumber }) => (
      <ShareFigure
        name={texts.figures.ctr}
        percent={CTR}
        count={CTRNumber}
        counted={texts.figures.peopleClicked}
      />
    )),
    figure(texts.figures.revenue, 'revenue', ({ revenueMinor }) => formatMoney(revenueMinor, currency)),
    {
      name: texts.columns.actions,
      kind: 'actions',
      narrow: 'line',
      cell: (broadcast) => <Actions broadcast={broadcast} {...acts} />,
    },
  ];
}

function figure(
  name: string,
  key: SortKey,
  cell: (analytics: BroadcastListItem['analytics']) => ReactNode,
): BroadcastColumn {
  return {
    name,
    kind: 'number',
    sort: { key, isDescending: true },
    narrow: 'figure',
    cell: (broadcast) => (hasFigures(broadcast) ? cell(broadcast.analytics) : null),
  };
}

function Name({ broadcast }: { broadcast: BroadcastListItem }) {
  const { broadcastName, audienceName } = broadcast;
  return (
    <>
      <span className={styles.cut} title={broadcastName}>
        <RowLink to={pathOf(broadcast)}>{broadcastName}</RowLink>
      </span>
      <span className={`${styles.cut} ${styles.quiet}`} title={audienceName}>
        {audienceName}
      </span>
    </>
  );
}

function Status({ pageId, broadcast }: { pageId: string; broadcast: BroadcastListItem }) {
  const { status, isPaused, isWaiting, isCancelled } = broadcast;
  return (
    <>
      <BroadcastState {...{ status, isPaused, isWaiting, isCancelled }} />
      {status === 'sending' && <SendingBar pageId={pageId} broadcast={broadcast} isShort />}
    </>
  );
}

function When({ broadcast, timeZone }: { broadcast: BroadcastListItem; timeZone: string }) {
  const at = momentOf(broadcast);
  if (at === null) return <span className={styles.quiet}>{texts.list.notScheduled}</span>;
  return <Moment at={at} timeZone={timeZone} />;
}

function Actions({ broadcast, copy, isCopying, askDelete }: Acts & { broadcast: BroadcastListItem }) {
  const { id, broadcastName, status } = broadcast;
  const opens = usePageOpens(pathOf(broadcast));
  const kept = status === 'draft' ? null : texts.notDeletable[status];
  return (
    <div className={styles.actions}>
      {/* A copy is made to be edited. */}
      {opens && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          disabled={isCopying}
          aria-label={fill(texts.list.copy, { broadcast: broadcastName })}
          onClick={() => copy(id)}
        >
          <IconCopy size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        disabled={kept !== null}
        title={kept ?? undefined}
        aria-label={fill(texts.list.delete, { broadcast: broadcastName })}
        onClick={() => askDelete(broadcast)}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {/* Shows that the row can be opened. The icon itself does nothing. */}
      {opens && <IconChevronRight className={styles.chevron} size={18} stroke={1.5} aria-hidden />}
    </div>
  );
}
