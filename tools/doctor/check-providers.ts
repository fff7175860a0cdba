import { FacebookClient, FacebookError } from '#partners/facebook/facebook-client.ts';
import { GupshupClient, GupshupFailure } from '#partners/gupshup/gupshup-client.ts';
import { endOfGraphVersion } from '#partners/meta/graph-versions.ts';
import { greetMailServer } from '#partners/smtp/smtp-client.ts';
import type { Settings } from '#platform/config/settings.ts';
import { bad, good, type Finding } from './finding.ts';
import { judgeGraphVersion } from './judge.ts';
import { reasonOf } from './reason.ts';

type Known = Pick<Settings, 'meta' | 'whatsapp' | 'gupshup' | 'mail'>;

/** Checks whether the providers accept the keys in the settings. Shops' own keys are checked through the database. */
export async function checkProviders({ meta, whatsapp, gupshup, mail }: Known): Promise<Finding[]> {
  const version = meta.graphVersion;
  return [
    judgeGraphVersion(version, endOfGraphVersion(version), new Date()),
    ...(whatsapp
      ? [await checkNumber(new FacebookClient({ ...meta, appId: meta.appId ?? '' }), whatsapp, meta.graphUrl)]
      : []),
    ...(gupshup.app ? [await checkGupshup(gupshup.url, gupshup.app)] : []),
    ...(mail ? [await checkMail(mail.smtpUrl)] : []),
  ];
}

async function checkNumber(
  client: FacebookClient,
  { phoneNumberId, businessAccountId, accessToken }: NonNullable<Known['whatsapp']>,
  graphUrl: string,
): Promise<Finding> {
  const about = 'WhatsApp number';
  try {
    const numbers = await client.listNumbers(businessAccountId, accessToken);
    const own = numbers.find(({ id }) => id === phoneNumberId);
    return own
      ? good(about, `${own.display_phone_number ?? own.id} is in its account, and the token opens it`)
      : bad(
          about,
          'is not one of its account',
          'Compare BELLBIRD_WHATSAPP_PHONE_NUMBER_ID and _BUSINESS_ACCOUNT_ID with API setup in your Meta app.',
        );
  } catch (error) {
    return error instanceof FacebookError && error.code !== null
      ? bad(
          about,
          `Meta refuses the token: ${error.message}`,
          'Put a token of a system user in BELLBIRD_WHATSAPP_ACCESS_TOKEN, with whatsapp_business_messaging and _management.',
        )
      : bad(
          about,
          `Meta does not answer: ${reasonOf(error)}`,
          `See that this machine may call ${new URL(graphUrl).host}.`,
        );
  }
}

async function checkGupshup(
  url: string,
  { id, token }: NonNullable<Known['gupshup']['app']>,
): Promise<Finding> {
  const about = 'Gupshup app';
  const client = new GupshupClient(url, { connections: 1 });
  try {
    const templates = await client.listTemplates(id, token);
    return good(about, `the token opens it; it has ${templates.length} templates`);
  } catch (error) {
    return error instanceof GupshupFailure && error.code !== null
      ? bad(
          about,
          `the token is refused: ${error.message}`,
          'Compare BELLBIRD_GUPSHUP_APP_ID and _APP_TOKEN with the app at Gupshup.',
        )
      : bad(about, `Gupshup does not answer: ${reasonOf(error)}`, `See that this machine may call ${url}.`);
  } finally {
    await client.close();
  }
}

async function checkMail(smtpUrl: string): Promise<Finding> {
  const why = await greetMailServer(smtpUrl);
  return why === null
    ? good('mail', 'the mail server takes our name and password')
    : bad(
        'mail',
        `the mail server does not let us in: ${why}`,
        'Compare BELLBIRD_SMTP_URL with what it wants.',
      );
}
