import { HOUR_MS } from '#platform/clock/durations.ts';
import type { AttributionWindows, TouchKind } from '../contract/attribution.ts';
import { chooseTouch, type Touch } from './choose-touch.ts';
import { explainCredit, describeSpan } from './explain-credit.ts';

/** A touch, whether the order is credited to it, and why. */
export type Weighed<One extends Touch> = One & { isChosen: boolean; whySentence: string };

const NAMES = { code: 'code', click: 'click', read: 'read' } as const satisfies Record<TouchKind, string>;

/** Returns every touch before an order with the reasons: the chosen one first, then the latest first. */
export function weighTouches<One extends Touch>(
  orderedAt: Date,
  touches: readonly One[],
  windows: AttributionWindows,
): Weighed<One>[] {
  const chosen = chooseTouch(orderedAt, touches, windows);
  const weighed = touches.map((touch) => ({
    ...touch,
    isChosen: touch === chosen,
    whySentence:
      touch === chosen
        ? explainCredit(touch.kind, touch.at, orderedAt)
        : rejectionReason(touch, { chosen, orderedAt, windows }),
  }));
  return weighed.toSorted(
    (one, other) => Number(other.isChosen) - Number(one.isChosen) || other.at.getTime() - one.at.getTime(),
  );
}

interface Weighing {
  chosen: Touch | null;
  orderedAt: Date;
  windows: AttributionWindows;
}

function rejectionReason(touch: Touch, { chosen, orderedAt, windows }: Weighing): string {
  const outside = outsideWindowReason(touch, orderedAt, windows);
  if (outside !== null) return outside;
  // A touch within its window loses to another touch.
  if (chosen === null || chosen.kind === touch.kind)
    return touch.kind === 'code'
      ? 'A later message carried a code that the order used.'
      : `A later ${NAMES[touch.kind]} counts.`;
  return chosen.kind === 'code'
    ? 'A code that the order used counts before clicks and reads.'
    : 'A click counts before a read, however late the read.';
}

function outsideWindowReason(
  { kind, at }: Touch,
  orderedAt: Date,
  { clickHours, readHours }: AttributionWindows,
) {
  if (kind === 'code') return null;
  if (kind === 'read' && readHours === 0) return 'Your settings credit nothing that was only read.';
  const windowHours = kind === 'click' ? clickHours : readHours;
  const beforeMs = orderedAt.getTime() - at.getTime();
  if (beforeMs <= windowHours * HOUR_MS) return null;
  return `It lies ${describeSpan(beforeMs)} before the order; your window for ${NAMES[kind]}s is ${describeWindow(windowHours)}.`;
}

/** Formats a window: whole days if possible. */
export function describeWindow(hours: number): string {
  return hours >= 24 && hours % 24 === 0 ? plural(hours / 24, 'day') : plural(hours, 'hour');
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
