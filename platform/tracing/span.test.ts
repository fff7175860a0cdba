import { afterEach, expect, it } from 'vitest';
import type { Span } from './span.ts';
import { traced, traceWith } from './trace.ts';

afterEach(() => traceWith(null));

it('tells a whole and its part as a collector reads them', async () => {
  const ended: Span[] = [];
  traceWith({ share: 1, take: (span) => void ended.push(span) });
  const failed = () => Promise.reject(new TypeError('Lena has no number'));
  await traced('order', { lines: 2, share: 0.5, isPaid: true, tags: ['new'] }, () =>
    traced('ask', {}, failed).catch(() => undefined),
  );
  const [part, whole] = ended.map((span) => span.toOtlp() as Record<string, unknown>);
  expect(whole).toMatchObject({
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    name: 'order',
    kind: 1,
    startTimeUnixNano: expect.stringMatching(/^\d{19}$/) as string,
    attributes: [
      { key: 'lines', value: { intValue: '2' } },
      { key: 'share', value: { doubleValue: 0.5 } },
      { key: 'isPaid', value: { boolValue: true } },
      { key: 'tags', value: { arrayValue: { values: [{ stringValue: 'new' }] } } },
    ],
  });
  expect(part).toMatchObject({
    traceId: whole?.['traceId'],
    parentSpanId: whole?.['spanId'],
    attributes: [{ key: 'error.type', value: { stringValue: 'TypeError' } }],
    status: { code: 2 },
  });
});

it('tells of no part of a whole that is not told of', async () => {
  const ended: Span[] = [];
  traceWith({ share: 0, take: (span) => void ended.push(span) });
  await traced('order', {}, () => traced('ask', {}, async () => undefined));
  expect(ended).toEqual([]);
});
