import { writeCsvRows } from '#platform/csv/write-csv.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { getReviews, type ReviewFormat } from '../contract/review-calls.ts';

/** Saves all reviews as "reviews.csv" in an app's columns. Returns their number. Without reviews there is no file. */
export async function downloadReviews(shopUrl: string, format: ReviewFormat): Promise<number> {
  const rows: string[][] = [];
  let head: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ResponseOf<typeof getReviews> = await makeCall(getReviews, {
      query: { shopUrl, format, ...(cursor !== null && { cursor }) },
    });
    head = page.columns;
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  if (rows.length > 0) save(writeCsvRows([head, ...rows]));
  return rows.length;
}

function save(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'reviews.csv';
  link.click();
  URL.revokeObjectURL(address);
}
