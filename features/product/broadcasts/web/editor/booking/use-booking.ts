import { useContext, useRef, useState } from 'react';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { conditionFaults } from '#features/product/audiences/contract/condition-faults.ts';
import { SEGMENT_RULES } from '#features/product/audiences/segment-rule-list.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { OFFER_TEXT, type Broadcast } from '../../../contract/broadcast.ts';
import type { ScheduleReason } from '../../../contract/flight-check.ts';
import { scheduleRefusalReason } from '../../../rules/schedule-faults.ts';
import { momentOfLocalTime } from '../../../rules/wall-time.ts';
import { chosenTexts, wallOf, type BroadcastForm } from '../form-values.ts';
import type { BroadcastEditing } from '../use-broadcast-form.ts';

/** Asks before a broadcast is scheduled or sent, and books it. Nothing is booked before `book`. */
export function useBooking(merchant: Merchant, broadcast: Broadcast, editing: BroadcastEditing) {
  const seePlans = useContext(SeePlans);
  const [isAsked, setIsAsked] = useState(false);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [isBooked, setIsBooked] = useState(false);
  const isRunning = useRef(false);
  const { form, isNow, save, setProblem } = editing;

  const ask = () => {
    if (merchant.planDetails.features[BROADCASTS_FLAG] === false) return seePlans();
    const reason = findFault(broadcast, form, isNow);
    if (reason !== null) return setProblem({ kind: 'required', reason });
    setIsUnanswered(false);
    setIsBooked(false);
    setIsAsked(true);
  };
  const book = async () => {
    // Two clicks come before the button shows that it is busy.
    if (isRunning.current) return;
    isRunning.current = true;
    const result = await save({ status: 'active', sendNow: isNow });
    isRunning.current = false;
    setIsUnanswered(result === 'unanswered');
    setIsBooked(result === 'saved');
    if (result !== 'unanswered') setIsAsked(false);
  };
  return { ask, book, isAsked, isBooked, isUnanswered, close: () => setIsAsked(false) };
}

export type BroadcastBooking = ReturnType<typeof useBooking>;

/** Returns the first missing thing that this screen knows. The server checks again. */
function findFault(broadcast: Broadcast, form: BroadcastForm, isNow: boolean): ScheduleReason | null {
  const filled = chosenTexts(broadcast, form).flatMap(({ template, attributes }) =>
    template === null
      ? []
      : [
          {
            variables: template.variables.map((name) => ({ name, value: attributes[name] ?? '' })),
            wantsOfferText: template.Offer_Text,
            offerText: attributes[OFFER_TEXT] ?? '',
            wantsSupportNumber: template.Support_Number,
            addresses: template.links.map((name) => attributes[name] ?? ''),
          },
        ],
  );
  if (form.abTest !== null && filled.length < 2) return 'DETAILS_NOT_FILLED';
  const now = new Date();
  return scheduleRefusalReason({
    texts: filled,
    supportNumber: form.support,
    isAudienceFilled: conditionFaults(SEGMENT_RULES, form.condition).length === 0,
    scheduledAt: isNow ? now : momentOfLocalTime(wallOf(form), broadcast.timeZone),
    now,
    audienceCount: null,
  });
}
