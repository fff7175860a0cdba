/** Returns the default title of a new rule, numbered after the existing ones. */
export function nextRuleTitle(titles: readonly string[]): string {
  const numbers = titles.map((title) => Number(/^Rule (\d{1,6})$/.exec(title)?.[1] ?? 0));
  return `Rule ${Math.max(0, ...numbers) + 1}`;
}
