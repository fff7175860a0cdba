import { describe, expect, it } from 'vitest';
import { isStopRequest } from './stop-keyword.ts';

describe('a shopper who writes', () => {
  it.each(['STOP', 'stop.', '  Stop!  ', 'Unsubscribe', 'opt-out', 'Arrêt', 'ABMELDEN'])(
    '"%s" is unsubscribed',
    (text) => {
      expect(isStopRequest(text)).toBe(true);
    },
  );

  it.each(['Please do not stop', 'stop by the shop?', 'Stop. Thank you', '', '🛑'])('"%s" is not', (text) => {
    expect(isStopRequest(text)).toBe(false);
  });
});
