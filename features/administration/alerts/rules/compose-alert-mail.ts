import { fill } from '#platform/language/reader.ts';
import { oneLine } from '#platform/mail/one-line.ts';
import type { Alert } from '../contract/alert-calls.ts';
import { texts } from '../texts/all.ts';

/** The subject and text of an e-mail. */
interface MailText {
  subject: string;
  text: string;
}

interface Shop {
  shopName: string;
  publicUrl: string;
}

/** Composes the e-mail about alerts that began, each with a link to where it is fixed. */
export function composeAlertMail(
  { shopName, publicUrl }: Shop,
  alerts: readonly Pick<Alert, 'sentence' | 'action'>[],
): MailText {
  const lines = alerts.map(
    ({ sentence, action }) => `${sentence}\n${action.label}: ${publicUrl}${action.path}`,
  );
  return compose(
    { shopName, publicUrl },
    fill(texts.mails.subject, { count: alerts.length, shop: oneLine(shopName) }),
    [fill(texts.mails.intro, { count: alerts.length, shop: shopName }), ...lines],
  );
}

/** Composes the e-mail with which a merchant checks that these e-mails arrive. */
export function composeTestMail(shop: Shop): MailText {
  return compose(shop, fill(texts.mails.testSubject, { shop: oneLine(shop.shopName) }), [
    fill(texts.mails.test, { shop: shop.shopName }),
  ]);
}

function compose({ publicUrl }: Shop, subject: string, parts: readonly string[]): MailText {
  const link = `${publicUrl}/settings#alert-mails`;
  const all = [texts.mails.hello, ...parts, fill(texts.mails.settings, { link }), 'Bellbird'];
  return { subject, text: `${all.join('\n\n')}\n` };
}
