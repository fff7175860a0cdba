import { afterAll, afterEach, beforeAll } from 'vitest';
import { ORDERED_AT, openFixture, type Fixture } from './fixture.ts';

export const PAGE = 'BSFB0';

export let fixture: Fixture;

/** Opens a fixture for the tests of the calling file. `campaign` adds one more campaign. */
export function onOrderThanksFixture(...more: Parameters<typeof openFixture>): void {
  beforeAll(async () => {
    fixture = await openFixture(...more);
  });
  afterAll(() => fixture.close());
  afterEach(() => fixture.rows('delete from timers'));
}

export function setState(pageId: string, state: boolean, type = 'orderThanks') {
  return fixture.call('POST', '/redis/setDripStatus', { pageId, type, state });
}

/** Returns the messages about an order, by channel. */
export function messagesOf(orderId: string) {
  return fixture.rows(
    `select m.channel, m.purpose, m.source_id::text, m.content, m.discount_code, m.state, o.state as queue, o.priority
     from messages m left join outbox o using (shop_id, message_id)
     where m.source_kind = 'campaign' and m.source_type = 'orderThanks' and m.source_event = $1 order by m.channel`,
    [orderId],
  );
}

export const DISCOUNT = "settings = jsonb_set(settings, '{discount}', coalesce($1::jsonb, 'null'))";
export const flow = (key: string) =>
  `flow_id = (select flow_id from flows where channel = 'WA' and flow_key = '${key}')`;
export const setDrip = (change: string, values: unknown[] = []) =>
  fixture.rows(`update drips set ${change} where drip_index = 'orderThanks1' and channel = 'WA'`, values);

export function addTimer(kind: string, dripId: string, subject: string, attempts: number): Promise<unknown> {
  return fixture.rows(
    `insert into timers (shop_id, timer_key, kind, subject, due_at, payload, attempts)
     values ($1, $2 || $3, $4, $3, $5, jsonb_build_object('dripId', $2::text), $6)`,
    [fixture.shopId, dripId, subject, kind, ORDERED_AT, attempts],
  );
}
