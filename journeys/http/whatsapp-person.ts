import { optIn, type OpenServer } from '#tools/test-environment/open-server.ts';

export interface Person {
  phone: string;
  waId: string;
  bsuid: string;
}

let people = 0;

/** A person unknown to every shop: by number, by WhatsApp's digits, and by account. */
export function newPerson(): Person {
  people += 1;
  const waId = `4915215561${String(100 + people)}`;
  return { phone: `+${waId}`, waId, bsuid: `DE.77${people}` };
}

/** A new person who subscribed to the demo shop's offers. */
export async function somebodyAt(server: OpenServer): Promise<Person> {
  const person = newPerson();
  await optIn(server, { phone: person.phone, ip: `10.2.${people}.1` });
  return person;
}
