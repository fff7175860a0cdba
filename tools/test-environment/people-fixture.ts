import { LENA } from '#platform/testing/cast.ts';
import {
  postMetaWebhook,
  allHandled,
  openServer,
  optIn,
  whatsAppBody,
  testNow,
  type OpenServer,
} from './open-server.ts';

/** The identifiers of one person on WhatsApp. */
export interface Names {
  phone: string;
  waId: string;
  bsuid: string;
}

interface PersonRow {
  subscriber_id: string;
  phone_e164: string | null;
  wa_id: string | null;
  bsuid: string | null;
  customer_id: string | null;
  email: string | null;
  first_name: string | null;
  has_marketing_consent: boolean;
  last_inbound_at: Date | null;
}

export type PeopleFixture = Awaited<ReturnType<typeof openPeopleFixture>>;

/** Opens an environment of people who write under different identifiers. */
export async function openPeopleFixture() {
  const server: OpenServer = await openServer();
  let people = 0;
  let webhooks = 0;
  /** Posts a message of a person with the identifiers that WhatsApp sends this time. */
  const post = async (ids: { from?: string; from_user_id?: string }, text = 'Hello'): Promise<void> => {
    webhooks += 1;
    const contact = {
      profile: { name: LENA.firstName },
      ...(ids.from !== undefined && { wa_id: ids.from }),
      ...(ids.from_user_id !== undefined && { user_id: ids.from_user_id }),
    };
    const message = {
      ...ids,
      id: `wamid.identity-${webhooks}`,
      timestamp: String(Math.floor(testNow().getTime() / 1000)),
      type: 'text',
      text: { body: text },
    };
    const body = whatsAppBody({ contacts: [contact], messages: [message] });
    await postMetaWebhook(server.appUrl, 'whatsapp', body);
  };
  return {
    server,
    post,
    newPerson(): Names {
      people += 1;
      const digits = `49151123${String(42_000 + people)}`;
      return { phone: `+${digits}`, waId: digits, bsuid: `DE.13491208${String(people)}` };
    },
    async agree(phone: string): Promise<void> {
      const { status } = await optIn(server, { phone, ip: `10.0.${people}.1` });
      if (status !== 200) throw new Error(`The opt-in was answered ${status}.`);
    },
    async says(person: Partial<Names>, text: string): Promise<void> {
      const ids = {
        ...(person.waId !== undefined && { from: person.waId }),
        ...(person.bsuid !== undefined && { from_user_id: person.bsuid }),
      };
      await post(ids, text);
      await allHandled(server.rows);
    },
    rowsOf({ phone, bsuid }: Partial<Names>): Promise<PersonRow[]> {
      return server.rows<PersonRow>(
        'select * from subscribers where shop_id = $1 and (phone_e164 = $2 or bsuid = $3) order by created_at',
        [server.shopId, phone ?? null, bsuid ?? null],
      );
    },
  };
}
