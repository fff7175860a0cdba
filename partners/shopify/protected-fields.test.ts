import { expect, it } from 'vitest';
import { findWithheldFields } from './protected-fields.ts';
import { ShopifyError } from './shopify-error.ts';

/** A store that refuses access to a field with this message. */
const refusing = (field: string, detail: string) => ({
  run: <Data>({ document }: { document: string }): Promise<Data> =>
    document.includes(field)
      ? Promise.reject(new ShopifyError({ kind: 'refused', status: 200, detail }))
      : Promise.resolve({} as Data),
});

it('returns the fields that the app has no approval for', async () => {
  const words = 'This app is not approved to use the phone field. See https://shopify.dev for more details.';
  expect(await findWithheldFields(refusing('defaultPhoneNumber', words))).toEqual(['phone']);
  const object = 'This app is not approved to access the Customer object.';
  expect(await findWithheldFields(refusing('customers', object))).toEqual([
    'name',
    'email',
    'phone',
    'address',
  ]);
  expect(await findWithheldFields(refusing('nothing', ''))).toEqual([]);
});

it('does not treat another refusal as a lack of approval', async () => {
  await expect(findWithheldFields(refusing('firstName', 'Internal error.'))).rejects.toThrow(ShopifyError);
});
