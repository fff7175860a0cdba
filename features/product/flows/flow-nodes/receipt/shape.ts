import * as z from 'zod/mini';
import { PartId } from '../../contract/part-id.ts';

/** A Messenger receipt. */
export const ReceiptNode = z.object({ kind: z.literal('receipt'), masterId: PartId });

export const WrittenReceipt = z.object({ kind: z.literal('receipt'), masterId: z.string() });

export const receiptOnWire = { receiptTemplate: z.optional(z.looseObject({})) };
