import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseStoreBody } from '#partners/shopify/payloads/parse-body.ts';
import { openFactsFixture, type FactsFixture } from './facts-fixture.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(process.env['SHARED_DIR'] ?? join(root, '../shared'), 'providers/payloads/shopify');
const TABLES = [
  'orders',
  'refunds',
  'order_edits',
  'fulfilments',
  'checkouts',
  'products',
  'product_variants',
  'collections',
];
/** The events that are published once for an order, in whatever order its states arrive. */
const ONCE = ['orderPlaced', 'orderCancelled', 'orderRefunded', 'orderDelivered'];

interface Sample {
  topic: string;
  body: object;
  /** Each sample has its own time, the same each time it is sent. */
  reportedAt: Date;
}

describe.skipIf(!existsSync(folder))("Shopify's published samples", () => {
  it('produce the same rows and events once, however often and in whatever order they are sent', async () => {
    const samples = readSamples();
    expect(samples.length).toBeGreaterThan(8);
    const [inOrder, doubled, backwards, shuffled] = [
      await report(samples),
      await report([...samples, ...samples, ...samples.toReversed()]),
      await report(samples.toReversed()),
      await report([...samples.filter((_, nth) => nth % 3 === 1), ...samples.toReversed(), ...samples]),
    ];
    const together = await report(samples, samples.length);
    const shuffledTogether = await report(
      [...samples.toReversed(), ...samples.filter((_, nth) => nth % 2 === 0), ...samples],
      4,
    );
    expect(inOrder.once).toContainEqual(expect.stringMatching(/^orderPlaced /));
    // A repetition publishes nothing.
    expect(doubled.published).toEqual(inOrder.published);
    for (const other of [doubled, backwards, shuffled, together, shuffledTogether]) {
      expect(other.once).toEqual(inOrder.once);
      expect(other.rows).toEqual(inOrder.rows);
    }
  });
});

function readSamples(): Sample[] {
  const files = readdirSync(folder).filter((file) =>
    /^(orders|refunds|fulfillments|fulfillment_events|checkouts|products|collections)__\w+__docs/.test(file),
  );
  return files
    .filter((file) => !file.includes('__delete__'))
    .map((file, nth) => ({
      topic: file.split('__').slice(0, 2).join('/'),
      body: parseStoreBody(readFileSync(join(folder, file), 'utf8')) as object,
      reportedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, nth)),
    }));
}

/** Sends them to a new shop, this many at a time. */
async function report(samples: readonly Sample[], atOnce = 1) {
  const fixture = await openFactsFixture({ currency: 'USD', country: 'US' });
  try {
    for (let nth = 0; nth < samples.length; nth += atOnce) {
      const some = samples.slice(nth, nth + atOnce);
      await fixture.tellTogether(
        some.map(({ topic, body, reportedAt }) => ({ topic, body, at: reportedAt })),
      );
    }
    const published = fixture.published.map(({ name, event }) => `${name} ${JSON.stringify(event)}`);
    const names = fixture.published.map(
      ({ name, event }) => `${name} ${'orderId' in event ? event.orderId : ''}`,
    );
    return {
      published,
      once: names.filter((name) => ONCE.includes(name.split(' ')[0] ?? '')).toSorted(),
      rows: await rowsOf(fixture),
    };
  } finally {
    await fixture.close();
  }
}

async function rowsOf(fixture: FactsFixture) {
  const tables: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    // Who reported something, and when it was first reported, depends on the order.
    const rows = await fixture.rows(
      `select to_jsonb(t) - array['notified_at', 'state_reported_at', 'paid_at'] as row from ${table} t order by 1`,
    );
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}
