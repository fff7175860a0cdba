/** The open thread: the phone's number, and the app. */
export interface Place {
  /** The number with a plus. */
  number: string;
  /** The Messenger page; null for WhatsApp. */
  pageId: string | null;
  /** The business on WhatsApp; null is the account's first number. */
  businessId: string | null;
}

export function isSamePlace(one: Place | null, other: Place | null): boolean {
  return (
    one?.number === other?.number && one?.pageId === other?.pageId && one?.businessId === other?.businessId
  );
}

/** Returns the page's own URL for a thread, which can be shared. */
export function addressOf(place: Place | null): string {
  if (place === null) return '/phone';
  const { number, pageId, businessId } = place;
  const page = pageId === null ? '' : `&page=${pageId}`;
  const business = businessId === null ? '' : `&business=${businessId}`;
  return `/phone?number=${encodeURIComponent(number)}${page}${business}`;
}

/** Where its thread is read, or where something is done in it. */
export function pathOf({ number, pageId, businessId }: Place, action = ''): string {
  const end = `${encodeURIComponent(number)}${action && `/${action}`}`;
  if (pageId !== null) return `/phone/messenger/${pageId}/${end}`;
  return `/phone/threads/${end}${businessId === null ? '' : `?business=${businessId}`}`;
}

/** Reads the thread from `?number=+49…&page=…`. A plus in a URL means a space, so only the digits count. */
export function placeInAddress(): Place | null {
  const query = new URLSearchParams(location.search);
  const digits = query.get('number')?.replaceAll(/\D/g, '') ?? '';
  return digits === ''
    ? null
    : { number: `+${digits}`, pageId: query.get('page'), businessId: query.get('business') };
}
