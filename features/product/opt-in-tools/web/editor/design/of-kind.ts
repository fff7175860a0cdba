import { PLACEHOLDER_CODE, type Discount } from '../../../contract/tool-discount.ts';

/** Returns a discount of another kind. Values that were set for that kind before are restored. */
export function ofKind(kind: Discount['kind'], now: Discount, left: Discount | null): Discount {
  const { percent } = now;
  if (left?.kind === kind) return { ...left, percent };
  return kind === 'fixed' ? { kind, code: PLACEHOLDER_CODE, percent } : { kind, percent, validDays: 30 };
}
