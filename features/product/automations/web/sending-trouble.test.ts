import { expect, test } from 'vitest';
import { NO_SETTINGS } from '../contract/drip-settings.ts';
import { toAttributes } from '../rules/drip-attributes.ts';
import { sendingTrouble } from './sending-trouble.ts';
import { templateWords } from './template-words.ts';

const drip = (
  templateStatus: Parameters<typeof sendingTrouble>[1][number]['templateStatus'],
  { isEnabled = true, templateReason = null as string | null, needsDiscount = false } = {},
) => ({
  templateStatus,
  templateReason,
  needsDiscount,
  dripAttributes: toAttributes(NO_SETTINGS, { dripIndex: 'x1', isEnabled, flowId: 'f' }),
});

test('templates that are approved, or that there are none of, send', () => {
  expect(sendingTrouble('WA', [drip('ENABLED'), drip(null)])).toBeNull();
});

test('a campaign whose only template was rejected does not send, and says why', () => {
  expect(sendingTrouble('WA', [drip('REJECTED', { templateReason: 'The text is too long.' })])).toEqual({
    isWhole: true,
    sentences: ['WhatsApp did not approve this message. It is not sent. The text is too long.'],
  });
});

test('of two messages one may be stopped', () => {
  const trouble = sendingTrouble('WA', [drip('ENABLED'), drip('PAUSED')]);
  expect(trouble?.isWhole).toBe(false);
  expect(trouble?.sentences[0]).toMatch(/^Message 2: WhatsApp paused/);
});

test('a message that is off troubles nobody', () => {
  expect(sendingTrouble('WA', [drip('ENABLED'), drip('REJECTED', { isEnabled: false })])).toBeNull();
});

test('a discount that was taken away stops what needs it', () => {
  const drips = [drip('ENABLED', { needsDiscount: true })];
  expect(sendingTrouble('WA', drips)).toEqual({
    isWhole: true,
    sentences: ['It shows a discount, and none is set. It is not sent.'],
  });
});

test('a message of Messenger speaks of Meta, and of no WhatsApp Manager', () => {
  const { sentences } = sendingTrouble('FB', [drip('REJECTED')]) ?? { sentences: [] };
  expect(sentences).toEqual(['Meta did not approve this message. It is not sent.']);
  const words = (['ENABLED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED'] as const).map((status) =>
    JSON.stringify(templateWords('FB', status)),
  );
  expect(words.join(' ')).not.toMatch(/WhatsApp|Gupshup/);
});
