import * as z from 'zod';
import { readUnsubscriberPage } from '#features/product/people/server/index.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { defineExportKind } from '../../export-kind.ts';
import { momentCell } from '../moment-cell.ts';

/** Everyone who unsubscribed and has not subscribed again. */
export const unsubscribers = defineExportKind({
  name: 'unsubscribers',
  params: z.object({ timeZone: z.string() }),
  title: () => 'Unsubscribers',
  fileName: () => 'unsubscribers',
  hasPeople: true,
  columns: ({ timeZone }) => ['Phone', 'Name', 'E-mail', 'Channel', `Unsubscribed (${timeZone})`],
  async readPage(tx, { shop, params: { timeZone }, cursor, askedAt }) {
    const page = await readUnsubscriberPage(tx, shop.shop_id, cursor);
    const rows = page.unsubscribers
      .filter((one) => one.unsubscribedAt === null || new Date(one.unsubscribedAt) <= askedAt)
      .map((one) => [
        one.phoneNumber,
        one.fullName,
        one.email,
        CHANNEL_LABELS[one.channel],
        one.unsubscribedAt && momentCell(new Date(one.unsubscribedAt), timeZone),
      ]);
    return { rows, nextCursor: page.nextCursor };
  },
});
