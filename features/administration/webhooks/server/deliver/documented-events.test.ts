import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EventBody } from '../../contract/event-bodies.ts';
import { EVENT_TYPES } from '../../contract/event-types.ts';
import { signatureOf } from './sign.ts';

const DOCUMENT = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');
const WEBHOOKS = DOCUMENT.slice(DOCUMENT.indexOf('\n## Webhooks\n'), DOCUMENT.indexOf('\n## Limits\n'));

it.each(EVENT_TYPES)('is documented with an example: %s', (type) => {
  const part = WEBHOOKS.split('\n#### ').find((one) => one.startsWith(`${type}\n`)) ?? '';
  const example: unknown = JSON.parse(/```json\n([^`]+)```/.exec(part)?.[1] ?? 'null');
  // Nothing is left out, and nothing is there that no event has.
  expect(EventBody.parse(example)).toEqual(example);
  expect(example).toMatchObject({ type });
});

it('is verified by the documented function, and only if nothing was changed', async () => {
  const code = /```js\n([^`]+`\$[^\n]+\n[\s\S]*?)```/.exec(WEBHOOKS)?.[1] ?? '';
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const { isFromBellbird } = (await import(/* @vite-ignore */ module)) as {
    isFromBellbird: (headers: object, body: string, secret: string) => boolean;
  };
  const secret = `whsec_${createHmac('sha256', 'x').digest('base64')}`;
  const former = `whsec_${createHmac('sha256', 'y').digest('base64')}`;
  const [id, body] = ['evt_1', '{"type":"person.opted_in"}'];
  const check = (timestamp: number, given: string) => {
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf({ id, timestamp, body }, [secret, former]),
    };
    return [secret, former, `whsec_${Buffer.alloc(32).toString('base64')}`].map((one) =>
      isFromBellbird(headers, given, one),
    );
  };
  const now = Math.floor(Date.now() / 1000);
  expect(check(now, body)).toEqual([true, true, false]);
  expect(check(now, `${body} `)).toEqual([false, false, false]);
  expect(check(now - 600, body)).toEqual([false, false, false]);
});
