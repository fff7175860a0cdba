import { describe, expect, it } from 'vitest';
import { SendLanes } from './send-lanes.ts';

const CANDLES = 1;
const MUGS = 2;

/** Lanes whose tasks end only when told to, in the order they were started. */
function openLanes(places: number) {
  const lanes = new SendLanes(places);
  const started: string[] = [];
  const enders: (() => void)[] = [];
  const add = (shopId: number, name: string) =>
    lanes.add(shopId, () => {
      started.push(name);
      return new Promise<void>((resolve) => enders.push(resolve));
    });
  const endFirst = async () => {
    enders.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { lanes, started, add, endFirst };
}

describe('the lanes of a worker', () => {
  it('give one shop all places while nobody else waits', () => {
    const { add, started } = openLanes(4);
    for (let n = 0; n < 10; n += 1) add(CANDLES, `candle${n}`);
    expect(started).toHaveLength(4);
  });

  it('serve a shop that comes late as soon as one place is free', async () => {
    const { add, started, endFirst } = openLanes(4);
    for (let n = 0; n < 1000; n += 1) add(CANDLES, `candle${n}`);
    add(MUGS, 'mug0');
    await endFirst();
    expect(started.at(-1)).toBe('mug0');
  });

  it('take turns between shops, none with more than half of the places', async () => {
    const { add, started, endFirst } = openLanes(4);
    for (let n = 0; n < 100; n += 1) add(CANDLES, `candle${n}`);
    for (let n = 0; n < 100; n += 1) add(MUGS, `mug${n}`);
    for (let n = 0; n < 40; n += 1) await endFirst();
    const mugs = started.slice(4).filter((name) => name.startsWith('mug')).length;
    expect(mugs).toBeGreaterThanOrEqual(18);
    expect(mugs).toBeLessThanOrEqual(22);
  });

  it('keep the order within a shop, and run everything once', async () => {
    const { lanes, add, started, endFirst } = openLanes(2);
    const names = Array.from({ length: 50 }, (_, n) => `candle${n}`);
    for (const name of names) add(CANDLES, name);
    while (lanes.size > 0) await endFirst();
    expect(started).toEqual(names);
  });
});
