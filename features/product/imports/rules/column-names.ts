import type { ColumnTarget } from '../contract/import.ts';

/** Names of columns in stores, mail programs and everyday language, without accents and punctuation. */
const NAMES: Readonly<Partial<Record<ColumnTarget, readonly string[]>>> = {
  phone: (
    'phone|phone number|phonenumber|mobile|mobile number|mobile phone|cell|cell phone|tel' +
    '|telephone|whatsapp|whatsapp number|contact number|msisdn|number|contact|phone1|telefon' +
    '|telefonnummer|handy|handynummer|mobil|mobilnummer|rufnummer|nummer|telefono|movil' +
    '|celular|telefone|numero|numero de telefono|numero de telefone|cellulare|portable' +
    '|numero de telephone|telefoon|telefoonnummer|puhelin|telefonnr|billing phone' +
    '|shipping phone|default address phone|customer phone|فون|هاتف|телефон'
  ).split('|'),
  firstName: (
    'first name|firstname|given name|forename|fname|vorname|prenom|nombre|nome|primeiro nome' +
    '|voornaam|name|imie|fornavn|fornamn|имя'
  ).split('|'),
  lastName: (
    'last name|lastname|surname|family name|lname|nachname|familienname|nom|nom de famille' +
    '|apellido|apellidos|sobrenome|cognome|achternaam|nazwisko|etternavn|efternamn|фамилия'
  ).split('|'),
  email: 'email|e mail|email address|e mail address|mail|e mail adresse|correo|correo electronico'.split('|'),
  country: (
    'country|country code|land|pays|pais|paese|laendercode|landercode|country iso' +
    '|default address country code|billing country|shipping country|страна|calling code' +
    '|country calling code|dial code|dialing code|dialling code|phone code|phone country code' +
    '|phone country|mobile country code|isd code|isd|vorwahl|landervorwahl|laendervorwahl' +
    '|codigo de pais|codigo do pais|codigo pais|indicatif|prefisso|ulke|negara'
  ).split('|'),
  consent: (
    'consent|opt in|optin|opted in|whatsapp opt in|whatsapp consent|whatsapp optin' +
    '|marketing consent|agreed|permission|einwilligung|zustimmung|consentement|consentimiento' +
    '|consenso|consentimento|toestemming|whatsapp opted|whatsapp opted in|accepts whatsapp marketing|allow campaign|subscribed'
  ).split('|'),
  language: 'language|locale|lang|sprache|langue|idioma|lingua|taal|язык'.split('|'),
  tags: 'tags|tag|labels|label|schlagworte|etiquetas|etiquettes|groups|segments'.split('|'),
};

/** Returns the meaning of a column's name, or null. */
export function targetOfName(name: string): ColumnTarget | null {
  const plain = fold(name);
  for (const [target, names] of Object.entries(NAMES) as [ColumnTarget, readonly string[]][]) {
    if (names.includes(plain)) return target;
  }
  return null;
}

/** Whether a column's name says that it has first names alone. "Name" and its translations may mean full names. */
export function isFirstNameAlone(name: string): boolean {
  return targetOfName(name) === 'firstName' && !NAME_OF_ANY_KIND.includes(fold(name));
}

const NAME_OF_ANY_KIND: readonly string[] = ['name', 'nombre', 'nome', 'имя'];

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
