import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LENA } from '#platform/testing/cast.ts';
import type { Answer } from '#tools/test-environment/open-server.ts';
import { openStorefrontClient, type StorefrontClient } from '#tools/test-environment/storefront-client.ts';

const MANY = 1000;
const AT_ONCE = 50;
/** Timeout for two thousand sign-ups, even on a busy machine. */

let client: StorefrontClient;
beforeAll(async () => {
  client = await openStorefrontClient(LENA.phone);
});
afterAll(() => client.server.close());
beforeEach(() => client.moveOn());

/** Returns a possible phone number. */
const phone = (nth: number) => `+49152155${String(10_000 + nth)}`;

async function signUpMany(addressOf: (nth: number) => string, first: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < MANY; from += AT_ONCE)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) =>
          client.optInWith({ phone: phone(first + from + at) }, 1, {
            'x-forwarded-for': addressOf(from + at),
          }),
        ),
      )),
    );
  return answers;
}

it('accepts only as many of a thousand sign-ups from one address as a household could need', async () => {
  const before = await client.stored();
  const answers = await signUpMany(() => '192.0.2.7', 0);
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  // Twenty a minute, however long the test takes.
  expect(taken).toBeLessThan(MANY / 4);
  expect((await client.stored()).ledger - before.ledger).toBeLessThanOrEqual(taken);
});

it('stores no more of a thousand sign-ups from a thousand addresses than on a shop’s best day', async () => {
  const named = async () => {
    const [row] = await client.server.rows<{ named: number }>(
      'select count(*)::int as named from consent_confirmations where subscriber_id is not null',
    );
    return row?.named ?? 0;
  };
  const [before, namedBefore] = [await client.stored(), await named()];
  const answers = await signUpMany((nth) => `198.${18 + (nth >> 8)}.${nth & 255}.1`, MANY);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const kept = answers.filter(({ body }) => !(body as { mustConfirm: boolean }).mustConfirm).length;
  const after = await client.stored();
  expect(after.subscribers - before.subscribers).toBe(kept);
  // Five hundred a day in total. The others are not refused, but their numbers are not stored.
  expect(after.opt_ins).toBeLessThanOrEqual(500);
  expect((await named()) - namedBefore).toBe(kept);
});
