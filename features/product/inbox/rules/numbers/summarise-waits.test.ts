import { expect, it } from 'vitest';
import { summariseWaits, type WaitGroup } from './summarise-waits.ts';

const STARTS = [
  { fromS: 0, day: '2026-11-18' },
  { fromS: 1000, day: '2026-11-19' },
  { fromS: 2000, day: '2026-11-20' },
];
const DATES = ['2026-11-19', '2026-11-20'];

function group(
  changes: Partial<WaitGroup>,
  waits: readonly [startedS: number, clockS: number, openS: number][],
): WaitGroup {
  return {
    memberId: null,
    endedBy: 'reply',
    startsConversation: true,
    ...changes,
    startedS: waits.map(([startedS]) => startedS),
    clockS: waits.map(([, clockS]) => clockS),
    openS: waits.map(([, , openS]) => openS),
  };
}

const NONE = { conversations: 0, answered: 0, unanswered: 0, answers: 0, first: null, all: null };

it('is empty without waits', () => {
  expect(summariseWaits([], STARTS, DATES)).toEqual({
    total: NONE,
    days: DATES.map((date) => ({ date, figures: NONE })),
    people: [],
  });
});

it('picks the lower middle, and the value that nine of ten do not exceed', () => {
  const waits = Array.from({ length: 10 }, (_, nth) => [1000 + nth, (10 - nth) * 7, nth] as const);
  const { total } = summariseWaits(
    [
      group(
        {},
        waits.map(([...wait]) => wait),
      ),
    ],
    STARTS,
    DATES,
  );
  expect(total.all).toEqual({ clock: { median: 35, ninth: 63 }, open: { median: 4, ninth: 8 } });
});

it('counts a wait on the day on which it started, and none outside of the period', () => {
  const waits = group({ memberId: 'ana' }, [
    [999, 5000, 5],
    [1000, 10, 1],
    [1999, 20, 2],
    [2000, 30, 3],
  ]);
  const { total, days, people } = summariseWaits([waits], STARTS, DATES);
  expect(total).toMatchObject({ conversations: 3, answers: 3, all: { clock: { median: 20, ninth: 30 } } });
  expect(days.map(({ figures }) => [figures.answers, figures.all?.clock.median])).toEqual([
    [2, 10],
    [1, 30],
  ]);
  expect(people).toMatchObject([{ memberId: 'ana', figures: { answers: 3 } }]);
});

it('tells apart how waits ended, and who answered most', () => {
  const { total, people } = summariseWaits(
    [
      group({ memberId: 'ben' }, [[1000, 10, 10]]),
      group({ memberId: 'ana', startsConversation: false }, [
        [1100, 50, 50],
        [1200, 60, 60],
      ]),
      group({ endedBy: 'outside' }, [[1000, 30, 30]]),
      group({ endedBy: 'done' }, [[1300, 99, 99]]),
      group({ endedBy: null }, [[1400, 0, 0]]),
    ],
    STARTS,
    DATES,
  );
  expect(total).toMatchObject({ conversations: 4, answered: 2, unanswered: 1, answers: 4 });
  expect(total.first?.clock).toEqual({ median: 10, ninth: 30 });
  expect(total.all?.clock).toEqual({ median: 30, ninth: 60 });
  expect(people.map(({ memberId, figures }) => [memberId, figures.conversations, figures.answers])).toEqual([
    ['ana', 0, 2],
    ['ben', 1, 1],
    [null, 1, 1],
  ]);
});
