import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allHandled, postStoreWebhook, testNow } from '#tools/test-environment/open-server.ts';
import { openPeopleFixture, type PeopleFixture, type Names } from '#tools/test-environment/people-fixture.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let fixture: PeopleFixture;
/** Each test has its own Lena, with a number and an account. */
let lena: Names;
beforeAll(async () => {
  fixture = await openPeopleFixture();
});
afterAll(() => fixture.server.close());
beforeEach(() => {
  lena = fixture.newPerson();
});

describe('the store’s customer', () => {
  it('is stored with the subscriber of the same number, which gives no consent', async () => {
    await fixture.says(lena, 'Hello');
    await postStoreWebhook(fixture.server.appUrl, {
      topic: 'customers/create',
      body: customer(191_167, lena.phone),
    });
    await allHandled(fixture.server.rows);
    expect(await fixture.rowsOf(lena)).toMatchObject([
      {
        customer_id: '191167',
        email: 'lena@example.com',
        last_name: 'Vogel',
        has_marketing_consent: false,
      },
    ]);
    await postStoreWebhook(fixture.server.appUrl, { topic: 'customers/delete', body: { id: 191_167 } });
    await allHandled(fixture.server.rows);
    expect(await fixture.rowsOf(lena)).toMatchObject([{ customer_id: null }]);
    expect(await fixture.server.rows("select from customers where customer_id = '191167'")).toEqual([]);
  });

  it('is learned from a checkout', async () => {
    await fixture.agree(lena.phone);
    await fixture.server.environment.control('/shops/demo.myshopify.com/checkouts', {
      phone: lena.phone,
      firstName: 'Lena',
      email: `${lena.waId}@example.com`,
      lines: [{ handle: 'moss-mug', quantity: 1 }],
    });
    await waitFor(
      'the checkout',
      async () => (await fixture.rowsOf(lena))[0]?.email === `${lena.waId}@example.com`,
    );
    expect(await fixture.rowsOf(lena)).toMatchObject([{ first_name: 'Lena', has_marketing_consent: true }]);
  });

  it.each([
    ['an opt-out in the store ends our consent', 'UNSUBSCRIBED', '2099-01-01T00:00:00Z', true, false],
    ['an old opt-out in the store does not', 'UNSUBSCRIBED', '2020-01-01T00:00:00Z', true, true],
    ['an opt-in in the store is no consent for us', 'SUBSCRIBED', '2099-01-01T00:00:00Z', false, false],
  ] as const)('%s', async (_story, state, updatedAt, agreed, hasConsent) => {
    if (agreed) await fixture.agree(lena.phone);
    else await fixture.says(lena, 'Hello');
    const body = {
      customer_id: Number(lena.waId.slice(-5)),
      phone_number: lena.phone,
      whats_app_marketing_consent: { state, opt_in_level: 'SINGLE_OPT_IN', updated_at: updatedAt },
    };
    await postStoreWebhook(fixture.server.appUrl, {
      topic: 'customers_whats_app_marketing_consent/update',
      body,
    });
    await allHandled(fixture.server.rows);
    expect(await fixture.rowsOf(lena)).toMatchObject([{ has_marketing_consent: hasConsent }]);
    expect(
      await fixture.server.rows('select whatsapp_consent from customers where customer_id = $1', [
        String(Number(lena.waId.slice(-5))),
      ]),
    ).toEqual([{ whatsapp_consent: state }]);
  });
});

function customer(id: number, phone: string) {
  return {
    id,
    admin_graphql_api_id: `gid://shopify/Customer/${id}`,
    first_name: 'Lena',
    last_name: 'Vogel',
    email: 'lena@example.com',
    phone,
    updated_at: testNow().toISOString(),
  };
}
