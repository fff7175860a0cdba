import * as z from 'zod';
import { readCreditPage, describeSource } from '#features/product/message-log/server/index.ts';
import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { texts } from '../../../texts/all.ts';
import { defineExportKind } from '../../export-kind.ts';
import { findNames } from '../find-names.ts';
import { momentCell } from '../moment-cell.ts';

/** Every order that is credited to a message, with the reason for the credit. */
export const creditedOrders = defineExportKind({
  name: 'creditedOrders',
  params: z.object({ timeZone: z.string() }),
  title: () => texts.titles.orders,
  fileName: () => 'orders-from-messages',
  hasPeople: true,
  columns: ({ timeZone }, { currency }) => [
    fill(texts.fileColumns.when, { timeZone }),
    texts.fileColumns.order,
    texts.fileColumns.name,
    texts.fileColumns.phone,
    texts.fileColumns.channel,
    texts.fileColumns.campaign,
    texts.fileColumns.whyCredited,
    fill(texts.fileColumns.touched, { timeZone }),
    fill(texts.fileColumns.amount, { currency }),
    fill(texts.fileColumns.wentBack, { currency }),
    fill(texts.fileColumns.earned, { currency }),
    texts.fileColumns.messageId,
  ],
  async readPage(tx, { shop, params: { timeZone }, cursor, askedAt }) {
    const { shop_id: shopId, currency } = shop;
    const page = await readCreditPage(tx, { shopId, until: askedAt, cursor });
    const names = await findNames(tx, shopId);
    const money = (minor: number) => toDecimal(minor, currency);
    const rows = page.credits.map((one) => [
      momentCell(one.orderedAt, timeZone),
      one.orderName,
      one.name,
      one.phone,
      one.channel === 'WA' ? 'WhatsApp' : 'Messenger',
      describeSource(one.sourceType, names.get(one.sourceId ?? '')),
      touchName(one.touchKind),
      momentCell(one.touchedAt, timeZone),
      money(one.amountMinor),
      money(one.returnedMinor),
      money(one.amountMinor - one.returnedMinor),
      one.messageId,
    ]);
    return { rows, nextCursor: page.nextCursor };
  },
});

function touchName(kind: string): string {
  const names: Readonly<Record<string, string>> = texts.cells.touches;
  return names[kind] ?? kind;
}
