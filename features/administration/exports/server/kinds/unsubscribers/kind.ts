import * as z from 'zod';
import { readUnsubscriberPage } from '#features/product/people/server/index.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/all.ts';
import { defineExportKind } from '../../export-kind.ts';
import { momentCell } from '../moment-cell.ts';

/** Everyone who unsubscribed and has not subscribed again. */
export const unsubscribers = defineExportKind({
  name: 'unsubscribers',
  params: z.object({ timeZone: z.string() }),
  title: () => texts.titles.unsubscribers,
  fileName: () => 'unsubscribers',
  hasPeople: true,
  columns: ({ timeZone }) => [
    texts.fileColumns.phone,
    texts.fileColumns.name,
    texts.fileColumns.mail,
    texts.fileColumns.channel,
    fill(texts.fileColumns.unsubscribed, { timeZone }),
  ],
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
