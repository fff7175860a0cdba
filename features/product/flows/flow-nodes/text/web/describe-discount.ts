import { fill } from '#platform/language/reader.ts';
import type { UsableDiscount } from '../../../contract/usable-discount.ts';
import { texts } from '../../../texts/en.ts';

/** Describes what replaces a discount's placeholders in a text. `isOfTool`: a code that the tool gave is used first. */
export function describeDiscount(
  discount: UsableDiscount | null,
  { isOfTool, hasOther }: { isOfTool: boolean; hasOther: boolean },
): string {
  const otherwise = describeOwn(discount, hasOther);
  return isOfTool ? fill(texts.discount.ofTool, { chip: texts.values.discountCode, otherwise }) : otherwise;
}

function describeOwn(discount: UsableDiscount | null, hasOther: boolean): string {
  if (!discount) return hasOther ? texts.discount.noneOther : texts.discount.none;
  const { percent } = discount;
  if (discount.kind === 'fixed')
    return fill(texts.discount.fixed, { chip: texts.values.discountCode, code: discount.code, percent });
  const { seconds, name } = lengthOf(discount.expiresAfterSeconds);
  const count = discount.expiresAfterSeconds / seconds;
  return fill(texts.uniqueDiscount[name], { chip: texts.values.discountCode, percent, count });
}

const LENGTHS = [
  { seconds: 86_400, name: 'day' },
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'second' },
] as const;

function lengthOf(seconds: number) {
  return LENGTHS.find((one) => seconds % one.seconds === 0) ?? LENGTHS[3];
}
