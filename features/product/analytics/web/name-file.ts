/** Returns the name of a file: its content, its shop, and its days. */
export function nameFile(what: string, shopUrl: string, { from, to }: { from: string; to: string }): string {
  return `${what}-${shopUrl.replace(/\..*$/, '')}-${from}-to-${to}.csv`;
}
