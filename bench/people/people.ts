import { loadavg } from 'node:os';
import type pg from 'pg';
import { findBroadcastNames } from '#features/product/broadcasts/server/wiring.ts';
import {
  SUBSCRIBER_SORTS,
  type SubscriberFilter,
} from '#features/product/people/contract/subscriber-calls.ts';
import { readTimelineCursor, type TimelineCursor } from '#features/product/people/rules/timeline-cursor.ts';
import { findPerson } from '#features/product/people/server/find-person.ts';
import { listIds, type ListQuery } from '#features/product/people/server/list/list-subscribers.ts';
import { readListed } from '#features/product/people/server/list/read-listed.ts';
import { findTally } from '#features/product/people/server/list/tallies.ts';
import { findWanted } from '#features/product/people/server/list/wanted-terms.ts';
import { readTimeline } from '#features/product/people/server/read-timeline.ts';
import type { Database } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { printFigure } from '../figure.ts';
import { withSeededWorker } from '../worker/with-worker.ts';
import { LISTED, PEOPLE } from './seed-listed.ts';

const LIST_LIMIT_MS = 100;
const PERSON_LIMIT_MS = 50;
const RUNS = 20;
const P95_AT = 18;

const SEARCHES: readonly SubscriberFilter[] = [
  { search: 'Mira' },
  { search: 'anna' },
  { search: 'com' },
  { search: 'vogt' },
  { search: 'anna vogt-97' },
  { search: 'Mira Vogt-9' },
  { search: 'a' },
  { search: '王' },
  { search: '王伟777' },
  { search: 'person777@' },
  { search: '01500077' },
  { search: '0077' },
  { search: 'nobody' },
  { dialCode: '354' },
  { channel: 'FB' },
  { source: 'import' },
  { standing: 'unsubscribed' },
  { standing: 'unsubscribed', source: 'spinTheWheel' },
  { standing: 'everybody' },
];

/** Measures the list of a million subscribers at different offsets, with different sortings, searches and filters. */
export function benchPeople(): Promise<void> {
  return withSeededWorker(LISTED, async ({ pool, db }, { shopId, busy, plain }) => {
    await printSizes(pool);
    for (const sortBy of SUBSCRIBER_SORTS)
      for (const part of [0, 0.1, 0.5, 0.9, 0.9999])
        await measure(db, shopId, { sortBy, offset: Math.floor(PEOPLE * 0.9 * part) }, {});
    for (const sortBy of SUBSCRIBER_SORTS)
      for (const filter of SEARCHES) await measure(db, shopId, { sortBy, offset: 0 }, filter);
    for (const filter of SEARCHES) await measure(db, shopId, { sortBy: 'revenue', offset: 5000 }, filter);
    await benchPersons({ db, shopId, busy, plain });
    print('load of the machine, last minute, in hundredths', (loadavg()[0] ?? 0) * 100, null);
  });
}

async function measure(
  db: Database,
  shopId: number,
  { sortBy, offset }: Pick<ListQuery, 'sortBy' | 'offset'>,
  filter: SubscriberFilter,
): Promise<void> {
  let found = 0;
  const p95 = await p95Of(() =>
    inShop(db, shopId, async (tx) => {
      const wanted = await findWanted(tx, { shopId, country: 'DE', timeZone: 'Europe/Berlin' }, filter);
      const { rows } = await listIds(tx, {
        shopId,
        wanted,
        sortBy,
        offset,
        isDescending: true,
        cursor: null,
        limit: 50,
      });
      found = rows.length;
      await readListed(
        tx,
        { shopId, currency: 'EUR' },
        rows.slice(0, 50).map((row) => row.subscriber_id),
      );
      await findTally(tx, shopId);
    }),
  );
  print(
    `by ${sortBy} from ${offset}, ${JSON.stringify(filter)} (${found} found), p95 of ${RUNS}`,
    p95,
    LIST_LIMIT_MS,
  );
}

/** Measures a person's page: the profile with the newest events, then older events. */
async function benchPersons({
  db,
  shopId,
  busy,
  plain,
}: {
  db: Database;
  shopId: number;
  busy: string;
  plain: string;
}): Promise<void> {
  for (const [name, subscriberId] of [
    ['2,000 messages, 2,000 answers and 2,000 clicks', busy],
    ['little', plain],
  ] as const)
    for (const isLater of [false, true]) {
      let cursor: TimelineCursor | null = null;
      const p95 = await p95Of(() =>
        inShop(db, shopId, async (tx) => {
          const person = await findPerson(tx, shopId, subscriberId);
          const asked = { shopId, person, cursor, now: new Date(), findNames: findBroadcastNames };
          const { nextCursor } = await readTimeline(tx, asked);
          if (isLater && nextCursor !== null) cursor = readTimelineCursor(nextCursor);
        }),
      );
      const page = isLater ? 'page after page' : 'the first page';
      print(`a person with ${name}, ${page}, p95 of ${RUNS}`, p95, PERSON_LIMIT_MS);
    }
}

async function p95Of(work: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedMs = performance.now();
    await work();
    took.push(performance.now() - startedMs);
  }
  return took.toSorted((one, other) => one - other)[P95_AT] ?? Number.NaN;
}

async function printSizes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `select relname as name, pg_relation_size(oid) as bytes from pg_class where relname like 'listed%' order by relname`,
  );
  for (const { name, bytes } of rows)
    printFigure({
      bench: 'people',
      figure: `size of ${name}`,
      value: Number(bytes) / 1024 / 1024,
      unit: 'MB',
      limit: null,
    });
}

function print(figure: string, value: number, limit: number | null): void {
  printFigure({ bench: 'people', figure, value, unit: 'ms', limit });
}
