import { fill } from '#platform/language/reader.ts';
import type { Delivery } from '../contract/delivery-calls.ts';
import { texts } from '../texts/en.ts';
import { EVENT_NAMES } from './event-names.ts';

/** The name of an event. A type of a later version has none here. */
export function nameOfEvent(type: string): string {
  const names: Readonly<Record<string, string>> = { ...EVENT_NAMES, 'endpoint.tested': texts.log.testEvent };
  return names[type] ?? type;
}

/** Why the last attempt failed, or the status of the answer; null without an attempt. */
export function describeOutcome({ status, fault }: Pick<Delivery, 'status' | 'fault'>): string | null {
  if (fault !== null && fault !== 'status') return texts.faults[fault];
  return status === null ? null : fill(texts.log.status, { status });
}
