interface Limits {
  /** No more pages are requested once there are so many rows. */
  most: number;
  /** Called with the number of rows so far. */
  reportProgress: (rows: number) => void;
}

/** The rows of a list, page by page from its start, and whether those are all. */
export async function readPages<Row>(
  readPage: (cursor: string | null) => Promise<{ rows: readonly Row[]; next: string | null }>,
  { most, reportProgress }: Limits,
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: { rows: readonly Row[]; next: string | null } = await readPage(cursor);
    rows.push(...page.rows);
    cursor = page.next;
    reportProgress(rows.length);
  } while (cursor !== null && rows.length < most);
  return { rows, isWhole: cursor === null };
}
