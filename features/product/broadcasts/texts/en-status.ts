import type { Catalogue } from '#platform/language/catalogue.ts';

/** The reasons why a broadcast is paused, waits, or ended without being sent. */
export const statusReasons = {
  merchant: 'You paused it. Resume it to send the rest, which waits for two days after its time.',
  canaryFailed:
    'It stopped after its first group, because too many of those messages failed. Look at why, then resume it or cancel it; what is left waits for two days after its time.',
  canaryOptOuts:
    'It stopped after its first group, because too many of those people opted out or blocked you. Change what you send, or resume it as it is; what is left waits for two days after its time.',
  templateStopped:
    'WhatsApp paused or stopped its template while it was being sent. Resume it once the template is approved again; what is left waits for two days after its time.',
  restored:
    'Bellbird was restored from a backup, and some of this may have gone out since. Whoever runs it decides whether it goes on.',
  planLapsed:
    'Your plan is not active any more. Approve it on the plans page; what is left waits for two days after its time.',
  planLimit:
    'Your plan has reached its limit. Raise it, and what is left goes on; it waits for two days after its time.',
  allPaused:
    'You paused all sending. What is left waits until you resume it, for two days after its time unless you choose otherwise then.',
  senderStopped:
    'Your WhatsApp number may not send at present. What is left waits until it may, for two days after its time.',
  dayLimit:
    'Your number has reached WhatsApp’s limit for a day. What is left goes on when there is room again, for two days after its time.',
  quietHours:
    'The people who are left have quiet hours now. They get it when those are over, for two days after its time.',
  frequencyCap:
    'The people who are left got as many offers lately as your limits allow. They get it once they may, for two days after its time.',
  talking:
    'You are talking with the people who are left. They get it some hours after you last wrote to them, for two days after its time.',
  localTime:
    'The people who are left get it when it is that time where they live. What is left waits for two days after its time.',
  retries:
    'The messages that are left did not get through yet. They are tried again, for two days after its time.',
  firstGroup:
    'The first group has it. The others get it once that group was watched long enough, and wait for two days after its time.',
  testWatched:
    'The test of the two texts is running. The rest waits for its result, and for two days after its time.',
  testUndecided:
    'The test of the two texts is over. Choose the text for the rest, which waits for two days after its time.',
  noSender:
    'No WhatsApp number was connected when its time came, so nothing was sent. Connect one and copy it.',
  noTemplate:
    'Its template was not approved any more when its time came, so nothing was sent. Choose another one in a copy.',
  locked: 'Your plan did not include broadcasts when its time came, so nothing was sent.',
  noAudience: 'Nobody was left in its audience when its time came, so nothing was sent.',
  uninstalled: 'Bellbird was not installed in your store when its time came, so nothing was sent.',
  unfilled:
    'Something it needs was not filled any more when its time came, so nothing was sent. Look at it in a copy.',
  late: 'Bellbird was not running at its time, and a day later it was too late to send, so nothing was sent.',
  fault:
    'Something went wrong on our side whenever it was to begin, so nothing was sent. Copy it and try again.',
  restLapsed: 'Nobody decided in time which text the rest gets, so they got none.',
  nobodyReached: 'None of its messages could be sent. The list of people says why for each.',
  cancelled: 'You cancelled it while it was being sent. Whoever had not got it by then does not get it.',
} as const satisfies Catalogue;

/** The reasons of people whose messages wait for the broadcast, for lists. */
export const waitLabels = {
  senderStopped: 'Your number may not send',
  firstGroup: 'Waits for the first group',
  testWatched: 'Waits for the test',
  testUndecided: 'Waits for the test',
} as const satisfies Catalogue;

/** A length of time within a sentence. */
export const durations = {
  days: { one: '{count} day', other: '{count} days' },
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
} as const satisfies Catalogue;

/** What became of a test. */
export const testDelivery = {
  none: 'No test of this broadcast went to this number in the last hour.',
  queued: 'The test is on its way. Check again in a few seconds.',
  sent: 'WhatsApp has the test. Whether it arrived is not known yet: check the number.',
  delivered: 'The test arrived.',
  read: 'The test arrived and was read.',
  failed: 'The test could not be delivered. Check the number, and whether it is on WhatsApp.',
  skipped: 'The test was not sent. The message log says why.',
} as const satisfies Catalogue;

/** Why a template cannot be used. */
export const templateFaults = {
  loginCodes: 'Templates for login codes cannot be sent as a broadcast.',
  place: 'Its header is a place, which no broadcast can fill. Choose another template.',
  noPicture: 'Its header is a picture, and there is none with it. Upload one to the template.',
  noCardPicture: 'One of its cards has no picture. Upload one to the template.',
  ownEnd: 'Its offer ends at a time of each message, which no broadcast can fill. Choose another template.',
  noNumber: 'No WhatsApp number is connected to send it from.',
  notApproved: 'WhatsApp has not approved it yet.',
} as const satisfies Catalogue;

/** What a broadcast is called, until the merchant names it. */
export const newNames = {
  untitled: 'Untitled Broadcast {number}',
  copy: 'Copy of {broadcast}',
} as const satisfies Catalogue;

/** In a list of what uses a segment, an import or a template. */
export const uses = {
  broadcast: 'broadcast “{broadcast}”',
} as const satisfies Catalogue;
