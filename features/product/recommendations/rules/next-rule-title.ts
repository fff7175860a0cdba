import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

const MOST_DIGITS = 6;

/** Returns the default title of a new rule, numbered after the existing ones. */
export function nextRuleTitle(titles: readonly string[]): string {
  const titleOf = (number: number) => fill(texts.newRule.title, { number: String(number) });
  const numbers = titles.map((title) => {
    const number = Number(/\d+/.exec(title)?.[0].slice(0, MOST_DIGITS) ?? 0);
    return title === titleOf(number) ? number : 0;
  });
  return titleOf(Math.max(0, ...numbers) + 1);
}
