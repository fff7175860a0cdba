import { MINUTE_MS } from '#platform/clock/durations.ts';
import { quietUntil, type QuietHours } from '../../rules/gate/quiet-hours.ts';
import { recipientTimeZone } from '../../rules/gate/recipient-time-zone.ts';

/** Enough digits of a number to know its country: a code of up to three digits and the area after it. */
const TELLING_DIGITS = 7;
const MOST_KEPT = 20_000;

/**
 * When the quiet hours of recipients end. Parsing a number and reading a calendar takes longer than sending a message,
 * so each number prefix is parsed once, and each time zone's clock is read once a minute.
 */
export class LocalTimes {
  readonly #zones = new Map<string, string>();
  readonly #quiet = new Map<string, { minute: number; until: Date | null }>();

  quietUntil(
    now: Date,
    phoneE164: string | null,
    shop: { country: string; timeZone: string },
    hours: QuietHours,
  ): Date | null {
    const zone = this.#zoneOf(phoneE164, shop);
    const key = `${zone} ${hours.fromMinute} ${hours.untilMinute}`;
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const known = this.#quiet.get(key);
    if (known?.minute === minute) return known.until;
    const until = quietUntil(now, zone, hours);
    keep(this.#quiet, key, { minute, until });
    return until;
  }

  #zoneOf(phoneE164: string | null, shop: { country: string; timeZone: string }): string {
    const key = `${shop.country} ${shop.timeZone} ${phoneE164?.slice(0, TELLING_DIGITS + 1) ?? ''}`;
    const known = this.#zones.get(key);
    if (known) return known;
    const zone = recipientTimeZone(phoneE164, shop);
    keep(this.#zones, key, zone);
    return zone;
  }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.size >= MOST_KEPT) map.clear();
  map.set(key, value);
}
