import type { Export } from '#features/administration/exports/contract/export-calls.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { get, openShop, type Shop } from './channels-client.ts';
import { ask, FROM_OUR_PAGE, openServer, type Answer, type OpenServer } from './open-server.ts';
import { waitFor } from './wait-for.ts';

interface InboxMail {
  messageId: string;
  recipients: string[];
  subject: string;
  text: string;
  headers: string[];
}

export type ExportClient = Awaited<ReturnType<typeof openExportClient>>;

/** Opens an environment whose demo shop requests export files, beside an unrelated shop. */
export async function openExportClient() {
  const server = await openServer();
  const [demo, other] = [await openShop(server.appUrl, DEMO_SHOP), await openShop(server.appUrl, BLUEBELL)];
  return {
    server,
    demo,
    other,
    askReport: (fields?: Record<string, string>, headers?: Record<string, string>) =>
      askReport(demo, fields, headers),
    ...mailsOf(server),
    /** Returns the demo shop's exports, newest first. */
    exportsOf: async () =>
      (
        (await get(demo, `/database/api/exports/getExports?shopUrl=${DEMO_SHOP}`)).body as {
          exports: Export[];
        }
      ).exports,
    /** Returns the sentences of the merchant's alerts. */
    alerts: async () => {
      const { body } = await get(demo, `/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`);
      return (body as { needs: { sentence: string }[] }).needs.map(({ sentence }) => sentence);
    },
    givenUpMails: async () => {
      const { body } = await get(demo, `/database/api/messages/getSenderHealth?shopUrl=${DEMO_SHOP}`);
      return (body as { givenUp: { mails: number } }).givenUp.mails;
    },
    close: () => server.close(),
  };
}

/** Returns the URL in a mail. */
export function linkIn({ text }: { text: string }): string {
  return /http\S+/.exec(text)?.[0] ?? '';
}

function askReport(
  { appUrl, cookie }: Shop,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const query = new URLSearchParams({
    shopUrl: DEMO_SHOP,
    shopCurrency: 'EUR',
    timeZone: 'Asia/Tokyo',
    emailTo: 'eva@shop.example',
    campaignType: 'abandonedCart',
    ...fields,
  });
  return ask(`${appUrl}/api/analytics/autoCampaignExport?${query.toString()}`, {
    headers: { ...FROM_OUR_PAGE, cookie, ...headers },
  });
}

function mailsOf({ environment, rows }: OpenServer) {
  const mailsTo = async (address: string) => {
    const { mails } = await environment.control<{ mails: InboxMail[] }>('/mail');
    return mails.filter(({ recipients }) => recipients.includes(address));
  };
  return {
    mailsTo,
    mailTo: (address: string) => waitFor(`a mail to ${address}`, async () => (await mailsTo(address))[0]),
    mailRow: async (address: string) => {
      const found = await rows<{ state: string; attempts: number }>(
        'select state, attempts from mails where recipient = $1',
        [address],
      );
      return found[0];
    },
  };
}
