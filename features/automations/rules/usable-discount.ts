import type * as z from 'zod/mini';
import type { DiscountSettings, ExpiryUnit } from '../contract/drip-settings.ts';

/** A discount that can be given. `expiresAfterSeconds`: of a code of its own; null for one that does not end. */
export type UsableDiscount =
  | { kind: 'unique'; percent: number; expiresAfterSeconds: number | null }
  | { kind: 'fixed'; percent: number; code: string };

const UNIT_SECONDS: Record<z.infer<typeof ExpiryUnit>, number> = {
  Days: 86_400,
  Hours: 3600,
  Minutes: 60,
  Seconds: 1,
};

/** What a drip's discount comes to; null while its percentage, or the code that all get, is missing. */
export function usableDiscount(settings: DiscountSettings | null): UsableDiscount | null {
  if (settings === null || settings.percentage === null || settings.percentage === 0) return null;
  const { type, percentage: percent, code, expiry } = settings;
  if (type === 'fixed') return code.trim() === '' ? null : { kind: 'fixed', percent, code: code.trim() };
  return {
    kind: 'unique',
    percent,
    expiresAfterSeconds: expiry && expiry.magnitude * UNIT_SECONDS[expiry.unit],
  };
}
