import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import * as z from 'zod';
import type { Address, Checkout } from '../shopify/store.ts';

/** Countries the store ships to, with their dialling codes. */
export const countries: { code: CountryCode; name: string; dial: string }[] = [
  { code: 'DE', name: 'Germany', dial: '49' },
  { code: 'AT', name: 'Austria', dial: '43' },
  { code: 'CH', name: 'Switzerland', dial: '41' },
  { code: 'NL', name: 'Netherlands', dial: '31' },
  { code: 'BE', name: 'Belgium', dial: '32' },
  { code: 'FR', name: 'France', dial: '33' },
  { code: 'GB', name: 'United Kingdom', dial: '44' },
  { code: 'ES', name: 'Spain', dial: '34' },
  { code: 'IT', name: 'Italy', dial: '39' },
  { code: 'PL', name: 'Poland', dial: '48' },
  { code: 'IN', name: 'India', dial: '91' },
  { code: 'BR', name: 'Brazil', dial: '55' },
  { code: 'US', name: 'United States', dial: '1' },
];

const SHORTEST_NUMBER = 7;

const text = z.string().trim().default('');

/** The fields of the checkout's first step, in the browser's form. */
export const ContactForm = z.object({
  phone_country: text,
  phone: text,
  email: text,
  first_name: text,
  last_name: text,
  address1: text,
  address2: text,
  zip: text,
  city: text,
  country: text,
  accepts_marketing: text,
});
export type ContactForm = z.infer<typeof ContactForm>;

export type ContactProblems = Partial<Record<keyof ContactForm, string>>;

export interface ContactReading {
  contact: Checkout['contact'];
  /** Null until the address is complete. */
  address: Address | null;
  acceptsMarketing: boolean;
  problems: ContactProblems;
}

/** Reads the form. Returns the usable values, and what is still wrong. */
export function readContact(form: ContactForm): ContactReading {
  const phone = readPhone(form);
  const email = z.email().safeParse(form.email).success ? form.email : null;
  const country = countries.find(({ code }) => code === form.country)?.code ?? 'DE';
  const problems: ContactProblems = {
    ...(!phone && { phone: form.phone ? 'Enter a valid phone number' : 'Enter a phone number' }),
    ...(form.email && !email && { email: 'Enter a valid e-mail address' }),
    ...(!form.first_name && { first_name: 'Enter a first name' }),
    ...(!form.last_name && { last_name: 'Enter a last name' }),
    ...(!form.address1 && { address1: 'Enter an address' }),
    ...(!form.zip && { zip: 'Enter a postcode' }),
    ...(!form.city && { city: 'Enter a city' }),
  };
  const { first_name: firstName, last_name: lastName, address1, zip, city } = form;
  const isComplete = firstName && lastName && address1 && zip && city;
  return {
    contact: { phone, email, firstName: firstName || null, lastName: lastName || null },
    address: isComplete
      ? {
          firstName,
          lastName,
          address1,
          address2: form.address2 || null,
          zip,
          city,
          countryCode: country,
          phone,
        }
      : null,
    acceptsMarketing: form.accepts_marketing !== '',
    problems,
  };
}

/** Returns the form with its saved values, to show it again. */
export function formOf({ contact, address, acceptsMarketing }: Checkout): ContactForm {
  const country = (contact.phone && parsePhoneNumberFromString(contact.phone)?.country) || 'DE';
  return {
    phone_country: country,
    phone: contact.phone ?? '',
    email: contact.email ?? '',
    first_name: contact.firstName ?? '',
    last_name: contact.lastName ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    country: address?.countryCode ?? 'DE',
    accepts_marketing: acceptsMarketing ? '1' : '',
  };
}

/** Reads the phone number. Its own country code, such as +49, overrides the chosen country. */
function readPhone({ phone, phone_country: country }: ContactForm): string | null {
  const known = countries.find(({ code }) => code === country)?.code ?? 'DE';
  const parsed = parsePhoneNumberFromString(phone, known);
  // 'Possible' accepts more made-up numbers than 'valid', but it also accepts very short ones.
  return parsed?.isPossible() && parsed.nationalNumber.length >= SHORTEST_NUMBER ? parsed.number : null;
}
