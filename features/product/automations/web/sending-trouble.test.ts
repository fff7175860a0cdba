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

test('reports nothing for approved templates and for messages without a template', () => {
  expect(sendingTrouble('WA', [drip('ENABLED'), drip(null)])).toBeNull();
});

test('explains why a campaign does not send if its only template was rejected', () => {
  expect(sendingTrouble('WA', [drip('REJECTED', { templateReason: 'The text is too long.' })])).toEqual({
    isWhole: true,
    sentences: ['WhatsApp did not approve this message. It is not sent. The text is too long.'],
    isDiscountMissing: false,
  });
});

test('reports one stopped message of two', () => {
  const trouble = sendingTrouble('WA', [drip('ENABLED'), drip('PAUSED')]);
  expect(trouble?.isWhole).toBe(false);
  expect(trouble?.sentences[0]).toMatch(/^Message 2: WhatsApp paused/);
});

test('ignores a message that is off', () => {
  expect(sendingTrouble('WA', [drip('ENABLED'), drip('REJECTED', { isEnabled: false })])).toBeNull();
});

test('reports a message that needs a missing discount', () => {
  const drips = [drip('ENABLED', { needsDiscount: true })];
  expect(sendingTrouble('WA', drips)).toEqual({
    isWhole: true,
    sentences: ['It shows a discount, and none is set. It is not sent.'],
    isDiscountMissing: true,
  });
});

test('mentions Meta and not WhatsApp for a Messenger message', () => {
  const { sentences } = sendingTrouble('FB', [drip('REJECTED')]) ?? { sentences: [] };
  expect(sentences).toEqual(['Meta did not approve this message. It is not sent.']);
  const words = (['ENABLED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED'] as const).map((status) =>
    JSON.stringify(templateWords('FB', status)),
  );
  expect(words.join(' ')).not.toMatch(/WhatsApp|Gupshup/);
});
