import * as z from 'zod';
import { readCreditPage, describeSource } from '#features/product/message-log/server/index.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { defineExportKind } from '../../export-kind.ts';
import { findNames } from '../find-names.ts';
import { momentCell } from '../moment-cell.ts';

const TOUCHES: Record<string, string> = {
  code: 'Its code was used',
  click: 'Its link was tapped before',
  read: 'It was read before',
};

/** Every order that is credited to a message, with the reason for the credit. */
export const creditedOrders = defineExportKind({
  name: 'creditedOrders',
  params: z.object({ timeZone: z.string() }),
  title: () => 'Orders that messages earned',
  fileName: () => 'orders-from-messages',
  hasPeople: true,
  columns: ({ timeZone }, { currency }) => [
    `When (${timeZone})`,
    'Order',
    'Name',
    'Phone',
    'Channel',
    'Campaign',
    'Why credited',
    `Touched (${timeZone})`,
    `Amount (${currency})`,
    `Went back (${currency})`,
    `Earned (${currency})`,
    'Message id',
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
      TOUCHES[one.touchKind] ?? one.touchKind,
      momentCell(one.touchedAt, timeZone),
      money(one.amountMinor),
      money(one.returnedMinor),
      money(one.amountMinor - one.returnedMinor),
      one.messageId,
    ]);
    return { rows, nextCursor: page.nextCursor };
  },
});
