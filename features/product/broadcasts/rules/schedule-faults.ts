import type { ScheduleReason } from '../contract/flight-check.ts';
import { readAddress } from './read-address.ts';

/** The facts about one text for scheduling. Both texts of an A/B test are checked. */
export interface TextFacts {
  /** The merchant's variables, without the offer text and the support number. */
  variables: readonly { name: string; value: string }[];
  wantsOfferText: boolean;
  offerText: string;
  wantsSupportNumber: boolean;
  /** The typed addresses of its links. Empty ones have another target. */
  addresses: readonly string[];
}

export interface ScheduleFacts {
  /** Empty while no template is chosen. */
  texts: readonly TextFacts[];
  supportNumber: string;
  /** Whether every rule of the audience has its values. */
  isAudienceFilled: boolean;
  scheduledAt: Date | null;
  now: Date;
  /** Null while it is not counted. Then it is not checked. */
  audienceCount: number | null;
}

/** Returns the first reason why a broadcast cannot be scheduled, in the specification's order, or null. */
export function scheduleRefusalReason(facts: ScheduleFacts): ScheduleReason | null {
  const { texts, scheduledAt, now } = facts;
  if (texts.length === 0) return 'DETAILS_NOT_FILLED';
  const typed = texts.flatMap(({ variables }) => variables);
  if (typed.some(({ value }) => value.trim() === '')) return 'TEMPLATE_VARIABLES_NOT_FILLED';
  const offers = texts.map(({ offerText }) => withoutNewLines(offerText));
  if ([...typed.map(({ value }) => value), ...offers].some(isFilledWrong))
    return 'TEMPLATE_VARIABLES_FILLED_WRONG';
  if (!facts.isAudienceFilled || scheduledAt === null) return 'DETAILS_NOT_FILLED';
  if (scheduledAt.getTime() < now.getTime()) return 'SCHEDULE_TIME_BEFORE_NOW';
  if (texts.some(({ wantsOfferText, offerText }) => wantsOfferText && offerText.trim() === ''))
    return 'DETAILS_NOT_FILLED';
  if (texts.some(({ wantsSupportNumber }) => wantsSupportNumber) && !isSupportNumber(facts.supportNumber))
    return 'SUPPORT_NUMBER_INVALID';
  if (texts.some(({ addresses }) => addresses.some(isNoAddress))) return 'LINK_ADDRESS_INVALID';
  return facts.audienceCount === 0 ? 'AUDIENCE_COUNT_ZERO' : null;
}

/** What is meant if a broadcast is refused with DETAILS_NOT_FILLED: the first detail that is missing. */
export function missingDetail({
  texts,
  isAudienceFilled,
  scheduledAt,
}: Pick<ScheduleFacts, 'texts' | 'isAudienceFilled' | 'scheduledAt'>):
  | 'template'
  | 'rules'
  | 'time'
  | 'offer' {
  if (texts.length === 0) return 'template';
  if (!isAudienceFilled) return 'rules';
  return scheduledAt === null ? 'time' : 'offer';
}

/** No provider accepts these in a value. */
function isFilledWrong(value: string): boolean {
  return /[\n\r\t]| {5}/.test(value);
}

/** Removes line breaks of the offer text before it is sent, as the screen says. */
export function withoutNewLines(text: string): string {
  return text.replaceAll(/\s+/g, (space) => (/[\n\r]/.test(space) ? ' ' : space)).trim();
}

function isNoAddress(typed: string): boolean {
  return typed.trim() !== '' && readAddress(typed) === null;
}

function isSupportNumber(given: string): boolean {
  return /^[0-9+-]+$/.test(given) && /\d/.test(given);
}
