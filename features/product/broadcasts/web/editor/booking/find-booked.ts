import type { ErrorCode } from '#platform/errors/error-code.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { getBroadcast } from '../../../contract/broadcast-calls.ts';
import type { Broadcast } from '../../../contract/broadcast.ts';
import { isSame, readForm, type BroadcastForm } from '../form-values.ts';

/** The requested booking. */
interface Booking {
  sent: BroadcastForm;
  sendNow: boolean;
  /** The revision that it is based on. */
  revision: number;
}

interface Lookup {
  pageId: string;
  broadcastId: string;
  booking: Booking;
}

/**
 * Returns the broadcast if it is booked as asked although the call failed: its answer was lost, or another window booked
 * the same. Otherwise null.
 */
export async function findBooked(
  error: unknown,
  { pageId, broadcastId, booking }: Lookup,
): Promise<Broadcast | null> {
  const code = codeOf(error);
  const mayBeBooked = isUnanswered(error) || code === 'SETTINGS_CHANGED' || code === 'BROADCAST_UNDER_WAY';
  if (!mayBeBooked) return null;
  try {
    const { broadcast } = await makeCall(getBroadcast, { query: { pageId, broadcastId } });
    return isBookedAs(broadcast, booking) ? broadcast : null;
  } catch {
    return null;
  }
}

/** Whether the stored broadcast is what the merchant asked for. The time of one that is sent now is not compared, because the server chose it. */
export function isBookedAs(stored: Broadcast, { sent, sendNow, revision }: Booking): boolean {
  if (stored.status === 'draft' || stored.revision <= revision) return false;
  const form = { ...sent, name: sent.name.trim() };
  if (!sendNow) return isSame(readForm(stored), form);
  const { day, time, isRecipientLocal } = form;
  return wasSentNow(stored) && isSame({ ...readForm(stored), day, time, isRecipientLocal }, form);
}

/** A chosen time is a full minute, and the server's own almost never is. If it is, the booking counts as unconfirmed. */
function wasSentNow({ scheduleTime }: Broadcast): boolean {
  return scheduleTime !== null && !scheduleTime.endsWith(':00.000Z');
}

/** Whether the server may have carried out the request although its answer is unknown. */
export function isUnanswered(error: unknown): boolean {
  const code = codeOf(error);
  return code === null || code === 'INTERNAL' || code === 'DATABASE_AWAY' || code === 'DATABASE_BUSY';
}

/** Returns the code of a refusal, or null. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof RefusedCall ? error.code : null;
}
