import type * as z from 'zod/mini';
import type { DiscountSettings, ExpiryUnit } from '../contract/drip-settings.ts';

/**
 * A discount that can be given. `expiresAfterSeconds`: of a code of its own, from when its message goes; `code` where the
 * person was told that one before.
 */
export type UsableDiscount =
  | { kind: 'unique'; percent: number; expiresAfterSeconds: number; code?: string }
  | { kind: 'fixed'; percent: number; code: string };

/** What somebody was promised: of a code of the store's nobody but the store may know what it takes off. */
export type PromisedDiscount = UsableDiscount | { kind: 'fixed'; percent: null; code: string };

const UNIT_SECONDS: Record<z.infer<typeof ExpiryUnit>, number> = {
  Days: 86_400,
  Hours: 3600,
  Minutes: 60,
  Seconds: 1,
};

/** How long a code of its own is good for where the merchant says nothing of it. */
export const UNLESS_SET = { magnitude: 30, unit: 'Days' } as const;

function secondsOf({ magnitude, unit }: NonNullable<DiscountSettings['expiry']>): number {
  return magnitude * UNIT_SECONDS[unit];
}

/** What a drip's discount comes to; null while its percentage, or the code that all get, is missing. */
export function usableDiscount(settings: DiscountSettings | null): UsableDiscount | null {
  if (settings === null || settings.percentage === null || settings.percentage === 0) return null;
  const { type, percentage: percent, code, expiry } = settings;
  if (type === 'fixed') return code.trim() === '' ? null : { kind: 'fixed', percent, code: code.trim() };
  return {
    kind: 'unique',
    percent,
    expiresAfterSeconds: secondsOf(expiry ?? UNLESS_SET),
  };
}
