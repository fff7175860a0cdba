import { optIn, type OpenServer } from '#tools/test-environment/open-server.ts';

export interface Person {
  phone: string;
  waId: string;
  bsuid: string;
}

let people = 0;

/** Somebody new whom no shop knows: by number, by the digits that WhatsApp names them with, and by account. */
export function newPerson(): Person {
  people += 1;
  const waId = `4915215561${String(100 + people)}`;
  return { phone: `+${waId}`, waId, bsuid: `DE.77${people}` };
}

/** Somebody new who agreed to the offers of the demo shop. */
export async function somebodyAt(server: OpenServer): Promise<Person> {
  const person = newPerson();
  await optIn(server, { phone: person.phone, ip: `10.2.${people}.1` });
  return person;
}
