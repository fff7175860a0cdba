import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { FairQueue, type LaneKind } from './fair-queue.ts';

interface Picture {
  shopId: number;
  isLarge: boolean;
  name: string;
}

const picture = (name: string, shopId: number): Picture => ({ name, shopId, isLarge: false });
const lanes = (...kinds: LaneKind[]) => new Set(kinds);

function turnsOf(...pictures: Picture[]): FairQueue<Picture> {
  const turns = new FairQueue<Picture>();
  for (const one of pictures) turns.add(one);
  return turns;
}

describe('the queue of pictures', () => {
  it('alternates between shops, whatever their number of waiting pictures', () => {
    const turns = turnsOf(
      picture('a1', 1),
      picture('a2', 1),
      picture('a3', 1),
      picture('b1', 2),
      picture('c1', 3),
      picture('b2', 2),
    );
    const order: string[] = [];
    for (let turn = turns.next(lanes('open')); turn; turn = turns.next(lanes('open'))) {
      order.push(turn.picture.name);
      turns.end(turn.picture);
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('encodes one picture of a shop at a time', () => {
    const turns = turnsOf(picture('a1', 1), picture('a2', 1));
    const first = turns.next(lanes('open', 'quick'));
    expect(first).toMatchObject({ picture: { name: 'a1' }, lane: 'open' });
    expect(turns.next(lanes('quick'))).toBeNull();
    if (first) turns.end(first.picture);
    expect(turns.next(lanes('quick'))).toMatchObject({ picture: { name: 'a2' }, lane: 'quick' });
  });

  it('keeps large pictures off the quick lane, so that a later shop’s small one can pass', () => {
    const [large, small] = [picture('large', 1), picture('small', 2)];
    const turns = turnsOf(large, small);
    expect(turns.next(lanes('quick'))?.picture).toBe(large);
    large.isLarge = true;
    turns.requeue(large);
    expect(turns.next(lanes('quick'))?.picture).toBe(small);
    expect(turns.next(lanes('quick'))).toBeNull();
    expect(turns.next(lanes('open'))).toEqual({ picture: large, lane: 'open' });
  });

  it('serves a requeued picture before all others', () => {
    const [first, second] = [picture('a1', 1), picture('a2', 1)];
    const turns = turnsOf(first, second, picture('b1', 2));
    turns.next(lanes('quick'));
    turns.requeue(first);
    expect(turns.next(lanes('open'))?.picture).toBe(first);
    expect(turns.next(lanes('open'))?.picture.name).toBe('b1');
  });

  it('skips a removed picture', () => {
    const [gone, stays] = [picture('gone', 1), picture('stays', 1)];
    const turns = turnsOf(gone, stays);
    expect([turns.remove(gone), turns.remove(gone)]).toEqual([true, false]);
    expect(turns.next(lanes('open'))?.picture).toBe(stays);
  });
});

it('serves every waiting shop once between two pictures of a shop', () => {
  const shops = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(shops, (shopIds) => {
      const turns = turnsOf(...shopIds.map((shopId, index) => picture(String(index), shopId)));
      const left = [...shopIds];
      const passedOver = new Map<string, number>();
      for (let turn = turns.next(lanes('open')); turn; turn = turns.next(lanes('open'))) {
        const { shopId } = turn.picture;
        left.splice(left.indexOf(shopId), 1);
        for (const other of new Set(left)) {
          if (other === shopId) continue;
          const key = `${shopId} before ${other}`;
          passedOver.set(key, (passedOver.get(key) ?? 0) + 1);
          expect(passedOver.get(key)).toBe(1);
        }
        for (const other of [1, 2, 3, 4]) passedOver.delete(`${other} before ${shopId}`);
        turns.end(turn.picture);
      }
      expect(left).toEqual([]);
    }),
    propertyRuns(),
  );
});
