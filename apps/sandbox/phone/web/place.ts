/** The open thread: the phone's number, and the app. */
export interface Place {
  /** The number with a plus. */
  number: string;
  /** The Messenger page; null for WhatsApp. */
  pageId: string | null;
}

export function isSamePlace(one: Place | null, other: Place | null): boolean {
  return one?.number === other?.number && one?.pageId === other?.pageId;
}

/** Returns the page's own URL for a thread, which can be shared. */
export function addressOf(place: Place | null): string {
  if (place === null) return '/phone';
  const page = place.pageId === null ? '' : `&page=${place.pageId}`;
  return `/phone?number=${encodeURIComponent(place.number)}${page}`;
}

/** Returns the path for reading the thread and acting in it. */
export function pathOf({ number, pageId }: Place): string {
  const encoded = encodeURIComponent(number);
  return pageId === null ? `/phone/threads/${encoded}` : `/phone/messenger/${pageId}/${encoded}`;
}

/** Reads the thread from `?number=+49…&page=…`. A plus in a URL means a space, so only the digits count. */
export function placeInAddress(): Place | null {
  const query = new URLSearchParams(location.search);
  const digits = query.get('number')?.replaceAll(/\D/g, '') ?? '';
  return digits === '' ? null : { number: `+${digits}`, pageId: query.get('page') };
}
