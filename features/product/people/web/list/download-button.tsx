import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import { MOST_ROWS, type Saved } from './download-people.ts';

interface DownloadButtonProps {
  name: string;
  size?: 'xs' | 'sm';
  download: (tell: (rows: number) => void) => Promise<Saved>;
}

/** Saves what is shown as a file, says how far it is, and says so where the file holds only the first of it. */
export function DownloadButton({ name, size = 'sm', download }: DownloadButtonProps) {
  const [rows, setRows] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(setRows),
    onSuccess: (saved) => {
      if (saved.notListedYet > 0)
        toastWarning(
          'download-later',
          `Up to ${formatCount(saved.notListedYet)} people of a list that you brought are not in the file yet. Save it again in a minute.`,
        );
      if (!saved.isWhole)
        toastWarning(
          'download',
          `The file holds the first ${formatCount(saved.rows)} of more than ${formatCount(MOST_ROWS)}. All of them come by e-mail: Download Subscribers Data.`,
        );
    },
    onError: (error) => reportFailure(error, 'download'),
    onSettled: () => setRows(0),
  });
  return (
    <Button
      variant="default"
      size={size}
      disabled={isPending}
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      onClick={() => mutate()}
    >
      {isPending ? `${formatCount(rows)} rows` : name}
    </Button>
  );
}
