import { PSID } from '../messenger/person-id.ts';
import { PAGES } from './facebook-account.ts';

const VERSIONED = /^\/meta\/(v\d{2}\.0)(\/[^?]*)(\?.*)?$/;
const PAGE_IDS = PAGES.map(({ id }) => id).join('|');
/** What Graph serves about logins, pages and their chats; everything else under `/meta` is WhatsApp's. */
const OURS = new RegExp(
  `^/(oauth/access_token|me|me/accounts|me/messenger_profile|me/messages|me/message_templates|(${PAGE_IDS})(/(subscribed_apps|messages|message_templates))?|${PSID})$`,
);

/**
 * Graph has one address for everything: calls about logins and pages are led here, by the ids in them, because
 * two providers cannot serve one path.
 */
export function toFacebookPath(url: string): string {
  const [, version, path = '', query = ''] = VERSIONED.exec(url) ?? [];
  return version !== undefined && OURS.test(path) ? `/facebook/graph/${version}${path}${query}` : url;
}
