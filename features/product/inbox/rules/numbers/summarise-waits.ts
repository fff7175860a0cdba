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

/** The row of all waits of the period in the table of figures. For a day, it means "outside of the period". */
const TOTAL_ROW = 0;

/** A group, and the rows of the table in which its waits count besides the total. */
interface PlacedGroup {
  group: WaitGroup;
  /** For each wait, the row of the day on which it started; `TOTAL_ROW` if that is outside of the period. */
  dayRows: Int32Array;
  /** The row of the person who answered; null for waits without an answer. */
  personRow: number | null;
}

/**
 * Returns the figures of waits in all, by day and by who answered. They are computed in one table with a row for all
 * waits, then a row for each day, then a row for each person. So an answered wait counts in three rows.
 */
export function summariseWaits(
  groups: readonly WaitGroup[],
  dayStarts: readonly DayStart[],
  dates: readonly string[],
): SummarisedWaits {
  const people = [...new Set(groups.filter(isAnswered).map(({ memberId }) => memberId))];
  const rowOfDay = (nth: number) => TOTAL_ROW + 1 + nth;
  const rowOfPerson = (nth: number) => rowOfDay(dates.length) + nth;

  const findDayRow = dayRowFinder(dayStarts, new Map(dates.map((date, nth) => [date, rowOfDay(nth)])));
  const placed = groups.map((group) => ({
    group,
    dayRows: Int32Array.from(group.startedS, findDayRow),
    personRow: isAnswered(group) ? rowOfPerson(people.indexOf(group.memberId)) : null,
  }));
  const counts = countRows(placed, rowOfPerson(people.length));
  const times = measureTimes(placed, counts);
  const figuresAt = (row: number) => figuresOf(row, counts[row] ?? new Counts(), times);

  return {
    total: figuresAt(TOTAL_ROW),
    days: dates.map((date, nth) => ({ date, figures: figuresAt(rowOfDay(nth)) })),
    people: people
      .map((memberId, nth) => ({ memberId, figures: figuresAt(rowOfPerson(nth)) }))
      .filter(({ figures }) => figures.answers > 0)
      .toSorted((one, other) => other.figures.answers - one.figures.answers),
  };
}

function isAnswered({ endedBy }: WaitGroup): boolean {
  return endedBy === 'reply' || endedBy === 'outside';
}

/** Returns a function from a moment to the row of its day, which it finds by binary search. */
function dayRowFinder(
  starts: readonly DayStart[],
  rowOfDate: ReadonlyMap<string, number>,
): (momentS: number) => number {
  const startsS = Float64Array.from(starts, ({ fromS }) => fromS);
  const rows = Int32Array.from(starts, ({ day }) => rowOfDate.get(day) ?? TOTAL_ROW);
  return (momentS) => {
    let [low, high] = [0, startsS.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((startsS[middle] ?? 0) <= momentS) low = middle + 1;
      else high = middle;
    }
    return rows[low - 1] ?? TOTAL_ROW;
  };
}

/** Counts the waits of the period in each row of the table. */
function countRows(placed: readonly PlacedGroup[], rowCount: number): Counts[] {
  const counts = Array.from({ length: rowCount }, () => new Counts());
  for (const { group, dayRows, personRow } of placed) {
    const waitsOnDay = new Int32Array(rowCount);
    for (const row of dayRows) waitsOnDay[row] = (waitsOnDay[row] ?? 0) + 1;
    const inPeriod = dayRows.length - (waitsOnDay[TOTAL_ROW] ?? 0);
    counts[TOTAL_ROW]?.add(group, inPeriod);
    if (personRow !== null) counts[personRow]?.add(group, inPeriod);
    for (const [row, waits] of waitsOnDay.entries())
      if (row !== TOTAL_ROW && waits > 0) counts[row]?.add(group, waits);
  }
  return counts;
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

/** How long answered waits took in each row: within the opening hours, and by the clock. */
interface Times {
  open: Spreads;
  clock: Spreads;
}

function measureTimes(placed: readonly PlacedGroup[], counts: readonly Counts[]): Times {
  const totals = counts.map(({ answered, answers }) => ({ first: answered, all: answers }));
  const spread = (lengthsOf: (group: WaitGroup) => readonly number[]) =>
    spreadsOf(
      placed.flatMap(({ group, dayRows, personRow }) =>
        personRow === null
          ? []
          : [{ isFirst: group.startsConversation, personRow, dayRows, lengths: lengthsOf(group) }],
      ),
      totals,
    );
  return { open: spread(({ openS }) => openS), clock: spread(({ clockS }) => clockS) };
}

function figuresOf(
  row: number,
  { conversations, answered, unanswered, answers }: Counts,
  { open, clock }: Times,
): InboxFigures {
  const timesOf = (which: keyof Spreads) => ({ open: open[which](row), clock: clock[which](row) });
  return {
    conversations,
    answered,
    unanswered,
    answers,
    first: answered > 0 ? timesOf('first') : null,
    all: answers > 0 ? timesOf('all') : null,
  };
}
