import { formatCounted } from '#platform/ui-kit/format/count.ts';
import type { Method } from '../contract/recommendation.ts';

/** Describes why an example is empty, and what helps. */
export function nothingSentence(title: string, method: Method): string {
  return method === 'manual'
    ? `With “${title}” nothing would be recommended: no rule of yours leads from it to a product on sale.`
    : `With “${title}” nothing would be recommended yet: too few orders have it, and nothing else in its collections sold.`;
}

/** Describes the data of the automatic method. */
export function countedSentence(counted: { countedAt: string | null; ordersCounted: number }): string {
  if (counted.countedAt === null) return 'Your orders are not counted yet. Look again in a few minutes.';
  const orders = formatCounted(counted.ordersCounted, 'order', 'orders');
  return `By ${orders} of the last 180 days, counted every night.`;
}
