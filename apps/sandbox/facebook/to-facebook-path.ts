import { PSID } from '../messenger/person-id.ts';
import { PAGES } from './facebook-account.ts';

const VERSIONED = /^\/meta\/(v\d{2}\.0)(\/[^?]*)(\?.*)?$/;
const PAGE_IDS = PAGES.map(({ id }) => id).join('|');
/** Paths about logins, pages and their chats. Everything else under `/meta` belongs to WhatsApp. */
const OURS = new RegExp(
  `^/(oauth/access_token|me|me/accounts|me/messenger_profile|me/messages|me/message_templates|(${PAGE_IDS})(/(subscribed_apps|messages|message_templates))?|${PSID})$`,
);

/**
 * Rewrites calls about logins and pages to `/facebook`, by the ids in their paths. Graph has one host for everything,
 * but here two providers cannot serve the same path.
 */
export function toFacebookPath(url: string): string {
  const [, version, path = '', query = ''] = VERSIONED.exec(url) ?? [];
  return version !== undefined && OURS.test(path) ? `/facebook/graph/${version}${path}${query}` : url;
}
