const NOT_PEOPLE =
  /bot|crawl|spider|preview|facebookexternalhit|whatsapp\/|slackbot|curl|wget|python-|go-http|java\//i;

/** Whether a visit to a short link is a person's: previews and robots open links too. */
export function isPerson(userAgent: string | undefined): boolean {
  return Boolean(userAgent) && !NOT_PEOPLE.test(userAgent ?? '');
}
