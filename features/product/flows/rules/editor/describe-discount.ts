import type { UsableDiscount } from '../../contract/usable-discount.ts';

/** Describes what replaces a discount's placeholders in a text. `isOfTool`: a code that the tool gave is used first. */
export function describeDiscount(
  discount: UsableDiscount | null,
  { isOfTool, hasOther }: { isOfTool: boolean; hasOther: boolean },
): string {
  const own = sayOwn(discount, hasOther);
  return isOfTool
    ? `{{discount}} is the code that the tool gave the shopper. Where it gave none: ${own}`
    : own;
}

function sayOwn(discount: UsableDiscount | null, hasOther: boolean): string {
  if (!discount)
    return hasOther
      ? 'No discount is set on the campaign\u2019s page, so the text without one is sent.'
      : 'No discount is set on the campaign\u2019s page: set one there, or write what is said without one.';
  const off = `${discount.percent}% off`;
  if (discount.kind === 'fixed') return `{{discount}} is ${discount.code}, your code for everybody: ${off}.`;
  return `{{discount}} is a code of its own for each shopper, made when the message goes: ${off}, good for ${sayLength(discount.expiresAfterSeconds)}.`;
}

const LENGTHS = [
  { seconds: 86_400, name: 'day' },
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'second' },
] as const;

function sayLength(seconds: number): string {
  const fits = LENGTHS.find((one) => seconds % one.seconds === 0) ?? LENGTHS[3];
  const count = seconds / fits.seconds;
  return count === 1 ? `one ${fits.name}` : `${count} ${fits.name}s`;
}
