import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { reportFailure } from '../report-failure.ts';
import { texts } from '../texts/en.ts';
import { toastWarning } from '../toast.tsx';

/** How many rows a file has, and whether these are all. */
export interface SavedList {
  rows: number;
  isWhole: boolean;
}

interface DownloadListProps<Saved extends SavedList> {
  name?: string;
  size?: 'xs' | 'sm';
  /** Saves the file; calls `reportProgress` with the number of rows so far. */
  save: (reportProgress: (rows: number) => void) => Promise<Saved>;
  /** Says where the remaining rows are, when the file has only the first ones. */
  restIn: (saved: Saved) => string;
  onSaved?: (saved: Saved) => void;
}

/** The button that loads a list page by page and saves it as a spreadsheet. */
export function DownloadList<Saved extends SavedList>(props: DownloadListProps<Saved>) {
  const { name = texts.downloads.downloadCsv, size = 'sm', save, restIn, onSaved } = props;
  const [rows, setRows] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => save(setRows),
    onSuccess: (saved) => {
      onSaved?.(saved);
      if (!saved.isWhole) toastWarning('download', restIn(saved));
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
      {isPending ? fill(texts.downloads.rows, { count: rows }) : name}
    </Button>
  );
}
