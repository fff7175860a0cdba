import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { getRecipients, RecipientState, type BroadcastRecipient } from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';
import page from '../broadcast-page.module.css';
import { DownloadRecipients } from './download-recipients.tsx';
import { RECIPIENT_TONES } from './recipient-tones.ts';
import styles from './sending.module.css';

interface RecipientsProps {
  merchant: Merchant;
  broadcast: Broadcast;
}

const STATES = [
  { value: '', label: texts.recipients.anyState },
  ...RecipientState.options.map((value) => ({ value, label: texts.recipientStates[value] })),
];

/** The recipients with their results. */
export function Recipients({ merchant, broadcast }: RecipientsProps) {
  const [state, setState] = useState<RecipientState | null>(null);
  const { shopUrl: pageId } = merchant;
  const query = { pageId, broadcastId: broadcast.id, ...(state !== null && { state }) };
  const found = useInfiniteQuery({
    queryKey: [getRecipients.path, query],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getRecipients, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = found.data?.pages.flatMap(({ recipients }) => recipients) ?? [];
  return (
    <Panel title={texts.recipients.title} aside={<DownloadRecipients broadcast={broadcast} query={query} />}>
      <div className={page.fields}>
        <div className={page.pair}>
          <NativeSelect
            className={page.short ?? ''}
            label={texts.recipients.state}
            data={STATES}
            value={state ?? ''}
            onChange={(event) => setState(RecipientState.safeParse(event.currentTarget.value).data ?? null)}
          />
          <Button
            variant="default"
            className={page.beside ?? ''}
            loading={found.isRefetching}
            onClick={() => void found.refetch()}
          >
            {texts.recipients.refresh}
          </Button>
        </div>
        {found.data === undefined && found.error !== null && (
          <FailureNote
            bare
            what={texts.recipients.what}
            error={found.error}
            retry={() => void found.refetch()}
          />
        )}
        {found.isPending && (
          <>
            <WaitingFor what={texts.recipients.what} />
            <WaitingBlock height={160} />
          </>
        )}
        {found.data !== undefined && rows.length === 0 && !found.hasNextPage && (
          <p className={styles.quiet}>{texts.recipients.none}</p>
        )}
        {rows.length > 0 && <Table rows={rows} timeZone={broadcast.timeZone} />}
        {found.hasNextPage && (
          <div>
            <LoadMore list={found}>{texts.recipients.more}</LoadMore>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Table({ rows, timeZone }: { rows: readonly BroadcastRecipient[]; timeZone: string }) {
  return (
    <ScrollRegion name={texts.recipients.table} className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.recipients.person}</th>
            <th scope="col">{texts.recipients.state}</th>
            <th scope="col">{texts.recipients.why}</th>
            <th scope="col">{texts.recipients.sent}</th>
            <th scope="col">{texts.recipients.read}</th>
            <th scope="col">{texts.recipients.clicked}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.subscriberId}>
              <td>
                <Person row={row} />
              </td>
              <td>
                <StatusBadge tone={RECIPIENT_TONES[row.state]} word={row.stateWord} />
              </td>
              <td className={styles.why}>{row.why}</td>
              {[row.sentAt, row.readAt, row.clickedAt].map((at, place) => (
                <td key={place} className={styles.when}>
                  {at === null ? '–' : <Moment at={at} timeZone={timeZone} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Links to the explanation of their message. */
function Person({ row: { messageId, name, phone, arm } }: { row: BroadcastRecipient }) {
  const who = <bdi>{name ?? phone ?? texts.recipients.nameless}</bdi>;
  return (
    <>
      {messageId === null ? who : <Link to={`/messages/${messageId}`}>{who}</Link>}
      {name !== null && <bdi className={styles.quiet}>{phone}</bdi>}
      {arm !== null && <span className={styles.quiet}>{texts.arms[arm]}</span>}
    </>
  );
}
