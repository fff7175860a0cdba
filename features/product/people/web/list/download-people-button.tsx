import { fill } from '#platform/language/reader.ts';
import { DownloadList } from '#platform/ui-kit/list/download-list.tsx';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import { texts } from '../../texts/en.ts';
import { MOST_ROWS, type Saved } from './download-people.ts';

interface DownloadPeopleProps {
  name?: string;
  size?: 'xs' | 'sm';
  save: (reportProgress: (rows: number) => void) => Promise<Saved>;
}

/** The button that saves people as a file, and says which people are missing in it. */
export function DownloadPeople(props: DownloadPeopleProps) {
  return (
    <DownloadList
      {...props}
      restIn={({ rows }) => fill(texts.files.cut, { rows, most: MOST_ROWS })}
      onSaved={({ notListedYet }) => {
        if (notListedYet > 0)
          toastWarning('download-later', fill(texts.files.stillAdding, { count: notListedYet }));
      }}
    />
  );
}
