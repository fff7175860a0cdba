/** The open thread: whose phone, and in which app. */
export interface Place {
  /** With a plus. */
  number: string;
  /** The page on Messenger; null is WhatsApp. */
  pageId: string | null;
}

export function isSamePlace(one: Place | null, other: Place | null): boolean {
  return one?.number === other?.number && one?.pageId === other?.pageId;
}

/** The page's own address, which can be sent to somebody. */
export function addressOf(place: Place | null): string {
  if (place === null) return '/phone';
  const page = place.pageId === null ? '' : `&page=${place.pageId}`;
  return `/phone?number=${encodeURIComponent(place.number)}${page}`;
}

/** Where its thread is read and acted in. */
export function pathOf({ number, pageId }: Place): string {
  const encoded = encodeURIComponent(number);
  return pageId === null ? `/phone/threads/${encoded}` : `/phone/messenger/${pageId}/${encoded}`;
}

/** `?number=+49…&page=…`: a plus in an address means a space, so only the digits count. */
export function placeInAddress(): Place | null {
  const query = new URLSearchParams(location.search);
  const digits = query.get('number')?.replaceAll(/\D/g, '') ?? '';
  return digits === '' ? null : { number: `+${digits}`, pageId: query.get('page') };
}
