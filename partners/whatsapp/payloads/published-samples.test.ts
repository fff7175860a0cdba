import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PhoneNumber, PhoneNumbersResponse } from './phone-number.ts';
import { SendRequest } from './send-request.ts';
import { TemplateCreateRequest, TemplateListResponse } from './template.ts';
import { WhatsAppWebhook } from './webhook-envelope.ts';

/** We may not copy Meta's published samples. The test runs only where they were downloaded. */
const folder = join(
  process.env['SHARED_DIR'] ?? resolve(import.meta.dirname, '../../../../shared'),
  'providers/payloads/whatsapp',
);
const samples = existsSync(folder)
  ? readdirSync(folder).map((name) => ({
      name,
      sample: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>,
    }))
  : [];

function named(start: string): typeof samples {
  return samples.filter(({ name }) => name.startsWith(start));
}

describe.skipIf(samples.length === 0)('published samples', () => {
  const webhooks = samples.filter(({ sample }) => sample['object'] === 'whatsapp_business_account');

  test('exist', () => expect(webhooks.length).toBeGreaterThan(40));

  test.each(webhooks)('webhook $name', ({ sample }) => {
    const read = WhatsAppWebhook.parse(sample);
    for (const entry of read.entry)
      for (const change of entry.changes) expect(change).not.toMatchObject({ field: 'unreadable' });
  });

  test.each(named('request_template_create__'))('$name', ({ sample }) => {
    TemplateCreateRequest.parse(sample);
  });

  test.each([...named('request_send__send_reply'), ...named('request_send__send_list')])(
    '$name',
    ({ sample }) => {
      // Placeholders such as <BUTTON_TITLE_1> are longer than real values may be.
      SendRequest.parse(JSON.parse(JSON.stringify(sample).replaceAll(/<[A-Z_0-9]+>/g, 'x')));
    },
  );
  test.each(named('request_send__send_text'))('$name', ({ sample }) => {
    SendRequest.parse(sample);
  });

  test.each(named('response_template_list'))('$name', ({ sample }) => {
    TemplateListResponse.parse(sample);
  });
  test.each(named('response_phone_numbers__'))('$name', ({ sample }) => {
    PhoneNumbersResponse.parse(sample);
  });
  test.each(named('response_phone_number__'))('$name', ({ sample }) => {
    PhoneNumber.parse(sample);
  });
});
