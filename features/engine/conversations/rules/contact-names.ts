const MOST_CHARACTERS = 100;

/** Splits a contact's name on the shop's phone. Null if the contact has none, or only a number. */
export function namesOfContact(contact: {
  full_name?: string | undefined;
  first_name?: string | undefined;
}): { firstName: string; lastName: string | null } | null {
  const full = plain(contact.full_name);
  const first = plain(contact.first_name) || full;
  if (!/\p{L}/u.test(first)) return null;
  const rest = full.startsWith(`${first} `) ? full.slice(first.length).trim() : '';
  return { firstName: first, lastName: rest === '' ? null : rest };
}

function plain(name = ''): string {
  return name.replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_CHARACTERS);
}
