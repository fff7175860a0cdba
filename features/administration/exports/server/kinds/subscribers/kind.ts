import * as z from 'zod';
import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { defineExportKind } from '../../export-kind.ts';
import { momentCell } from '../moment-cell.ts';
import { readSubscriberPage } from './read-subscriber-page.ts';

/** All subscribers, with what they agreed to. */
export const subscriberData = defineExportKind({
  name: 'subscriberData',
  params: z.object({ timeZone: z.string() }),
  title: () => 'Subscriber data',
  fileName: () => 'subscribers',
  hasPeople: true,
  columns: ({ timeZone }) => [
    'Channel',
    'Name',
    'Phone',
    'Email',
    'Locale',
    'Agreed to offers',
    'Opt-in tool',
    `Opted in at (${timeZone})`,
    `Opted out at (${timeZone})`,
    `Known since (${timeZone})`,
  ],
  async readPage(tx, { shop, params: { timeZone }, cursor, askedAt }) {
    const page = await readSubscriberPage(tx, { shopId: shop.shop_id, until: askedAt, cursor });
    const rows = page.subscribers.map((one) => [
      one.channel === 'WA' ? 'WhatsApp' : 'Messenger',
      one.name,
      one.phone,
      one.email,
      one.locale,
      one.hasMarketingConsent ? 'yes' : 'no',
      one.toolType === null ? null : optInWay(one.toolType),
      momentCell(one.optedInAt, timeZone),
      momentCell(one.optedOutAt, timeZone),
      momentCell(one.createdAt, timeZone),
    ]);
    return { rows, nextCursor: page.nextCursor };
  },
});
