import { describe, expect, it } from 'vitest';
import { isStopRequest } from './stop-keyword.ts';
import { STOP_WORDS } from './stop-words.ts';

describe('a shopper who writes', () => {
  it.each([
    'STOP',
    'stop.',
    '  Stop!  ',
    '*STOP*',
    'Stop all',
    'opt-out',
    'Arrêt',
    'ABMELDEN!!',
    'Baja.',
    'Отписаться',
    'توقف',
    'बंद करो',
    '退订',
    '配信停止',
    '수신거부',
  ])('"%s" is unsubscribed', (text) => {
    expect(isStopRequest(text)).toBe(true);
  });

  it.each([
    'Please do not stop',
    'stop by the shop?',
    'Where is the bus stop',
    'cancel',
    'Cancel my order',
    'I want to quit smoking, do you sell gum?',
    '',
    '🛑',
    '...',
  ])('"%s" is not', (text) => {
    expect(isStopRequest(text)).toBe(false);
  });

  it('is understood in at least twenty languages, each word of them', () => {
    expect(Object.keys(STOP_WORDS).length).toBeGreaterThanOrEqual(20);
    for (const word of Object.values(STOP_WORDS).flat()) expect(isStopRequest(word), word).toBe(true);
  });
});
