import type { ReactNode } from 'react';
import { hasRight, type Role } from '#platform/rights/rights.ts';
import { ListFrame, ListNote } from '#platform/ui-kit/list/list-frame.tsx';
import { LoadMore } from '#platform/ui-kit/list/load-more.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { texts } from '../texts/en.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityTable } from './activity-table.tsx';
import { useActivity, useAskedActivity } from './use-activity.ts';

interface ActivityPageProps {
  merchant: { shopUrl: string; shopTimeZone: string; role: Role };
  /** The button that requests the list as a file. */
  download: ReactNode;
}

/** What the people of a shop changed. Only those who may change its settings see it. */
export function ActivityPage({ merchant, download }: ActivityPageProps) {
  const maySee = hasRight(merchant.role, 'configure');
  return (
    <>
      <BackLink to="/settings">{texts.page.back}</BackLink>
      <PageHead title={texts.page.title} note={texts.page.note}>
        {maySee && download}
      </PageHead>
      {maySee ? (
        <ActivityList shopUrl={merchant.shopUrl} timeZone={merchant.shopTimeZone} />
      ) : (
        <EmptyNote title={texts.page.refused} text={texts.page.refusedText} />
      )}
    </>
  );
}

function ActivityList({ shopUrl, timeZone }: { shopUrl: string; timeZone: string }) {
  const { asked, ask } = useAskedActivity();
  const list = useActivity(shopUrl, asked);
  const entries = list.data?.pages.flatMap((page) => page.entries);
  const isNarrowed = Object.keys(asked).length > 0;
  return (
    <ListFrame
      name={texts.list.name}
      what={texts.list.what}
      rows={entries}
      error={list.error}
      retry={() => void list.refetch()}
      filters={<ActivityFilters shopUrl={shopUrl} asked={asked} onChange={ask} />}
      empty={
        isNarrowed ? (
          <EmptyNote title={texts.list.noMatch} text={texts.list.noMatchText} />
        ) : (
          <EmptyNote title={texts.list.none} text={texts.list.noneText} />
        )
      }
      isStale={list.isPlaceholderData}
      foot={
        <ListNote>
          <LoadMore list={list}>{texts.list.more}</LoadMore>
        </ListNote>
      }
    >
      <ActivityTable entries={entries ?? []} timeZone={timeZone} />
    </ListFrame>
  );
}
