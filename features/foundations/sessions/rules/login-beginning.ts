/** Marks a login that was already redirected to the public URL. A proxy may hide the host, so we redirect only once. */
const SENT_ON = 'begun';

interface LoginBeginning {
  publicUrl: string;
  /** The host and port that the browser asked for, as far as we can tell. */
  host: string;
  /** The path and query of the request. */
  address: string;
}

/**
 * The URL where a login has to start, or null when it is there already. The store sends the browser back to the public
 * URL, and a cookie that was set for another host (127.0.0.1, the machine's name) would not be sent there.
 */
export function whereToBegin({ publicUrl, host, address }: LoginBeginning): string | null {
  const asked = new URL(publicUrl + address);
  if (asked.searchParams.has(SENT_ON) || isSameHost(host, new URL(publicUrl))) return null;
  asked.searchParams.set(SENT_ON, '1');
  return asked.href;
}

/** The default port may be written or left out. */
function isSameHost(host: string, wanted: URL): boolean {
  const given = `${wanted.protocol}//${host}`;
  return URL.canParse(given) && new URL(given).host === wanted.host;
}
