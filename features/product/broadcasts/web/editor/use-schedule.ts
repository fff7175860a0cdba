import { useContext, useState } from 'react';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { evaluateAudience } from '#features/product/audiences/contract/audience-calls.ts';
import { conditionFaults } from '#features/product/audiences/contract/condition-faults.ts';
import { SEGMENT_RULES } from '#features/product/audiences/segment-rule-list.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { sentDayBeforeBroadcast } from '../../contract/broadcast-calls.ts';
import { OFFER_TEXT, type Broadcast } from '../../contract/broadcast.ts';
import type { DayRoom, ScheduleReason } from '../../contract/flight-check.ts';
import { whyNotSchedule } from '../../rules/schedule-faults.ts';
import { momentOfLocalTime } from '../../rules/wall-time.ts';
import { chosenTexts, wallOf, type BroadcastForm } from './form-values.ts';
import type { BroadcastEditing } from './use-broadcast-form.ts';

/** Makes the specification's checks in order, then schedules the broadcast. */
export function useSchedule(merchant: Merchant, broadcast: Broadcast, editing: BroadcastEditing) {
  const seePlans = useContext(SeePlans);
  const [overLimit, setOverLimit] = useState<DayRoom | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const { form, save, setProblem } = editing;

  const confirm = async () => {
    setOverLimit(null);
    return save({ status: 'active' });
  };
  const check = async () => {
    const refuse = (reason: ScheduleReason) => setProblem({ kind: 'required', reason });
    const early = findFault(broadcast, form);
    if (early !== null) return refuse(early);
    const { population, room } = await askRoom(merchant.shopUrl, broadcast.id, form);
    if (population === 0) return refuse('AUDIENCE_COUNT_ZERO');
    if (room.missingOut > 0) return setOverLimit(room);
    await confirm();
  };
  const schedule = async () => {
    if (merchant.planDetails.features[BROADCASTS_FLAG] === false) return seePlans();
    setIsChecking(true);
    await check().catch((error: unknown) => reportFailure(error, 'broadcast-save'));
    setIsChecking(false);
  };
  return { schedule, isChecking, overLimit, confirm, stay: () => setOverLimit(null) };
}

/** Enough for a few hundred thousand people. After that the current count is used. */
const LONGEST_COUNT_MS = 30_000;

/** Returns the first missing thing that this screen knows. The server checks again. */
function findFault(broadcast: Broadcast, form: BroadcastForm): ScheduleReason | null {
  const texts = chosenTexts(broadcast, form).flatMap(({ template, attributes }) =>
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
  if (form.abTest !== null && texts.length < 2) return 'DETAILS_NOT_FILLED';
  return whyNotSchedule({
    texts,
    supportNumber: form.support,
    isAudienceFilled: conditionFaults(SEGMENT_RULES, form.condition).length === 0,
    scheduledAt: momentOfLocalTime(wallOf(form), broadcast.timeZone),
    now: new Date(),
    audienceCount: null,
  });
}

async function askRoom(shopUrl: string, broadcastId: string, form: BroadcastForm) {
  const { condition } = form;
  const count = () => makeCall(evaluateAudience, { body: { pageId: shopUrl, condition, broadcastId } });
  let counted = await count();
  // Each count adds a few thousand people of a large import, and the daily limit concerns all of them.
  const until = Date.now() + LONGEST_COUNT_MS;
  while (counted.isCatchingUp && Date.now() < until) counted = await count();
  const { population } = counted;
  const room = await makeCall(sentDayBeforeBroadcast, {
    query: { shopUrl, schedTime: wallOf(form), broadcastId, population: String(population) },
  });
  return { population, room };
}
