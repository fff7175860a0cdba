import * as z from 'zod/mini';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { useAddressFields } from '#platform/ui-kit/list/address-fields.ts';
import { DownloadList } from '#platform/ui-kit/list/download-list.tsx';
import { ListFrame, ListNote } from '#platform/ui-kit/list/list-frame.tsx';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { MessageFilter } from '../../contract/message-calls.ts';
import { texts } from '../../texts/en.ts';
import { useMessageCount, useMessages } from '../use-messages.ts';
import { downloadMessages } from './download-messages.ts';
import { MessageChips } from './message-chips.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageTable } from './message-table.tsx';

const FIELDS = { ...MessageFilter.shape, sortOrder: z.optional(z.enum(['asc', 'desc'])) };

/** The table of the newest messages, filtered by the address. */
export function MessageList({ merchant }: { merchant: Merchant }) {
  const { shopUrl, shopTimeZone, shopCurrency } = merchant;
  const { values, set } = useAddressFields(FIELDS);
  const { sortOrder = 'desc', ...filter } = values;
  const setFilter = (next: MessageFilter) => set({ ...next, sortOrder: values.sortOrder });
  const list = useMessages(shopUrl, filter, sortOrder);
  const rows = list.data?.pages.flatMap((page) => page.messages);
  return (
    <ListFrame
      name={texts.list.title}
      what={texts.list.what}
      rows={rows}
      error={list.error}
      retry={() => void list.refetch()}
      filters={<MessageFilters filter={filter} onChange={setFilter} />}
      download={
        <DownloadList
          save={(reportProgress) => downloadMessages(merchant, { ...filter, sortOrder }, reportProgress)}
          restIn={({ rows: saved }) => fill(texts.list.cut, { rows: saved })}
        />
      }
      chips={
        <MessageChips
          filter={filter}
          broadcastName={(filter.broadcastId && rows?.[0]?.sourceName) ?? null}
          onChange={setFilter}
        />
      }
      summary={<Total shopUrl={shopUrl} filter={filter} />}
      empty={<Nothing isFiltered={Object.keys(filter).length > 0} />}
      hasMore={list.hasNextPage}
      foot={<More list={list} isOldestFirst={sortOrder === 'asc'} timeZone={shopTimeZone} />}
    >
      <MessageTable
        rows={rows ?? []}
        timeZone={shopTimeZone}
        currency={shopCurrency}
        sort={{
          sorting: { key: 'createdAt', isDescending: sortOrder === 'desc' },
          onSort: ({ isDescending }) => set({ ...filter, sortOrder: isDescending ? undefined : 'asc' }),
        }}
      />
    </ListFrame>
  );
}

function Total({ shopUrl, filter }: { shopUrl: string; filter: MessageFilter }) {
  const { data } = useMessageCount(shopUrl, filter);
  if (data === undefined || data.count === 0) return null;
  return (
    <ListNote>
      <span role="status">
        {fill(data.isAtLeast ? texts.list.countAtLeast : texts.list.count, { count: data.count })}
      </span>
    </ListNote>
  );
}

interface MoreProps {
  list: ReturnType<typeof useMessages>;
  isOldestFirst: boolean;
  timeZone: string;
}

function More({ list, isOldestFirst, timeZone }: MoreProps) {
  const lookedBackTo = list.data?.pages.at(-1)?.lookedBackTo ?? null;
  if (!list.hasNextPage) return null;
  return (
    <ListNote>
      <LoadMore list={list}>{isOldestFirst ? texts.list.newer : texts.list.older}</LoadMore>
      {lookedBackTo !== null && (
        <span>
          <RichText
            text={isOldestFirst ? texts.list.searchedUpTo : texts.list.searchedBackTo}
            values={{ when: <Moment at={lookedBackTo} timeZone={timeZone} /> }}
          />
        </span>
      )}
    </ListNote>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote title={texts.list.noMatch} text={texts.list.noMatchText} />
  ) : (
    <EmptyNote title={texts.list.none} text={texts.list.noneText} />
  );
}
