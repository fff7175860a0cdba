import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { MessageFilter } from '../../contract/message-calls.ts';
import { useMessages } from '../use-messages.ts';
import { downloadMessages } from './download-messages.ts';
import { FilterChips } from './filter-chips.tsx';
import { MessageFilters } from './message-filters.tsx';
import styles from './message-list.module.css';
import { MessageTable } from './message-table.tsx';

/** The newest messages as a table, narrowed by the address. */
export function MessageList({ merchant }: { merchant: Merchant }) {
  const { shopUrl, shopTimeZone } = merchant;
  const { filter, setFilter } = useFilter();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useMessages(
    shopUrl,
    filter,
  );
  const rows = data?.pages.flatMap((page) => page.messages);
  const lookedBackTo = data?.pages.at(-1)?.lookedBackTo ?? null;
  return (
    <section aria-label="Newest messages">
      <div className={styles.bar}>
        <MessageFilters filter={filter} onChange={setFilter} />
        <Download shopUrl={shopUrl} filter={filter} timeZone={shopTimeZone} />
      </div>
      <FilterChips filter={filter} onChange={setFilter} />
      {rows === undefined && error !== null && (
        <FailureNote what="The messages" error={error} retry={() => void refetch()} />
      )}
      {rows === undefined && error === null && <ListWaiting />}
      {rows?.length === 0 && !hasNextPage && <Nothing isFiltered={Object.keys(filter).length > 0} />}
      {rows !== undefined && rows.length > 0 && <MessageTable rows={rows} timeZone={shopTimeZone} />}
      {hasNextPage && (
        <p className={styles.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older ones
          </Button>
          {lookedBackTo !== null && (
            <span>
              Shown back to <Moment at={lookedBackTo} timeZone={shopTimeZone} />.
            </span>
          )}
        </p>
      )}
    </section>
  );
}

/** The filter that the address holds, so that it can be linked to and gone back to. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const read = z.safeParse(MessageFilter, Object.fromEntries(params));
  const filter: MessageFilter = read.success ? read.data : {};
  const setFilter = (next: MessageFilter) => {
    const chosen = Object.entries(next).filter((pair): pair is [string, string] => pair[1] !== undefined);
    setParams(chosen, { replace: true });
  };
  return { filter, setFilter };
}

function Download(given: { shopUrl: string; filter: MessageFilter; timeZone: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadMessages(given.shopUrl, given.filter, given.timeZone),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      onClick={() => mutate()}
    >
      Download CSV
    </Button>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote title="No message fits" text="Take a filter away, or choose another day." />
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
