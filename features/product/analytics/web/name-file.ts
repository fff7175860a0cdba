/** The name of a file of some days: what it holds, whose it is, and of when. */
export function nameFile(what: string, shopUrl: string, { from, to }: { from: string; to: string }): string {
  return `${what}-${shopUrl.replace(/\..*$/, '')}-${from}-to-${to}.csv`;
}
