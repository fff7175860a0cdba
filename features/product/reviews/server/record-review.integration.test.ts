import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { moveReviews } from './move-reviews.ts';
import { countReplies, readReviews } from './read-reviews.ts';
import { recordReviewReply, recordReviewText } from './record-review.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(AT.getTime() + hours * HOUR_MS);

const opened = useTestDatabase({ connections: 2 });
let shopId: number;
let [lena, omar] = ['', ''];
beforeEach(async () => {
  shopId = await insertShop(opened.db);
  // These people have no rows, because a review can outlive its person.
  [lena, omar] = [randomUUID(), randomUUID()];
});

const MUG = { id: '901', title: 'Stoneware mug', handle: 'stoneware-mug' };

function reply(given: Partial<Parameters<typeof recordReviewReply>[1]>) {
  const whole = { shopId, subscriberId: lena, messageId: randomUUID(), orderId: '77', product: MUG, at: AT };
  return inShop(opened.db, shopId, (tx) => recordReviewReply(tx, { ...whole, reply: 'Great', ...given }));
}

function sendText(text: string, at: Date, subscriberId = lena) {
  return inShop(opened.db, shopId, (tx) => recordReviewText(tx, { shopId, subscriberId, text, at }));
}

const replies = () => inShop(opened.db, shopId, (tx) => countReplies(tx, shopId));
const storedReviews = async () =>
  (await inShop(opened.db, shopId, (tx) => readReviews(tx, shopId, null))).reviews;

it('counts a reply once, by its latest tap', async () => {
  const messageId = randomUUID();
  await reply({ messageId });
  await reply({ messageId });
  await reply({ messageId, reply: 'Bad', at: later(1) });
  // An older tap that is reported late.
  await reply({ messageId, reply: 'Okay', at: later(0.5) });
  await reply({ subscriberId: omar, reply: 'Okay' });
  expect(await replies()).toEqual({ Great: 0, Okay: 1, Bad: 1, totalCount: 2 });
});

it('stores the first text within a day as the review of the latest reply', async () => {
  await reply({ at: later(-48) });
  await reply({ reply: 'Bad', product: { ...MUG, handle: 'linen-towel', title: 'Linen towel', id: '902' } });
  expect(await sendText('  The handle broke. ', later(1))).toBe(true);
  expect(await sendText('And one more thing', later(2))).toBe(false);
  expect(await sendText('Hello?', later(1), omar)).toBe(false);
  expect(await storedReviews()).toMatchObject([
    { text: 'The handle broke.', rating: 1, reply: 'Bad', product: { handle: 'linen-towel' } },
  ]);
});

it.each([
  ['a text after a day', 'Nice', 25],
  ['a text before the reply', 'Nice', -1],
  ['an empty text', ' \n ', 1],
])('stores no review for %s', async (_case, text, hours) => {
  await reply({});
  expect(await sendText(text, later(hours))).toBe(false);
  expect(await storedReviews()).toEqual([]);
});

it('shortens a long text without cutting a character', async () => {
  await reply({});
  await sendText('🙂'.repeat(5000), later(1));
  expect([...((await storedReviews())[0]?.text ?? '')]).toHaveLength(4096);
});

it('returns each review once, page by page', async () => {
  await sql`
    insert into reviews (shop_id, review_id, subscriber_id, message_id, reply, rating, text, created_at, updated_at)
    select ${shopId}, gen_random_uuid(), ${lena}, gen_random_uuid(), 'Great', 5, 'number ' || n, ${AT}, ${AT}
    from generate_series(1, 1203) n`.execute(opened.db);
  const texts: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readReviews>> = await inShop(opened.db, shopId, (tx) =>
      readReviews(tx, shopId, cursor),
    );
    texts.push(...page.reviews.map(({ text }) => text));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(texts).toHaveLength(1203);
  expect(new Set(texts).size).toBe(1203);
});

it('moves the reviews of a merged person to the remaining row', async () => {
  await reply({});
  await inShop(opened.db, shopId, (tx) => moveReviews(tx, { shopId, fromId: lena, toId: omar }));
  expect(await sendText('Lovely', later(1), omar)).toBe(true);
});
