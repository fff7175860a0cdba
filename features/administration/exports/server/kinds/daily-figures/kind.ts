import * as z from 'zod';
import { readFigurePage } from '#features/product/analytics/server/index.ts';
import { describeSource } from '#features/product/message-log/server/index.ts';
import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { texts } from '../../../texts/all.ts';
import { defineExportKind } from '../../export-kind.ts';
import { findNames } from '../find-names.ts';

/** The figures of the dashboards, with a row for each day and each campaign, broadcast or tool. */
export const dailyFigures = defineExportKind({
  name: 'dailyFigures',
  params: z.object({}),
  title: () => texts.titles.figures,
  fileName: () => 'daily-figures',
  hasPeople: false,
  columns: (_params, { currency, time_zone: timeZone }) => [
    fill(texts.fileColumns.day, { timeZone }),
    texts.fileColumns.channel,
    texts.fileColumns.what,
    texts.fileColumns.sent,
    texts.fileColumns.delivered,
    texts.fileColumns.read,
    texts.fileColumns.clicked,
    texts.fileColumns.failed,
    texts.fileColumns.orders,
    fill(texts.fileColumns.earned, { currency }),
    texts.fileColumns.optIns,
    texts.fileColumns.seen,
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
