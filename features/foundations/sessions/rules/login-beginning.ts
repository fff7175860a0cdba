/** Says that a login was sent to the public address already: behind a proxy that hides the host, once has to do. */
const SENT_ON = 'begun';

interface LoginBeginning {
  publicUrl: string;
  /** The host, with its port, that the browser asked for as far as we are told. */
  host: string;
  /** The path and query that were asked for. */
  address: string;
}

/**
 * Where a login has to begin instead, or null when it is there. The store sends the browser back to the public address,
 * and a cookie that was set at another one (127.0.0.1, the machine's name) is not there then.
 */
export function whereToBegin({ publicUrl, host, address }: LoginBeginning): string | null {
  const asked = new URL(publicUrl + address);
  if (asked.searchParams.has(SENT_ON) || isSameHost(host, new URL(publicUrl))) return null;
  asked.searchParams.set(SENT_ON, '1');
  return asked.href;
}

/** The usual port may be left out or written. */
function isSameHost(host: string, wanted: URL): boolean {
  const given = `${wanted.protocol}//${host}`;
  return URL.canParse(given) && new URL(given).host === wanted.host;
}
