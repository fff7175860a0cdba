import type { InboxFigures } from '../../contract/number-calls.ts';
import { spreadsOf, type Spreads } from './spreads.ts';

/** Waits that ended in the same way. The lists run in parallel: entry n of each is about the same wait. */
export interface WaitGroup {
  /** Who of the team answered; null for another app, and for waits without an answer. */
  memberId: string | null;
  /** Null while the shoppers still wait. */
  endedBy: 'reply' | 'outside' | 'done' | null;
  startsConversation: boolean;
  /** When they started, in seconds since 1970. */
  startedS: readonly number[];
  /** How long they took, in seconds by the clock. Without meaning while the shoppers still wait. */
  clockS: readonly number[];
  /** The part of it within the opening hours. */
  openS: readonly number[];
}

/** When a day starts in the shop, in seconds since 1970. */
export interface DayStart {
  fromS: number;
  day: string;
}

export interface SummarisedWaits {
  total: InboxFigures;
  days: { date: string; figures: InboxFigures }[];
  /** By the id of the person; null for answers in another app. */
  people: { memberId: string | null; figures: InboxFigures }[];
}

/**
 * Returns the figures of waits in all, by day and by who answered. All counts are in one list: of the period, then of
 * each day, then of each person. So an answered wait counts three times.
 */
export function summariseWaits(
  groups: readonly WaitGroup[],
  dayStarts: readonly DayStart[],
  dates: readonly string[],
): SummarisedWaits {
  const members = [...new Set(groups.filter(isAnswered).map(({ memberId }) => memberId))];
  const firstDay = 1;
  const firstMember = firstDay + dates.length;
  const counts = Array.from({ length: firstMember + members.length }, () => new Counts());
  const placeOf = placeFinder(dayStarts, new Map(dates.map((date, nth) => [date, firstDay + nth])));
  const answers = groups.filter(isAnswered).map((group) => ({
    group,
    member: firstMember + members.indexOf(group.memberId),
    days: Int32Array.from(group.startedS, placeOf),
  }));
  for (const { group, member, days } of answers) countAll(counts, group, days, member);
  for (const group of groups)
    if (!isAnswered(group)) countAll(counts, group, Int32Array.from(group.startedS, placeOf), null);
  const spread = (lengths: (group: WaitGroup) => readonly number[]) =>
    spreadsOf(
      answers.map(({ group, ...at }) => ({
        ...at,
        isFirst: group.startsConversation,
        lengths: lengths(group),
      })),
      counts.map(({ answered, answers: all }) => ({ first: answered, all })),
    );
  const spreads = { open: spread(({ openS }) => openS), clock: spread(({ clockS }) => clockS) };
  const figures = (place: number) => figuresOf(counts[place] ?? new Counts(), place, spreads);
  return {
    total: figures(0),
    days: dates.map((date, nth) => ({ date, figures: figures(firstDay + nth) })),
    people: members
      .map((memberId, nth) => ({ memberId, figures: figures(firstMember + nth) }))
      .filter((one) => one.figures.answers > 0)
      .toSorted((one, other) => other.figures.answers - one.figures.answers),
  };
}

function isAnswered({ endedBy }: WaitGroup): boolean {
  return endedBy === 'reply' || endedBy === 'outside';
}

/** Returns a function from a moment to the place of its day; 0 for a day outside of the period. */
function placeFinder(
  starts: readonly DayStart[],
  places: ReadonlyMap<string, number>,
): (moment: number) => number {
  const begins = Float64Array.from(starts, ({ fromS }) => fromS);
  const placeAt = Int32Array.from(starts, ({ day }) => places.get(day) ?? 0);
  return (moment) => {
    let [low, high] = [0, begins.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((begins[middle] ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    return placeAt[low - 1] ?? 0;
  };
}

class Counts {
  conversations = 0;
  answered = 0;
  unanswered = 0;
  answers = 0;

  add(group: WaitGroup, waits: number): void {
    if (isAnswered(group)) this.answers += waits;
    if (!group.startsConversation) return;
    this.conversations += waits;
    if (isAnswered(group)) this.answered += waits;
    if (group.endedBy === 'done') this.unanswered += waits;
  }
}

function countAll(
  counts: readonly Counts[],
  group: WaitGroup,
  days: Int32Array,
  member: number | null,
): void {
  const onDays = new Int32Array(counts.length);
  for (const day of days) onDays[day] = (onDays[day] ?? 0) + 1;
  // Place 0 has the waits of days outside of the period.
  const inPeriod = days.length - (onDays[0] ?? 0);
  counts[0]?.add(group, inPeriod);
  if (member !== null) counts[member]?.add(group, inPeriod);
  for (const [day, waits] of onDays.entries()) if (day > 0 && waits > 0) counts[day]?.add(group, waits);
}

function figuresOf(
  { conversations, answered, unanswered, answers }: Counts,
  place: number,
  { open, clock }: { open: Spreads; clock: Spreads },
): InboxFigures {
  const times = (of: keyof Spreads) => ({ open: open[of](place), clock: clock[of](place) });
  return {
    conversations,
    answered,
    unanswered,
    answers,
    first: answered > 0 ? times('first') : null,
    all: answers > 0 ? times('all') : null,
  };
}
