import * as z from 'zod';
import { readFigurePage } from '#features/product/analytics/server/index.ts';
import { describeSource } from '#features/product/message-log/server/index.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { defineExportKind } from '../../export-kind.ts';
import { findNames } from '../find-names.ts';

/** The figures of the dashboards, with a row for each day and each campaign, broadcast or tool. */
export const dailyFigures = defineExportKind({
  name: 'dailyFigures',
  params: z.object({}),
  title: () => 'Figures of every day',
  fileName: () => 'daily-figures',
  hasPeople: false,
  columns: (_params, { currency, time_zone: timeZone }) => [
    `Day (${timeZone})`,
    'Channel',
    'What',
    'Sent',
    'Delivered',
    'Read',
    'Clicked',
    'Failed',
    'Orders',
    `Earned (${currency})`,
    'Opt-ins',
    'Seen',
  ],
  async readPage(tx, { shop: { shop_id: shopId, currency }, cursor }) {
    const { figures, nextCursor } = await readFigurePage(tx, shopId, cursor);
    const names = await findNames(tx, shopId);
    const rows = figures.map((one) => [
      one.day,
      one.channel === 'WA' ? 'WhatsApp' : 'Messenger',
      names.get(one.sourceId) ?? describeSource(one.type),
      one.sent,
      one.delivered,
      one.read,
      one.clicked,
      one.failed,
      one.orders,
      toDecimal(one.revenueMinor, currency),
      one.optIns,
      one.impressions,
    ]);
    return { rows, nextCursor };
  },
});
