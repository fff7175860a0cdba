import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartEnding } from '#features/foundations/store-data/contract/store-facts.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { propertyRuns, sizeOf } from '#platform/testing/test-sizes.ts';
import { subjectKey } from '../../rules/effect.ts';
import { decideOnEvent, decideOnTimer, type CartFacts } from './decide.ts';
import { stories, wasOrdered, type StoryMoment, type StoryStep } from './shopper-story.cases.ts';

const BEGIN = new Date('2026-11-20T08:00:00Z').getTime();

interface Cart {
  token: string;
  startedAt: Date;
  updatedAt: Date;
  lines: number;
}

interface Order {
  checkoutToken: string | null;
  createdAt: Date;
}

/** A small model of the engine without a database, which follows the pure decisions. */
class Play {
  readonly #carts = new Map<string, Cart>();
  readonly #orders: Order[] = [];
  #timers = new Map<string, Date>();
  /** Reminders to people who had ordered. */
  readonly wrong: string[] = [];
  reminders = 0;

  makeSituation(step: StoryStep, now: Date): void {
    switch (step.kind) {
      case 'cart':
        return this.#changeCart(step, now);
      case 'order': {
        const checkoutToken = step.cart === null ? null : `c${step.cart}`;
        this.#orders.push({ checkoutToken, createdAt: now });
        return this.#takeEvent(null, now);
      }
      case 'again':
        return this.#orders[step.order] ? this.#takeEvent(null, now) : undefined;
      case 'fire': {
        const before = new Map(this.#timers);
        const [wrong, reminders] = [this.wrong.length, this.reminders];
        this.#fire(now);
        if (!step.crashes) return;
        this.#timers = before;
        this.wrong.length = wrong;
        this.reminders = reminders;
      }
    }
  }

  #changeCart({ cart, lines }: Extract<StoryStep, { kind: 'cart' }>, now: Date): void {
    const token = `c${cart}`;
    const startedAt = this.#carts.get(token)?.startedAt ?? now;
    this.#carts.set(token, { token, startedAt, updatedAt: now, lines });
    this.#takeEvent(token, now);
  }

  #endingOf(cart: Cart): CartEnding | null {
    if (wasOrdered(cart, this.#orders)) return 'ordered';
    if (cart.lines === 0) return 'emptied';
    const isNewer = (other: Cart) => other.startedAt > cart.startedAt && other.lines > 0;
    return [...this.#carts.values()].some(isNewer) ? 'replaced' : null;
  }

  #factsOf(cart: Cart): CartFacts {
    return {
      checkoutToken: cart.token,
      phoneE164: '+4915112345678',
      customerId: '77',
      isLinked: false,
      recoverUrl: 'https://wren.example/recover',
      updatedAt: cart.updatedAt,
      ending: this.#endingOf(cart),
    };
  }

  #takeEvent(token: string | null, now: Date): void {
    const cart = token === null ? undefined : this.#carts.get(token);
    const ended = [...this.#carts.values()].flatMap((one) => {
      const ending = this.#endingOf(one);
      return ending ? [{ checkoutToken: one.token, ending }] : [];
    });
    for (const effect of decideOnEvent({ cart: cart ? this.#factsOf(cart) : null, ended })) {
      if (effect.kind === 'do') continue;
      const key = subjectKey(effect.subject);
      if (effect.kind === 'start') this.#timers.set(key, new Date(now.getTime() + HOUR_MS));
      if (effect.kind === 'end') this.#timers.delete(key);
    }
  }

  #fire(now: Date): void {
    for (const [key, dueAt] of this.#timers) {
      const cart = this.#carts.get(key.slice('checkout:'.length));
      if (dueAt > now || !cart) continue;
      this.#timers.delete(key);
      if (decideOnTimer(this.#factsOf(cart)).kind === 'drop') continue;
      this.reminders += 1;
      if (wasOrdered(cart, this.#orders)) this.wrong.push(key);
    }
  }
}

function play(story: readonly StoryMoment[]): Play {
  const staged = new Play();
  let at = BEGIN;
  for (const { step, minutes } of story) {
    at += minutes * 60_000;
    staged.makeSituation(step, new Date(at));
  }
  return staged;
}

it('never reminds people who have ordered, in any sequence of checkouts, orders, timers and crashes', () => {
  let reminders = 0;
  fc.assert(
    fc.property(stories, (story) => {
      const { wrong, reminders: sent } = play(story);
      reminders += sent;
      expect(wrong).toEqual([]);
    }),
    propertyRuns('cartStories'),
  );
  // Sequences without any reminder would prove nothing.
  expect(reminders).toBeGreaterThan(sizeOf('cartStories') / 10);
});
