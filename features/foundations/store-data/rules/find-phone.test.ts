import { describe, expect, it } from 'vitest';
import { readStorePhone } from '#platform/phone/store-phone.ts';
import { findPhone, type PhonePlaces, type ReadStorePhone } from './find-phone.ts';

describe('the phone number of a shopper at a German shop', () => {
  it.each<[string, PhonePlaces, string | null]>([
    [
      'with an address in the United States',
      { shipping_address: { phone: '(212) 555-0143', country_code: 'US' } },
      '+12125550143',
    ],
    [
      'with an address in India',
      { shipping_address: { phone: '98765 43210', country_code: 'IN' } },
      '+919876543210',
    ],
    [
      'with an address in Germany',
      { shipping_address: { phone: '0151 12345678', country_code: 'DE' } },
      '+4915112345678',
    ],
    ['with an address without a country', { shipping_address: { phone: '0151 12345678' } }, '+4915112345678'],
    [
      'in a shipping address without a country, beside a billing address with one',
      { shipping_address: { phone: '98765 43210' }, billing_address: { country_code: 'IN' } },
      '+919876543210',
    ],
    [
      'in the billing address, with another country',
      {
        shipping_address: { phone: null, country_code: 'DE' },
        billing_address: { phone: '(212) 555-0143', country_code: 'US' },
      },
      '+12125550143',
    ],
    [
      'from the checkout itself',
      { phone: '(212) 555-0143', shipping_address: { country_code: 'US' } },
      '+12125550143',
    ],
    [
      "in the customer's account, at home elsewhere than the parcel goes",
      {
        shipping_address: { country_code: 'DE' },
        customer: { phone: '98765 43210', default_address: { country_code: 'IN' } },
      },
      '+919876543210',
    ],
    [
      'with its own country code, whatever the delivery country',
      { shipping_address: { phone: '+49 151 12345678', country_code: 'US' } },
      '+4915112345678',
    ],
    [
      'invalid in the country of its address: none, because it might be a stranger’s in Germany',
      { shipping_address: { phone: '0151 12345678', country_code: 'US' } },
      null,
    ],
    [
      'invalid in its address, beside another one of the customer',
      {
        shipping_address: { phone: '12', country_code: 'US' },
        customer: { phone: '+919876543210' },
      },
      '+919876543210',
    ],
    [
      'without its plus, in a German address',
      { shipping_address: { phone: '4915112345678', country_code: 'DE' } },
      '+4915112345678',
    ],
    [
      'without its plus, from abroad',
      { shipping_address: { phone: '919876543210', country_code: 'US' } },
      '+919876543210',
    ],
    ['that fits two people’s numbers', { shipping_address: { phone: '919876543210' } }, null],
    [
      'in Argentina, without the 9 of WhatsApp',
      { shipping_address: { phone: '11 2345-6789', country_code: 'AR' } },
      '+5491123456789',
    ],
    [
      'with an address in an unknown country',
      { shipping_address: { phone: '0151 12345678', country_code: 'ZZ' } },
      null,
    ],
  ])('%s', (_name, body, expected) => {
    const read: ReadStorePhone = (written, addressCountry) =>
      readStorePhone(written, { shopCountry: 'DE', addressCountry });
    expect(findPhone(body, read)).toBe(expected);
  });
});
