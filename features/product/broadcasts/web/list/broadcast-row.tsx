import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { IconChevronRight, IconCopy, IconTrash } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { PageLink, usePageOpens } from '#platform/ui-kit/parts/page-link.tsx';
import { ShareFigure } from '#platform/ui-kit/parts/share-figure.tsx';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { hasFigures, momentOf } from '../../rules/arrange-broadcasts.ts';
import { LIST_PATH, keptReason } from '../copy.ts';
import { SendingBar } from '../sending/sending-bar.tsx';
import { BroadcastState } from '../state-words.tsx';
import styles from './broadcast-list.module.css';

interface BroadcastRowProps {
  merchant: Merchant;
  currency: string;
  broadcast: BroadcastListItem;
  isCopying: boolean;
  copy: () => void;
  askDelete: () => void;
}

export function BroadcastRow(props: BroadcastRowProps) {
  const { merchant, currency, broadcast } = props;
  const navigate = useNavigate();
  const { id, broadcastName, audienceName, status, isPaused, isCancelled, analytics } = broadcast;
  const to = `${LIST_PATH}/${id}`;
  const opens = usePageOpens(to);
  return (
    // The whole row is a larger target for the link in it, which keys and screen readers use.
    <tr data-opens={opens} className={styles.row} {...(opens && { onClick: () => void navigate(to) })}>
      <td className={styles.name}>
        <span className={styles.own} title={broadcastName}>
          <PageLink to={to} closed={broadcastName} onClick={stay}>
            {broadcastName}
          </PageLink>
        </span>
        <span className={styles.quiet} title={audienceName}>
          {audienceName}
        </span>
      </td>
      <td className={styles.status}>
        <BroadcastState {...{ status, isPaused, isCancelled }} />
        {status === 'sending' && <SendingBar pageId={merchant.shopUrl} broadcast={broadcast} isShort />}
      </td>
      <td className={styles.when}>
        <When broadcast={broadcast} timeZone={merchant.shopTimeZone} />
      </td>
      {hasFigures(broadcast) ? (
        <Figures analytics={analytics} currency={currency} />
      ) : (
        FIGURES.map((name) => (
          <td key={name} className={`${styles.number} ${styles.none}`} data-name={name}>
            –
          </td>
        ))
      )}
      <Actions {...props} opens={opens} />
    </tr>
  );
}

const FIGURES = ['Sent', 'Read', 'CTR', 'Revenue'];

function When({ broadcast, timeZone }: { broadcast: BroadcastListItem; timeZone: string }) {
  const at = momentOf(broadcast);
  if (at === null) return <span className={styles.quiet}>Not scheduled</span>;
  return <Moment at={at} timeZone={timeZone} />;
}

function Figures({ analytics, currency }: Pick<BroadcastListItem, 'analytics'> & { currency: string }) {
  const { sent, read, readNumber, CTR, CTRNumber, revenueMinor } = analytics;
  return (
    <>
      <td className={styles.number} data-name="Sent">
        {formatCount(sent)}
      </td>
      <td className={styles.number} data-name="Read" onClick={stay}>
        <ShareFigure name="Read" percent={read} count={readNumber} counted="messages read" />
      </td>
      <td className={styles.number} data-name="CTR" onClick={stay}>
        <ShareFigure name="CTR" percent={CTR} count={CTRNumber} counted="people clicked" />
      </td>
      <td className={styles.number} data-name="Revenue">
        {formatMoney(revenueMinor, currency)}
      </td>
    </>
  );
}

function Actions({ broadcast, isCopying, copy, askDelete, opens }: BroadcastRowProps & { opens: boolean }) {
  const { broadcastName, status } = broadcast;
  const kept = keptReason(status);
  return (
    <td className={styles.acts} onClick={stay}>
      <div className={styles.actRow}>
        {/* A copy is made to be edited. */}
        {opens && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={isCopying}
            aria-label={`Copy ${broadcastName}`}
            onClick={copy}
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
          aria-label={`Delete ${broadcastName}`}
          onClick={askDelete}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        {/* Says that the row opens; it does nothing of its own. */}
        {opens && <IconChevronRight className={styles.chevron} size={18} stroke={1.5} aria-hidden />}
      </div>
    </td>
  );
}

/** What has a meaning of its own does not open the row. */
function stay(event: MouseEvent): void {
  event.stopPropagation();
}
