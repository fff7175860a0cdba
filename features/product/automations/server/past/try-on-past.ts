import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { EventName } from '#platform/events/domain-events.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { PastMessage, tryOnPast } from '../../contract/past-calls.ts';
import { subjectKey } from '../../rules/effect.ts';
import { groupEvents } from '../../rules/past/group-events.ts';
import { pastReason, describeWait } from '../../rules/past/past-words.ts';
import type { Campaign } from '../engine/campaign.ts';
import { inPast, type Tried } from './in-past.ts';
import { listEvents } from './list-events.ts';
import { ReplayPerson, type PastOutcome } from './replay-person.ts';
import { listScreenSteps, type ScreenStep } from './set-on-screen.ts';

const LOOKED_BACK_DAYS = 30;
/** Earlier events are not searched, however long a drip waits. */
const LONGEST_WAIT_DAYS = 90;
/** A batch ends after this time, so that other requests can run. */
const PIECE_MS = 1200;

type Answer = ResponseOf<typeof tryOnPast>;

interface Asked {
  shopId: number;
  channel: Channel;
  body: BodyOf<typeof tryOnPast>;
}

/**
 * Returns a batch of the messages that a campaign with these settings would have sent in the last 30 days, and where
 * the next batch starts. It writes nothing, and replays one person after the other.
 */
export async function tryCampaignOnPast(
  ctx: Pick<Context, 'db' | 'clock'>,
  campaigns: readonly Campaign[],
  { shopId, channel, body }: Asked,
): Promise<Answer> {
  const campaign = campaigns.find(({ definition }) => definition.type === body.type);
  if (!campaign?.definition.channels[channel]) throw new AppError('NOT_FOUND', { field: 'type' });
  const until = readUntil(ctx, body.next?.until);
  const from = new Date(until.getTime() - LOOKED_BACK_DAYS * DAY_MS);
  const tried: Tried = { shopId, type: body.type, channel, from };
  const { past } = campaign.definition;
  const span = { from: from.toISOString(), until: until.toISOString() };
  if (!past.isReplayable) return { ...span, ...NOTHING, untold: past.reason, note: null };
  const steps = await findInTime(ctx, shopId, (tx) => listScreenSteps(tx, tried, body));
  const { events, cutAt } = await listAll(ctx, tried, { campaign, steps, until });
  const groups = groupEvents(events);
  const place = body.next?.place ?? 0;
  const piece = await inPast(ctx, tried, (tx, atPast) =>
    replayPiece(groups.slice(place), (group) =>
      new ReplayPerson(tx, atPast, { tried, until, campaign, steps }).run(group),
    ),
  );
  const done = place + piece.done;
  return {
    ...span,
    untold: null,
    note: past.note,
    progress: { done, of: groups.length },
    cutAt: cutAt?.toISOString() ?? null,
    messages: piece.outcomes.filter(({ at }) => at >= from).map((outcome) => toMessage(campaign, outcome)),
    stillWaiting: piece.stillWaiting,
    next: done < groups.length ? { until: until.toISOString(), place: done } : null,
  };
}

const NOTHING = {
  progress: { done: 0, of: 0 },
  cutAt: null,
  messages: [],
  stillWaiting: 0,
  next: null,
} satisfies Partial<Answer>;

/** All batches of an answer end at the same time. */
function readUntil({ clock }: Pick<Context, 'clock'>, given: string | undefined): Date {
  const now = clock.now();
  if (given === undefined) return now;
  const until = new Date(given);
  if (until > now || now.getTime() - until.getTime() > DAY_MS)
    throw new AppError('MALFORMED_REQUEST', { field: 'next' });
  return until;
}

/** Returns the events since the start, minus the longest wait. */
function listAll(
  ctx: Pick<Context, 'db'>,
  { shopId, from }: Tried,
  { campaign, steps, until }: { campaign: Campaign; steps: readonly ScreenStep[]; until: Date },
) {
  const longestMs = Math.max(0, ...steps.map(({ delaySeconds }) => delaySeconds * 1000));
  const since = new Date(from.getTime() - Math.min(longestMs, LONGEST_WAIT_DAYS * DAY_MS));
  const names: EventName[] = [...new Set(campaign.on.map(({ name }) => name))];
  return findInTime(ctx, shopId, (tx) => listEvents(tx, { shopId, names, from: since, until }));
}

/** Replays as many groups as fit into the time of a batch, at least one. */
async function replayPiece<Group>(
  groups: readonly Group[],
  run: (group: Group) => Promise<{ outcomes: PastOutcome[]; stillWaiting: number }>,
): Promise<{ outcomes: PastOutcome[]; stillWaiting: number; done: number }> {
  const started = performance.now();
  const outcomes: PastOutcome[] = [];
  let [stillWaiting, done] = [0, 0];
  for (const group of groups) {
    if (done > 0 && performance.now() - started > PIECE_MS) break;
    const ran = await run(group);
    outcomes.push(...ran.outcomes);
    stillWaiting += ran.stillWaiting;
    done += 1;
  }
  return { outcomes, stillWaiting, done };
}

function toMessage({ definition }: Campaign, outcome: PastOutcome): PastMessage {
  const { subject, dripId, eventAt, at, reason, waitedFor, amountMinor, currency } = outcome;
  return {
    key: `${dripId ?? ''} ${subjectKey(subject)}`,
    person: personOf(outcome),
    eventAt: eventAt.toISOString(),
    amountMinor,
    currency,
    dripId,
    outcome: reason === null ? 'sent' : 'notSent',
    at: at.toISOString(),
    whySentence: reason === null ? null : pastReason(definition, reason),
    waitedSentence: waitedFor === null ? null : describeWait(waitedFor),
  };
}

function personOf({ recipient, person }: PastOutcome): PastMessage['person'] {
  const name =
    [recipient?.first_name ?? person?.firstName, recipient?.last_name].filter(Boolean).join(' ') || null;
  const phone = recipient?.phone_e164 ?? person?.phoneE164 ?? null;
  const subscriberId = recipient?.subscriber_id ?? person?.subscriberId ?? null;
  if (name === null && phone === null && subscriberId === null) return null;
  return { subscriberId, name, phoneShown: phone && showPhone(phone) };
}
