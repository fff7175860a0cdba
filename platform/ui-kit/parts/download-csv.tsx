import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { CsvCell } from '#platform/csv/write-csv.ts';
import { fill } from '#platform/language/reader.ts';
import { reportFailure } from '../report-failure.ts';
import { saveFile } from '../save-file.ts';
import { texts } from '../texts/en.ts';

export type CsvRows = readonly (readonly CsvCell[])[];

interface DownloadCsvProps {
  /** What the file contains, such as 'the revenue by day'. */
  what: string;
  fileName: string;
  /** Returns the header and the rows; calls `reportProgress` with the number so far when they are loaded in parts. */
  rows: (reportProgress: (count: number) => void) => CsvRows | Promise<CsvRows>;
}

/** Saves what a panel shows as a spreadsheet. */
export function DownloadCsv({ what, fileName, rows }: DownloadCsvProps) {
  const [count, setCount] = useState<number | null>(null);
  const download = async () => {
    setCount(0);
    try {
      // Loaded on first use, because most visits save nothing.
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
      aria-label={fill(texts.downloads.download, { what })}
      disabled={count !== null}
      onClick={() => void download()}
    >
      {count === null || count === 0 ? texts.downloads.csv : fill(texts.downloads.rows, { count })}
    </Button>
  );
}
