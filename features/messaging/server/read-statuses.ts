import type { MessageStatus } from '#partners/whatsapp/payloads/messages-value.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { Advance } from '../rules/advance.ts';
import { readCallbackData } from '../rules/callback-data.ts';
import type { Receipts } from './receipt-book.ts';

/** The statuses of a webhook as steps of our messages; what names none of them is kept aside. */
export function readStatuses(senderExternalId: string, statuses: readonly MessageStatus[]): Receipts {
  const receipts: Receipts = { advances: [], unmatched: [], senderExternalIds: [senderExternalId] };
  for (const status of statuses) {
    const advance = findAdvance(status);
    if (advance) receipts.advances.push(advance);
    else
      receipts.unmatched.push({
        channel: 'WA',
        providerMessageId: status.id,
        status: status.status,
        body: status,
      });
  }
  return receipts;
}

function findAdvance(status: MessageStatus): Advance | null {
  const named = readCallbackData(status.biz_opaque_callback_data);
  const createdAt = named && momentOfId(named.messageId);
  if (!named || !createdAt) return null;
  const base = { ...named, createdAt, providerMessageId: status.id };
  const at = new Date(Number(status.timestamp) * 1000);
  if (Number.isNaN(at.getTime())) return null;
  const [error] = status.errors ?? [];
  switch (status.status) {
    case 'sent':
      return { ...base, sentAt: at };
    case 'delivered':
      return { ...base, deliveredAt: at };
    case 'read':
    case 'played':
      return { ...base, readAt: at };
    case 'failed':
      return {
        ...base,
        failedAt: at,
        ...(error?.code !== undefined && { code: error.code }),
        ...(error && { error: error.error_data?.details ?? error.title ?? '' }),
      };
    default:
      return null;
  }
}
