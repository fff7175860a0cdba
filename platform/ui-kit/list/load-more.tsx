import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { reportFailure } from '../report-failure.ts';

/** The part of an infinite query that loads its next page. */
interface LongList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ isError: boolean; error: Error | null }>;
}

/** Loads the next page of a list and reports a failure; the rows already shown stay. Returns whether it succeeded. */
export async function loadMore({ fetchNextPage }: Pick<LongList, 'fetchNextPage'>): Promise<boolean> {
  const { isError, error } = await fetchNextPage();
  if (isError) reportFailure(error, 'load-more');
  return !isError;
}

interface LoadMoreProps {
  list: LongList;
  children: ReactNode;
  className?: string | undefined;
  onLoaded?: () => void;
}

/** The button that loads more of a list; nothing when there is no more. */
export function LoadMore({ list, children, className, onLoaded }: LoadMoreProps) {
  if (!list.hasNextPage) return null;
  const more = async () => {
    if (await loadMore(list)) onLoaded?.();
  };
  return (
    <Button
      variant="default"
      className={className ?? ''}
      loading={list.isFetchingNextPage}
      onClick={() => void more()}
    >
      {children}
    </Button>
  );
}
