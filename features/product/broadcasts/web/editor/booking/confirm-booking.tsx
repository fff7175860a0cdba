import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { rememberFocus } from '#platform/ui-kit/remember-focus.ts';
import { checkChanges } from '../../../contract/broadcast-calls.ts';
import type { Broadcast } from '../../../contract/broadcast.ts';
import { texts } from '../../../texts/en.ts';
import page from '../../broadcast-page.module.css';
import { bodyOf } from '../form-values.ts';
import type { BroadcastEditing } from '../use-broadcast-form.ts';
import { BookingFigures } from './booking-figures.tsx';
import { BookingWarnings } from './booking-warnings.tsx';
import type { BroadcastBooking } from './use-booking.ts';

interface ConfirmBookingProps {
  merchant: Merchant;
  broadcast: Broadcast;
  editing: BroadcastEditing;
  booking: BroadcastBooking;
}

/** The last question before a broadcast is scheduled or sent: what it would do. Only its button books. */
export function ConfirmBooking({ merchant, broadcast, editing, booking }: ConfirmBookingProps) {
  const { isNow, isSaving, setProblem } = editing;
  const { book, close, isUnanswered } = booking;
  const { data, error, refetch } = useCheck(merchant.shopUrl, broadcast.id, editing);
  useFocusReturn();
  const check = data?.flightCheck;
  const reason = check?.blocked?.code ?? null;
  useEffect(() => {
    if (reason === null) return;
    setProblem({ kind: 'required', reason });
    close();
  }, [reason, setProblem, close]);
  const when = isNow ? 'now' : 'later';
  const { above } = broadcast.approval;
  const needsApproval = above !== null && check !== undefined && check.recipients > above;
  return (
    <Dialog
      title={texts.bookingTitles[when]}
      width={560}
      onClose={isSaving ? null : close}
      actions={
        <>
          <Button variant="default" disabled={isSaving} onClick={close} data-autofocus>
            {texts.booking.back}
          </Button>
          <Button loading={isSaving} onClick={() => void book()}>
            {needsApproval ? texts.approval.ask : texts.bookingConfirms[when]}
          </Button>
        </>
      }
    >
      {needsApproval && <p role="note">{fill(texts.approval.needed, { count: above })}</p>}
      {check !== undefined && (
        <>
          <BookingWarnings check={check} timeZone={broadcast.timeZone} />
          <BookingFigures check={check} timeZone={broadcast.timeZone} isNow={isNow} />
        </>
      )}
      {check === undefined && error !== null && (
        <>
          <FailureNote bare what={texts.booking.what} error={error} retry={() => void refetch()} />
          <p className={page.quiet}>{texts.booking.unchecked}</p>
        </>
      )}
      {check === undefined && error === null && <p role="status">{texts.booking.counting}</p>}
      {check?.isCatchingUp && (
        <p className={page.quiet} role="status">
          {texts.booking.recounting}
        </p>
      )}
      {isUnanswered && <p role="alert">{texts.booking.unanswered}</p>}
    </Dialog>
  );
}

/** The flight check of the form as it is now. Each dialog asks again, because people and prices change. */
function useCheck(pageId: string, broadcastId: string, { before, form, isNow }: BroadcastEditing) {
  const [body] = useState(() => ({
    pageId,
    broadcastId,
    ...bodyOf(before, form),
    ...(isNow && { sendNow: true }),
  }));
  return useQuery({
    queryKey: [checkChanges.path, body],
    queryFn: ({ signal }) => makeCall(checkChanges, { body }, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.flightCheck.isCatchingUp ? LIVE_REFETCH_MS : false),
  });
}

/** Gives the focus back to the button that opened the dialog. */
function useFocusReturn(): void {
  const [giveBack] = useState(rememberFocus);
  useEffect(() => giveBack, [giveBack]);
}
