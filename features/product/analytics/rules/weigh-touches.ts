import { HOUR_MS } from '#platform/clock/durations.ts';
import { fill } from '#platform/language/reader.ts';
import type { AttributionWindows } from '../contract/attribution.ts';
import { texts } from '../texts/all.ts';
import { chooseTouch, type Touch } from './choose-touch.ts';
import { explainCredit, describeSpan } from './explain-credit.ts';

/** A touch, whether the order is credited to it, and why. */
export type Weighed<One extends Touch> = One & { isChosen: boolean; whySentence: string };

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
    return touch.kind === 'code' ? texts.noCredit.laterCode : texts.noCredit.later[touch.kind];
  return chosen.kind === 'code' ? texts.noCredit.codeFirst : texts.noCredit.clickFirst;
}

function outsideWindowReason(
  { kind, at }: Touch,
  orderedAt: Date,
  { clickHours, readHours }: AttributionWindows,
) {
  if (kind === 'code') return null;
  if (kind === 'read' && readHours === 0) return texts.noCredit.noReads;
  const windowHours = kind === 'click' ? clickHours : readHours;
  const beforeMs = orderedAt.getTime() - at.getTime();
  if (beforeMs <= windowHours * HOUR_MS) return null;
  return fill(texts.noCredit.outside[kind], {
    span: describeSpan(beforeMs),
    window: describeWindow(windowHours),
  });
}

/** Formats a window: whole days if possible. */
export function describeWindow(hours: number): string {
  return hours >= 24 && hours % 24 === 0
    ? fill(texts.touches.within.days, { count: hours / 24 })
    : fill(texts.touches.within.hours, { count: hours });
}
