import { describe, expect, it } from 'vitest';
import { changeAttributes, findUnreachable } from './change-attributes.ts';

const SHOP = '49-15112345678';
const OWN = '91-9876543210';

describe('a change of attributes', () => {
  it('leaves what was not given', () => {
    const stored = { globalSupport: SHOP, abandonedCartDiscount: 'WREN10' };
    const changed = changeAttributes(stored, { abandonedCartSupport: OWN }, { globalSet: false });
    expect(changed).toEqual({ ...stored, abandonedCartSupport: OWN });
  });

  it('copies the global number into the empty support values, and over no other', () => {
    const stored = { abandonedCartSupport: OWN, reviewWASupport: '', persistentPillSupport: false };
    const changed = changeAttributes(stored, { globalSupport: SHOP }, { globalSet: true });
    expect(changed).toMatchObject({
      globalSupport: SHOP,
      abandonedCartSupport: OWN,
      reviewWASupport: SHOP,
      persistentPillSupport: false,
      spinTheWheelSupport: SHOP,
      broadcastWASupport: SHOP,
    });
  });

  it('copies nothing while there is no global number', () => {
    expect(changeAttributes({}, { globalSupport: '' }, { globalSet: true })).toEqual({ globalSupport: '' });
  });
});

it.each([
  [{ globalSupport: SHOP, spinTheWheelSupport: true }, null],
  [{ globalSupport: '' }, null],
  [{ reviewWASupport: '49-12' }, 'reviewWASupport'],
])('%j names the number that cannot be called: %s', (given, name) => {
  expect(findUnreachable(given)).toBe(name);
});
