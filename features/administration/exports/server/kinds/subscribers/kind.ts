import * as z from 'zod';
import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/all.ts';
import { defineExportKind } from '../../export-kind.ts';
import { momentCell } from '../moment-cell.ts';
import { readSubscriberPage } from './read-subscriber-page.ts';

/** All subscribers, with what they agreed to. */
export const subscriberData = defineExportKind({
  name: 'subscriberData',
  params: z.object({ timeZone: z.string() }),
  title: () => texts.titles.subscribers,
  fileName: () => 'subscribers',
  hasPeople: true,
  columns: ({ timeZone }) => [
    texts.fileColumns.channel,
    texts.fileColumns.name,
    texts.fileColumns.phone,
    texts.fileColumns.email,
    texts.fileColumns.locale,
    texts.fileColumns.agreed,
    texts.fileColumns.optInTool,
    fill(texts.fileColumns.optedInAt, { timeZone }),
    fill(texts.fileColumns.optedOutAt, { timeZone }),
    fill(texts.fileColumns.knownSince, { timeZone }),
  ],
  async readPage(tx, { shop, params: { timeZone }, cursor, askedAt }) {
    const page = await readSubscriberPage(tx, { shopId: shop.shop_id, until: askedAt, cursor });
    const rows = page.subscribers.map((one) => [
      one.channel === 'WA' ? 'WhatsApp' : 'Messenger',
      one.name,
      one.phone,
      one.email,
      one.locale,
      one.hasMarketingConsent ? texts.cells.yes : texts.cells.no,
      one.toolType === null ? null : optInWay(one.toolType),
      momentCell(one.optedInAt, timeZone),
      momentCell(one.optedOutAt, timeZone),
      momentCell(one.createdAt, timeZone),
    ]);
    return { rows, nextCursor: page.nextCursor };
  },
});
