import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import type { InboxFigures, Period } from '../../contract/number-calls.ts';
import { USUAL_HOURS } from '../../contract/opening-hours.ts';
import { OWNER_ID } from '../../rules/member-id.ts';
import { setDone } from '../change-thread.ts';
import { noteAnswer } from '../note-answer.ts';
import { noteOutside } from '../note-outside.ts';
import { noteReceived } from '../note-received.ts';
import { saveSettings } from '../settings.ts';
import { readNumbers } from './read-numbers.ts';

/** A Friday in Berlin. The clocks went back on 25 October. */
const NOW = new Date('2026-11-20T12:00:00Z');
const ANA = '01989fd0-0000-7000-8000-0000000000a1';
const BEN = '01989fd0-0000-7000-8000-0000000000b1';
const KEY = '7b0f2c1e-55aa-4c1d-9e2f-123456789abc';

const opened = useTestDatabase();
let shopId: number;
let senderId: string;
let count = 0;

beforeEach(async () => {
  shopId = await insertShop(opened.db, { time_zone: 'Europe/Berlin' });
  senderId = await insertSender(opened.db, shopId);
});

const run = <Result>(work: (tx: Tx) => Promise<Result>) => inShop(opened.db, shopId, work);
const query = (text: string, values: unknown[] = []) => opened.pool.query(text, values);
const numbers = (period: Period = '30') =>
  run((tx) => readNumbers({ clock: { now: () => NOW } }, tx, shopId, period));

function newPerson(): Promise<string> {
  count += 1;
  const phone = `+49152155${String(count).padStart(5, '0')}`;
  return addSubscriber(opened.db, shopId, { phone, firstName: 'Mira', at: new Date('2026-09-01T12:00:00Z') });
}

/** What happens in a conversation, at a moment. */
function talk(subscriberId: string) {
  const on = { shopId, subscriberId, channel: 'WA' } as const;
  return {
    ask(time: string): Promise<void> {
      count += 1;
      const at = new Date(time);
      const message = {
        inboundId: `wamid.${count}`,
        kind: 'text',
        text: 'Where is it?',
        isTap: false,
      } as const;
      const facts = { senderId, isStandby: false, taken: null, at, startedAt: at } as const;
      return run((tx) => noteReceived(tx, { ...on, ...message, ...facts }, { clock: { now: () => at } }));
    },
    answer(time: string, userId: string | null = null, person: string | null = null): Promise<void> {
      count += 1;
      const messageId = `01989fd0-0000-7000-8000-${String(count).padStart(12, '0')}`;
      const at = new Date(time);
      return run((tx) => noteAnswer(tx, { ...on, messageId, userId, person, text: 'Here.', at }));
    },
    answerByProgram(time: string): Promise<void> {
      count += 1;
      const messageId = `01989fd0-0000-7000-8000-${String(count).padStart(12, '0')}`;
      const written = { messageId, keyId: KEY, person: 'Chatbot', text: 'Here.', at: new Date(time) };
      return run((tx) => noteAnswer(tx, { ...on, ...written }));
    },
    answerByPhone: (time: string) =>
      run((tx) => noteOutside(tx, { ...on, kind: 'text', text: 'Here.', at: new Date(time) })),
    finish: (time: string) =>
      run((tx) => setDone(tx, { ...on, memberId: OWNER_ID }, { isDone: true, now: new Date(time) })),
  };
}

/** The figures as a statement that shares nothing with our code. */
async function counted(group: 'null::text' | 'shop_day(s, started_at)::text' | 'member_id::text') {
  const { rows } = await query(
    `with w as (
       select ${group} as key, ended_by in ('reply', 'outside') as is_answered, ended_by, starts_conversation as is_first,
         floor(extract(epoch from ended_at - started_at))::int as clock, floor(open_ms / 1000.0)::int as open
       from inbox_waits w join shops s using (shop_id)
       where w.shop_id = $1 and shop_day(s, started_at) > shop_day(s, $2) - 30
     )
     select key, count(*) filter (where is_first)::int as conversations,
       (count(*) filter (where is_first and is_answered))::int as answered,
       (count(*) filter (where is_first and ended_by = 'done'))::int as unanswered,
       (count(*) filter (where is_answered))::int as answers,
       percentile_disc(array[0.5, 0.9]) within group (order by clock) filter (where is_answered and is_first) as first_clock,
       percentile_disc(array[0.5, 0.9]) within group (order by open) filter (where is_answered and is_first) as first_open,
       percentile_disc(array[0.5, 0.9]) within group (order by clock) filter (where is_answered) as all_clock,
       percentile_disc(array[0.5, 0.9]) within group (order by open) filter (where is_answered) as all_open
     from w group by key order by key`,
    [shopId, NOW],
  );
  return rows.map(({ key, first_clock, first_open, all_clock, all_open, ...figures }) => {
    const spread = (pair: number[]) => ({ median: pair[0], ninth: pair[1] });
    const times = (open: number[] | null, clock: number[] | null) =>
      open && clock && { open: spread(open), clock: spread(clock) };
    return [key, { ...figures, first: times(first_open, first_clock), all: times(all_open, all_clock) }];
  }) as [string | null, InboxFigures][];
}

async function expectSameAsCounted(): Promise<void> {
  const { total, days, people } = await numbers();
  expect([[null, total]]).toEqual(await counted('null::text'));
  const busy = days.filter(({ figures }) => figures.conversations + figures.answers > 0);
  expect(busy.map(({ date, figures }) => [date, figures])).toEqual(
    (await counted('shop_day(s, started_at)::text')).filter(
      ([, { conversations, answers }]) => conversations + answers > 0,
    ),
  );
  const byId = people.filter(({ who }) => who !== null).map(({ who, figures }) => [who?.memberId, figures]);
  const ofMembers = (await counted('member_id::text')).filter(([memberId]) => memberId !== null);
  expect(Object.fromEntries(byId)).toEqual(Object.fromEntries(ofMembers));
}

it('shows nothing for a shop without conversations', async () => {
  const { total, days, people, hoursOn } = await numbers('7');
  expect(total).toEqual({ conversations: 0, answered: 0, unanswered: 0, answers: 0, first: null, all: null });
  expect(days.map(({ date }) => date)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect({ people, hoursOn }).toEqual({ people: [], hoursOn: false });
});

describe('a conversation', () => {
  it('starts with a question after a day without an answer, and has its first answer', async () => {
    const mira = talk(await newPerson());
    await mira.ask('2026-11-10T10:00:00Z');
    await mira.answer('2026-11-10T10:05:00Z');
    await mira.ask('2026-11-10T11:00:00Z');
    await mira.answer('2026-11-10T11:40:00Z');
    await mira.ask('2026-11-12T09:00:00Z');
    await mira.answer('2026-11-12T09:01:00Z');
    const { total } = await numbers();
    expect(total).toMatchObject({ conversations: 2, answered: 2, unanswered: 0, answers: 3 });
    expect(total.first?.clock).toEqual({ median: 60, ninth: 300 });
    expect(total.all?.clock).toEqual({ median: 300, ninth: 2400 });
    await expectSameAsCounted();
  });

  it('goes on if the team wrote once more within the day before', async () => {
    const subscriberId = await newPerson();
    const mira = talk(subscriberId);
    await mira.ask('2026-11-09T09:00:00Z');
    await mira.answer('2026-11-09T09:05:00Z');
    await query('update subscribers set shop_wrote_at = $2 where subscriber_id = $1', [
      subscriberId,
      new Date('2026-11-10T08:00:00Z'),
    ]);
    await mira.ask('2026-11-10T10:00:00Z');
    expect((await numbers()).total.conversations).toBe(1);
  });

  it('starts again after the team finished it without an answer', async () => {
    const mira = talk(await newPerson());
    await mira.ask('2026-11-10T10:00:00Z');
    await mira.finish('2026-11-10T10:05:00Z');
    await mira.ask('2026-11-10T11:00:00Z');
    const { total } = await numbers();
    expect(total).toEqual({
      conversations: 2,
      answered: 0,
      unanswered: 1,
      answers: 0,
      first: null,
      all: null,
    });
  });
});

it('counts a wait on the day on which it started, within the opening hours and by the clock', async () => {
  await run((tx) =>
    saveSettings(tx, shopId, { hoursOn: true, hours: USUAL_HOURS, awayOn: true, awayText: 'Back soon.' }),
  );
  const mira = talk(await newPerson());
  // 23:30 on a Wednesday in Berlin: the away message goes out, which is no answer.
  await mira.ask('2026-11-18T22:30:00Z');
  await mira.answer('2026-11-19T08:10:00Z', ANA, 'Ana');
  const { rows } = await query("select from messages where shop_id = $1 and source_type = 'awayMessage'", [
    shopId,
  ]);
  expect(rows).toHaveLength(1);
  const { days, hoursOn } = await numbers('7');
  const times = { open: { median: 600, ninth: 600 }, clock: { median: 34_800, ninth: 34_800 } };
  expect(hoursOn).toBe(true);
  expect(days.find(({ date }) => date === '2026-11-18')?.figures).toMatchObject({ answers: 1, first: times });
  expect(days.find(({ date }) => date === '2026-11-19')?.figures).toMatchObject({ answers: 0, first: null });
  await expectSameAsCounted();
});

it('counts by the clock through the night in which the clocks go back', async () => {
  const mira = talk(await newPerson());
  await mira.ask('2026-10-24T22:30:00Z'); // 00:30 on the 25th in Berlin.
  await mira.answer('2026-10-25T02:30:00Z'); // 03:30, four hours later.
  const { days } = await numbers();
  expect(days.find(({ date }) => date === '2026-10-25')?.figures.first?.clock.median).toBe(4 * 3600);
  await expectSameAsCounted();
});

it('counts days in the time zone that the shop had then', async () => {
  const mira = talk(await newPerson());
  const moved = '2026-11-10T15:00:00Z';
  await mira.ask('2026-11-05T23:30:00Z'); // The 6th in Berlin.
  await mira.answer('2026-11-05T23:31:00Z');
  await mira.ask('2026-11-12T02:30:00Z'); // The 11th in New York, to which the shop moved.
  await mira.answer('2026-11-12T02:31:00Z');
  await query("update shops set time_zone = 'America/New_York' where shop_id = $1", [shopId]);
  await query('update shops set time_zone_since = $2 where shop_id = $1', [shopId, moved]);
  await query('update former_time_zones set until = $2 where shop_id = $1', [shopId, moved]);
  const { days } = await numbers();
  const busy = days.filter(({ figures }) => figures.answers > 0).map(({ date }) => date);
  expect(busy).toEqual(['2026-11-06', '2026-11-11']);
  await expectSameAsCounted();
});

describe('of two people who answer', () => {
  it('the first one ended the wait', async () => {
    const mira = talk(await newPerson());
    await mira.ask('2026-11-10T10:00:00Z');
    await Promise.all([
      mira.answer('2026-11-10T10:05:00Z', ANA, 'Ana'),
      mira.answer('2026-11-10T10:05:00Z', BEN, 'Ben'),
    ]);
    const { total, people } = await numbers();
    expect(total.answers).toBe(1);
    expect(people).toHaveLength(1);
  });

  it('each is named, also programs and after leaving the team; answers in another app come from nobody', async () => {
    const mira = talk(await newPerson());
    await mira.ask('2026-11-08T10:00:00Z');
    await mira.answer('2026-11-08T10:05:00Z', ANA, 'Ana');
    await mira.ask('2026-11-10T10:00:00Z');
    await mira.answer('2026-11-10T10:05:00Z');
    await mira.ask('2026-11-10T11:00:00Z');
    await mira.answer('2026-11-10T11:05:00Z');
    await mira.ask('2026-11-12T10:00:00Z');
    await mira.answerByPhone('2026-11-12T10:09:00Z');
    await mira.ask('2026-11-14T10:00:00Z');
    await mira.answerByProgram('2026-11-14T10:01:00Z');
    const { people } = await numbers();
    expect(people.map(({ who, figures }) => [who, figures.conversations, figures.answers])).toEqual([
      [{ memberId: OWNER_ID, name: null, isProgram: false }, 1, 2],
      [{ memberId: ANA, name: 'Ana', isProgram: false }, 1, 1],
      [{ memberId: KEY, name: 'Chatbot', isProgram: true }, 1, 1],
      [null, 1, 1],
    ]);
    await expectSameAsCounted();
  });
});

it('leaves out a wait that is still open, waits of erased people, and those of other shops', async () => {
  const [mira, erased] = [await newPerson(), await newPerson()];
  await talk(erased).ask('2026-11-10T10:00:00Z');
  await talk(erased).answer('2026-11-10T10:30:00Z', ANA, 'Ana');
  await talk(mira).ask('2026-11-20T10:00:00Z');
  await query('delete from inbox_waits where subscriber_id = $1', [erased]);
  const { total, people } = await numbers();
  expect(total).toEqual({ conversations: 1, answered: 0, unanswered: 0, answers: 0, first: null, all: null });
  expect(people).toEqual([]);
  await expectSameAsCounted();
  const other = await insertShop(opened.db);
  const ofOther = await inShop(opened.db, other, (tx) =>
    readNumbers({ clock: { now: () => NOW } }, tx, other, '90'),
  );
  expect(ofOther.total.conversations).toBe(0);
});

it('equals a count of many waits', async () => {
  const mira = await newPerson();
  await query(
    `insert into inbox_waits (shop_id, wait_id, subscriber_id, channel, started_at, ended_at, ended_by, open_ms, member_id,
       starts_conversation)
     select $1, gen_random_uuid(), $2, 'WA', at, at + took, how, (extract(epoch from took) * 437)::bigint,
       case when how = 'reply' then (array[$3, $4, $5])[1 + nth % 3]::uuid end, nth % 5 < 2
     from (
       select nth, $6::timestamptz - nth * interval '13 minutes 7.3 seconds' as at,
         ((nth * 7919) % 5003) * interval '17.7 seconds' as took,
         case when nth % 11 = 0 then 'done' when nth % 7 = 0 then 'outside' else 'reply' end as how
       from generate_series(1, 4000) nth
     ) made`,
    [shopId, mira, ANA, BEN, OWNER_ID, new Date(NOW.getTime() - HOUR_MS - MINUTE_MS)],
  );
  await expectSameAsCounted();
});
