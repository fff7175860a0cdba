import { formatCount } from '#platform/ui-kit/format/count.ts';
import { DownloadList } from '#platform/ui-kit/list/download-list.tsx';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import { MOST_ROWS, type Saved } from './download-people.ts';

interface DownloadPeopleProps {
  name?: string;
  size?: 'xs' | 'sm';
  save: (tell: (rows: number) => void) => Promise<Saved>;
}

/** The button that saves people as a file, and says which people are missing in it. */
export function DownloadPeople(props: DownloadPeopleProps) {
  return (
    <DownloadList
      {...props}
      restIn={({ rows }) =>
        `The file holds the first ${formatCount(rows)} of more than ${formatCount(MOST_ROWS)}. All of them come by e-mail: Download Subscribers Data.`
      }
      onSaved={({ notListedYet }) => {
        if (notListedYet > 0)
          toastWarning(
            'download-later',
            `Up to ${formatCount(notListedYet)} people of a list that you brought are not in the file yet. Save it again in a minute.`,
          );
      }}
    />
  );
}
