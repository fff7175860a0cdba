import type * as z from 'zod/mini';
import type { UsableDiscount } from '#features/product/flows/contract/usable-discount.ts';
import type { DiscountSettings, ExpiryUnit } from '../contract/drip-settings.ts';

const UNIT_SECONDS: Record<z.infer<typeof ExpiryUnit>, number> = {
  Days: 86_400,
  Hours: 3600,
  Minutes: 60,
  Seconds: 1,
};

/** The default validity of a single-use code. */
export const UNLESS_SET = { magnitude: 30, unit: 'Days' } as const;

function secondsOf({ magnitude, unit }: NonNullable<DiscountSettings['expiry']>): number {
  return magnitude * UNIT_SECONDS[unit];
}

/** Returns a drip's discount, or null while its percentage or its shared code is missing. */
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
