import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { CsvCell } from '#platform/csv/write-csv.ts';
import { saveFile } from '../save-file.ts';
import { reportFailure } from '../tell-failure.ts';

export type CsvRows = readonly (readonly CsvCell[])[];

interface DownloadCsvProps {
  /** What is in it, as 'the revenue by day'. */
  what: string;
  fileName: string;
  /** The head, and a row for each line; `tell` hears how many there are by now, where they are asked for one by one. */
  rows: (tell: (count: number) => void) => CsvRows | Promise<CsvRows>;
}

/** Saves what a panel shows as a file for a spreadsheet, at once. */
export function DownloadCsv({ what, fileName, rows }: DownloadCsvProps) {
  const [count, setCount] = useState<number | null>(null);
  const download = async () => {
    setCount(0);
    try {
      // Most visits save nothing.
      const { writeCsv } = await import('#platform/csv/write-csv.ts');
      saveFile(fileName, writeCsv(await rows(setCount)));
    } catch (error) {
      reportFailure(error, fileName);
    }
    setCount(null);
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      aria-label={`Download ${what} as CSV`}
      disabled={count !== null}
      onClick={() => void download()}
    >
      {count === null || count === 0 ? 'CSV' : `${count} rows`}
    </Button>
  );
}
