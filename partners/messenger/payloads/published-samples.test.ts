import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { MessengerWebhook } from './webhook-envelope.ts';

/** The published samples are not ours to copy; the test runs where they were fetched. */
const folder = join(
  // eslint-disable-next-line node/no-process-env -- only says where the samples lie
  process.env['BELLBIRD_SHARED_DIR'] ?? resolve(import.meta.dirname, '../../../../shared'),
  'providers/payloads/messenger',
);
const samples = existsSync(folder)
  ? readdirSync(folder).map((name) => ({
      name,
      sample: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>,
    }))
  : [];
const envelopes = samples.filter(({ sample }) => sample['object'] === 'page');
const events = samples.filter(({ sample }) => 'recipient' in sample && 'timestamp' in sample);

describe.skipIf(samples.length === 0)('published samples', () => {
  test.each(envelopes)('webhook $name', ({ sample }) => {
    MessengerWebhook.parse(sample);
  });
  test.each(events)('event $name', ({ sample }) => {
    MessengerWebhook.parse({ object: 'page', entry: [{ id: '1', messaging: [sample] }] });
  });
});
