import { currentReader, fill } from '#platform/language/reader.ts';
import { oneLine } from '#platform/mail/one-line.ts';
import { texts } from '../texts/all.ts';

/** `failing`: for a day, and still tried. `off` and `gone`: switched off, after days or because its server said so. */
export type EndpointTrouble = 'failing' | 'off' | 'gone';

interface Facts {
  kind: EndpointTrouble;
  url: string;
  description: string;
  since: Date;
  shopName: string;
  timeZone: string;
  publicUrl: string;
}

/** Composes the e-mail to a shop about an endpoint that fails or was switched off. */
export function composeEndpointMail(facts: Facts): { subject: string; text: string } {
  const { kind, url, description, since, shopName, timeZone, publicUrl } = facts;
  const words = texts.mails[kind];
  const name = description || new URL(url).hostname;
  return {
    subject: fill(words.subject, { name: oneLine(name), shop: oneLine(shopName) }),
    text: `${texts.mails.hello}

${fill(words.text, { name, since: formatTime(since, timeZone) })}

${url}

${texts.mails.next}
${publicUrl}/settings/webhooks

Bellbird
`,
  };
}

function formatTime(moment: Date, timeZone: string): string {
  return moment.toLocaleString(currentReader().locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
}
