import { PLACEHOLDER_CODE, type Discount } from '../../../contract/tool-discount.ts';

/** A discount of another kind; what was set of that kind before, as it was left, comes back with it. */
export function ofKind(kind: Discount['kind'], now: Discount, left: Discount | null): Discount {
  const { percent } = now;
  if (left?.kind === kind) return { ...left, percent };
  return kind === 'fixed' ? { kind, code: PLACEHOLDER_CODE, percent } : { kind, percent, validDays: 30 };
}
