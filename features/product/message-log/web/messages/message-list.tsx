import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LoadMore } from '#platform/ui-kit/parts/load-more.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import { MessageFilter } from '../../contract/message-calls.ts';
import { useMessageCount, useMessages, type SortOrder } from '../use-messages.ts';
import { downloadMessages } from './download-messages.ts';
import { MessageChips } from './message-chips.tsx';
import { MessageFilters } from './message-filters.tsx';
import styles from './message-list.module.css';
import { MessageTable } from './message-table.tsx';

/** The newest messages as a table, narrowed by the address. */
export function MessageList({ merchant }: { merchant: Merchant }) {
  const { shopUrl, shopTimeZone, shopCurrency } = merchant;
  const { filter, sortOrder, setFilter, turn } = useFilter();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useMessages(
    shopUrl,
    filter,
    sortOrder,
  );
  const rows = data?.pages.flatMap((page) => page.messages);
  const lookedBackTo = data?.pages.at(-1)?.lookedBackTo ?? null;
  return (
    <section aria-label="Messages">
      <div className={styles.bar}>
        <MessageFilters filter={filter} onChange={setFilter} />
        <Download merchant={merchant} filter={filter} sortOrder={sortOrder} />
      </div>
      <MessageChips
        filter={filter}
        broadcastName={(filter.broadcastId && rows?.[0]?.sourceName) ?? null}
        onChange={setFilter}
      />
      <Total shopUrl={shopUrl} filter={filter} />
      {rows === undefined && error !== null && (
        <FailureNote what="The messages" error={error} retry={() => void refetch()} />
      )}
      {rows === undefined && error === null && <ListWaiting />}
      {rows?.length === 0 && !hasNextPage && <Nothing isFiltered={Object.keys(filter).length > 0} />}
      {rows !== undefined && rows.length > 0 && (
        <MessageTable
          rows={rows}
          timeZone={shopTimeZone}
          currency={shopCurrency}
          sort={{ isOldestFirst: sortOrder === 'asc', turn }}
        />
      )}
      {hasNextPage && (
        <p className={styles.more}>
          <LoadMore list={{ hasNextPage, isFetchingNextPage, fetchNextPage }}>
            {sortOrder === 'asc' ? 'Show newer ones' : 'Show older ones'}
          </LoadMore>
          {lookedBackTo !== null && (
            <span>
              Shown {sortOrder === 'asc' ? 'up' : 'back'} to{' '}
              <Moment at={lookedBackTo} timeZone={shopTimeZone} />.
            </span>
          )}
        </p>
      )}
    </section>
  );
}

/** The filter and the order that the address holds, so that they can be linked to and gone back to. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const { sortOrder: order, ...given } = Object.fromEntries(params);
  const sortOrder: SortOrder = order === 'asc' ? 'asc' : 'desc';
  const read = z.safeParse(MessageFilter, given);
  const filter: MessageFilter = read.success ? read.data : {};
  const show = (next: MessageFilter, nextOrder: SortOrder) => {
    const chosen = Object.entries({ ...next, ...(nextOrder === 'asc' && { sortOrder: nextOrder }) }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    setParams(chosen, { replace: true });
  };
  return {
    filter,
    sortOrder,
    setFilter: (next: MessageFilter) => show(next, sortOrder),
    turn: () => show(filter, sortOrder === 'asc' ? 'desc' : 'asc'),
  };
}

function Total({ shopUrl, filter }: { shopUrl: string; filter: MessageFilter }) {
  const { data } = useMessageCount(shopUrl, filter);
  if (data === undefined || data.count === 0) return null;
  const more = data.isAtLeast ? 'More than ' : '';
  return (
    <p className={styles.total} role="status">
      {more}
      {formatCount(data.count)} {data.count === 1 ? 'message' : 'messages'}
    </p>
  );
}

interface DownloadProps {
  merchant: Merchant;
  filter: MessageFilter;
  sortOrder: SortOrder;
}

function Download({ merchant, filter, sortOrder }: DownloadProps) {
  const [rows, setRows] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadMessages(merchant, { ...filter, sortOrder }, setRows),
    onSuccess: ({ rows: saved, isWhole }) => {
      if (!isWhole)
        toastWarning(
          'download',
          `The file holds the first ${formatCount(saved)} of more. All messages of a campaign come by e-mail: the delivery report, on the campaign’s page.`,
        );
    },
    onSettled: () => setRows(0),
  });
  return (
    <Button
      variant="default"
      disabled={isPending}
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      onClick={() => mutate()}
    >
      {isPending ? `${formatCount(rows)} rows` : 'Download CSV'}
    </Button>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote title="No message fits" text="Take a filter away, or choose other days." />
  ) : (
    <EmptyNote
      title="No message yet"
      text="Once a campaign or a broadcast writes to somebody, each message is listed here, with what became of it."
    />
  );
}

function ListWaiting() {
  return (
    <div className={styles.waiting}>
      <WaitingFor what="The list of messages" />
      {Array.from({ length: 8 }, (_, at) => (
        <WaitingBlock key={at} height={44} />
      ))}
    </div>
  );
}
