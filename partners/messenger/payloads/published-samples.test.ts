import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MessengerSendResponse } from './messenger-responses.ts';
import { MessengerSendRequest } from './send-request.ts';
import { UtilityTemplateResponse } from './utility-template.ts';
import { MessengerWebhook } from './webhook-envelope.ts';

/** We may not copy the published samples. The test runs only where they were downloaded. */
const folder = join(
  process.env['SHARED_DIR'] ?? resolve(import.meta.dirname, '../../../../shared'),
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

/**
 * Adapts the samples: requests are older than `messaging_type`, attachments have no message around them, and
 * placeholders are not ids.
 */
const requests = samples.flatMap(({ name, sample }) => {
  const text = JSON.stringify(sample)
    .replaceAll('<PATH_TO_ASSET>', 'https://wren.example/a.jpg')
    .replaceAll('"<IS_REUSABLE?>"', 'true')
    .replaceAll('<TITLE>', 'Red')
    .replaceAll('<DEVELOPER_DEFINED_PAYLOAD>', 'RED');
  const read = JSON.parse(text) as Record<string, unknown>;
  if ('message' in read && 'recipient' in read && !('sender' in read))
    return [{ name, request: { messaging_type: 'RESPONSE', ...read } }];
  if (read['type'] !== 'template') return [];
  const request = { recipient: { id: '1' }, messaging_type: 'RESPONSE', message: { attachment: read } };
  return [{ name, request }];
});

const oddIn = (body: unknown) => MessengerWebhook.parse(body).entry.flatMap(({ odd }) => odd);

describe.skipIf(samples.length === 0)('published samples', () => {
  test.each(envelopes)('webhook $name', ({ sample }) => {
    expect(oddIn(sample)).toEqual([]);
  });
  test.each(events)('event $name', ({ sample }) => {
    expect(oddIn({ object: 'page', entry: [{ id: '1', messaging: [sample] }] })).toEqual([]);
  });
  test.each(requests)('request $name', ({ request }) => {
    MessengerSendRequest.parse(request);
  });
  test.each(samples.filter(({ name }) => /^(response_send_basic|send_text_response)/.test(name)))(
    'answer $name',
    ({ sample }) => {
      MessengerSendResponse.parse(sample);
    },
  );
  test.each(samples.filter(({ name }) => name.startsWith('create_utility_template')))(
    'answer $name',
    ({ sample }) => {
      UtilityTemplateResponse.parse(sample);
    },
  );
});
