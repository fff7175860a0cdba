interface Attachment {
  type: string;
  title?: string | undefined;
  url?: string | undefined;
  payload?:
    | {
        url?: string | undefined;
        title?: string | undefined;
        sticker_id?: string | undefined;
        coordinates?: { lat: number; long: number } | undefined;
      }
    | undefined;
}

/** The most files of a message that are stored. Nobody sends more than fits on a screen. */
const MOST_ATTACHMENTS = 50;

/**
 * The parts of a message besides its text: files and stickers with their URLs, and locations. Null if there are none.
 */
export function detailsOfAttachments(attachments: readonly Attachment[]): object | null {
  if (attachments.length === 0) return null;
  const shown = attachments.slice(0, MOST_ATTACHMENTS).map(({ type, title, url, payload }) => ({
    type,
    title: payload?.title ?? title,
    address: payload?.url ?? url,
    stickerId: payload?.sticker_id,
    place: payload?.coordinates && {
      latitude: payload.coordinates.lat,
      longitude: payload.coordinates.long,
    },
  }));
  return { attachments: shown };
}

interface Referral {
  ref?: string | undefined;
  source?: string | undefined;
}

/** The parts of an event in which Messenger reports how somebody came to the chat. */
interface Referred {
  referral?: Referral | undefined;
  postback?: { referral?: Referral | undefined } | undefined;
  message?: { referral?: Referral | undefined } | undefined;
}

/** Whether a Click-to-Messenger ad brought somebody to the chat. */
export function cameFromAd({ referral, postback, message }: Referred): boolean {
  return [referral, postback?.referral, message?.referral].some((one) => one?.source === 'ADS');
}

/** Messenger puts the `ref` of an m.me link into one of three parts of an event. Old plugins use a fourth. */
export function refsIn(event: Referred & { optin?: Referral | undefined }): string[] {
  const { referral, postback, message, optin } = event;
  const refs = [referral?.ref, postback?.referral?.ref, message?.referral?.ref, optin?.ref];
  return [...new Set(refs.flatMap((ref) => (ref === undefined || ref === '' ? [] : [ref])))];
}
