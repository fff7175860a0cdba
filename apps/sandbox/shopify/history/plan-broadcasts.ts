import { DateTime } from 'luxon';
import type { HistoryBroadcast, HistorySignUp } from './history.ts';

const DAY_MS = 24 * 3600 * 1000;
const BROADCASTS = [
  {
    name: 'New glazes are here',
    news: 'our new glazes are here, sea green and oat',
    until: 'while the first firing lasts',
  },
  {
    name: 'Spring table',
    news: 'our spring table is set, with bowls in the palest blue',
    until: 'before the end of the month',
  },
  {
    name: 'A word from the studio',
    news: 'our second kiln is lit, and its first plates came out well',
    until: 'whenever you like',
  },
  {
    name: 'Summer sale',
    news: 'our summer sale has begun, and the seconds shelf is full',
    until: 'before Sunday evening',
  },
  {
    name: 'Back in stock: the moss mug',
    news: 'the moss mug is back in stock',
    until: 'while this batch lasts',
  },
  {
    name: 'Autumn light',
    news: 'our candle holders for the first dark evenings are here',
    until: 'while the evenings grow longer',
  },
  {
    name: 'Advent boxes',
    news: 'the Advent boxes are packed, each with a small surprise for every day',
    until: 'while there are boxes',
  },
  {
    name: 'Last days to order for the holidays',
    news: 'whatever you order now still reaches you before the holidays',
    until: 'before Thursday at noon',
  },
];
/** In the morning, because shops keep quiet hours. */
const MORNING = { hour: 10, minute: 0, second: 0, millisecond: 0 };
/** A broadcast is for people who signed up within this many days before it. */
const FOR_DAYS = 30;

interface Year {
  startMs: number;
  nowMs: number;
  timeZone: string;
}

/** Returns the broadcasts of a history, spread over its days, each in the morning. */
export function planBroadcasts({ startMs, nowMs, timeZone }: Year): HistoryBroadcast[] {
  const dayOf = daysIn(timeZone);
  return BROADCASTS.map((text, number) => {
    const dayMs = startMs + ((number + 1) / (BROADCASTS.length + 0.6)) * (nowMs - startMs);
    const atMs = DateTime.fromMillis(dayMs, { zone: timeZone }).set(MORNING).toMillis();
    return {
      number,
      ...text,
      at: new Date(atMs).toISOString(),
      signedUpFrom: dayOf(atMs - FOR_DAYS * DAY_MS),
      signedUpTo: dayOf(atMs - DAY_MS),
    };
  });
}

/** Returns a function that finds the broadcasts for a person. Only WhatsApp has broadcasts. */
export function matchBroadcasts(broadcasts: readonly HistoryBroadcast[], timeZone: string) {
  const dayOf = daysIn(timeZone);
  return ({ at, channel }: HistorySignUp): HistoryBroadcast[] => {
    if (channel !== 'WA') return [];
    const day = dayOf(Date.parse(at));
    return broadcasts.filter(({ signedUpFrom, signedUpTo }) => day >= signedUpFrom && day <= signedUpTo);
  };
}

/** Returns a function that formats a moment's day in a time zone as YYYY-MM-DD. */
function daysIn(timeZone: string): (moment: number) => string {
  // Created once, because this takes longer than all other work for a person.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  return (moment) => format.format(moment);
}
