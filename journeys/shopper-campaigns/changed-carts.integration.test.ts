import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LENA, later, openBuyerFixture, START, type BuyerFixture } from '../buyer-campaigns/buyer-fixture.ts';

const MUG = { product_id: 1, title: 'Stoneware mug', quantity: 1, price: '24.00' };
const TOWEL = { product_id: 2, title: 'Linen towel', quantity: 1, price: '24.00' };

let fixture: BuyerFixture;
let carts = 0;
beforeAll(async () => {
  fixture = await openBuyerFixture();
  await fixture.rows("update campaigns set is_on = type = 'abandonedCart' and channel = 'WA'");
});
beforeEach(() => fixture.rows('delete from timers'));
afterAll(() => fixture.close());

/** Lena changes her cart this many minutes after the start. */
async function change(token: string, minutes: number, lines: object[]): Promise<void> {
  await fixture.fireAt(minutes);
  await fixture.report('checkouts/update', {
    token,
    phone: LENA.phone,
    customer: { id: LENA.customer },
    currency: 'EUR',
    total_price: '24.00',
    line_items: lines,
    abandoned_checkout_url: `https://wren.example/recover/${token}`,
    created_at: later(START, carts),
    updated_at: later(START, minutes),
  });
}

function newCart(): string {
  carts += 1;
  return `changed-${carts}`;
}

const remindersOf = async (token: string) =>
  (await fixture.messages('abandonedCart', token)).map(({ state, reason, content }) => [
    state,
    reason,
    (content['body'] as { text: string }[])[1]?.text,
  ]);

it('reminds of a cart that was emptied and filled again while its reminder was queued', async () => {
  const token = newCart();
  await change(token, 10, [MUG]);
  await fixture.fireAt(70);
  await change(token, 80, []);
  await change(token, 90, [TOWEL]);
  await fixture.fireAt(149);
  expect(await remindersOf(token)).toEqual([['skipped', 'cartEmptied', 'Stoneware mug']]);
  await fixture.fireAt(150);
  expect(await remindersOf(token)).toEqual([
    ['skipped', 'cartEmptied', 'Stoneware mug'],
    ['queued', null, 'Linen towel'],
  ]);
});

it('restarts the wait for a cart that changed while its reminder was queued, and shows the new content', async () => {
  const token = newCart();
  await change(token, 10, [MUG]);
  await fixture.fireAt(70);
  await change(token, 80, [MUG, TOWEL]);
  expect(await remindersOf(token)).toEqual([['skipped', 'madeAnew', 'Stoneware mug']]);
  await fixture.fireAt(140);
  expect(await remindersOf(token)).toEqual([
    ['skipped', 'madeAnew', 'Stoneware mug'],
    ['queued', null, 'Stoneware mug und 1 weitere'],
  ]);
});

it('reminds once of a cart that changes after its reminder was sent', async () => {
  const token = newCart();
  await change(token, 10, [MUG]);
  await fixture.fireAt(70);
  // As after the dispatch: out of the queue, and sent.
  await fixture.rows('delete from outbox');
  await fixture.rows("update messages set state = 'sent', sent_at = now() where source_event = $1", [token]);
  await change(token, 80, [TOWEL]);
  await fixture.fireAt(200);
  expect(await remindersOf(token)).toEqual([['sent', null, 'Stoneware mug']]);
});

it('leaves a reminder alone that is being sent at the time of the change', async () => {
  const token = newCart();
  await change(token, 10, [MUG]);
  await fixture.fireAt(70);
  await fixture.rows('delete from outbox');
  await change(token, 80, [TOWEL]);
  await fixture.fireAt(200);
  expect(await remindersOf(token)).toEqual([['queued', null, 'Stoneware mug']]);
});
