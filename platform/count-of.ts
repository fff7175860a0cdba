/** Formats a number with its noun for text that the server writes: '1 day', '1,204 days'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
