import type { MessageStatus } from '#partners/whatsapp/payloads/messages-value.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { readCallbackData } from '../../rules/receipts/callback-data.ts';
import { storableMoment } from '../../rules/receipts/storable-advance.ts';
import type { Receipts } from './receipt-batcher.ts';
import type { UnmatchedReceipt } from './store-unmatched.ts';

/** A message that a status may belong to. */
type Named = Pick<Advance, 'shopId' | 'messageId' | 'createdAt'>;

/**
 * Converts the statuses of a webhook to steps of our messages. Statuses without one are stored as unmatched. If a
 * webhook does not name its number, only our note counts.
 */
export function readStatuses(senderExternalId: string | null, statuses: readonly MessageStatus[]): Receipts {
  const receipts: Receipts = {
    advances: [],
    unmatched: [],
    senderExternalIds: senderExternalId === null ? [] : [senderExternalId],
  };
  for (const status of statuses) {
    const named = findNamed(status);
    const advance = named && toAdvance(named, senderExternalId, status);
    if (advance) receipts.advances.push(advance);
    else receipts.unmatched.push(toUnmatched(senderExternalId, status));
  }
  return receipts;
}

function findNamed(status: MessageStatus): Named | null {
  const named = readCallbackData(status.biz_opaque_callback_data);
  const createdAt = named && momentOfId(named.messageId);
  return named && createdAt ? { ...named, createdAt } : null;
}

/** A status as a step of that message; null if it is not a step. */
export function toAdvance(
  named: Named,
  senderExternalId: string | null,
  status: MessageStatus,
): Advance | null {
  const at = momentOf(status);
  const step = at && stepOf(status, at);
  if (!step) return null;
  const { pricing, recipient_user_id: bsuid } = status;
  return {
    ...named,
    ...(senderExternalId !== null && { senderExternalId }),
    providerMessageId: status.id,
    ...step,
    ...(pricing && {
      pricing: {
        isBillable: pricing.billable ?? null,
        type: pricing.type ?? null,
        category: pricing.category ?? null,
        at,
      },
    }),
    ...(bsuid && { bsuid }),
  };
}

function stepOf({ status, errors }: MessageStatus, at: Date): Partial<Advance> | null {
  const [error] = errors ?? [];
  switch (status) {
    case 'sent':
      return { sentAt: at };
    case 'delivered':
      return { deliveredAt: at };
    case 'read':
    case 'played':
      return { readAt: at };
    case 'failed':
      return {
        failedAt: at,
        ...(error?.code !== undefined && { code: error.code }),
        ...(error && { error: error.error_data?.details ?? error.title ?? '' }),
      };
    default:
      return null;
  }
}

/** If the note did not return, the provider's id may still identify the message. */
function toUnmatched(senderExternalId: string | null, status: MessageStatus): UnmatchedReceipt {
  const isWithoutNote = !status.biz_opaque_callback_data;
  return {
    channel: 'WA',
    providerMessageId: status.id,
    status: status.status,
    body: status,
    at: momentOf(status),
    lookedForAt: isWithoutNote ? senderExternalId : null,
  };
}

function momentOf({ timestamp }: MessageStatus): Date | null {
  const at = new Date(Number(timestamp) * 1000);
  return Number.isNaN(at.getTime()) ? null : storableMoment(at);
}
