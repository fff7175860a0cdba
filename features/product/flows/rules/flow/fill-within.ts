import { limitTyped } from '../editor/flow-limits.ts';
import { fillText, type Values } from './fill-text.ts';

/** Values that can be shortened. A code, a number or a price cannot. */
const SHORTENED = ['orderItems', 'productTitle', 'because', 'shopName', 'firstName'];
/** The minimum length of a shortened value. */
const LEAST = 12;

/** Fills a text up to a maximum length, by shortening its longest values. The merchant's own text is not shortened. */
export function fillWithin(
  { text, withoutValues }: { text: string; withoutValues: string | null },
  values: Values,
  most: number,
): string {
  const filled = fillText(text, withoutValues, values);
  const over = filled.length - most;
  if (over <= 0) return filled;
  const cuttable = SHORTENED.flatMap((name) => {
    const value = values[name] ?? '';
    const count = value === '' ? 0 : filled.split(value).length - 1;
    return count > 0 && value.length > LEAST ? [{ name, value, count }] : [];
  });
  const [longest] = cuttable.toSorted((one, other) => other.value.length - one.value.length);
  if (!longest) return filled;
  const { name, value, count } = longest;
  const { kept } = limitTyped(value, Math.max(LEAST - 1, value.length - Math.ceil(over / count) - 1));
  return fillWithin({ text, withoutValues }, { ...values, [name]: `${kept.trimEnd()}…` }, most);
}
