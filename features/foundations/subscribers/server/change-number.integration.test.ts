import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('a number that changes hands', () => {
  it('moves with its person and their consent, and the old number’s next owner is a new person', async () => {
    await fixture.agree(lena.phone);
    const newNumber = fixture.newPerson();
    await fixture.server.environment.control('/whatsapp/move', { from: lena.phone, to: newNumber.phone });
    await waitFor('the change', async () => (await fixture.rowsOf({ phone: newNumber.phone })).length === 1);
    expect(await fixture.rowsOf({ phone: newNumber.phone })).toMatchObject([
      { wa_id: newNumber.waId, has_marketing_consent: true, last_inbound_at: null },
    ]);
    expect(await fixture.rowsOf({ phone: lena.phone })).toEqual([]);

    await fixture.says({ waId: lena.waId, phone: lena.phone, bsuid: 'DE.900000001' }, 'Who are you?');
    expect(await fixture.rowsOf({ phone: lena.phone })).toMatchObject([{ has_marketing_consent: false }]);
  });

  it('does not pass its last owner’s consent on to the person who moves to it', async () => {
    const marie = fixture.newPerson();
    await fixture.agree(marie.phone);
    await fixture.says(lena, 'Hello');
    await fixture.server.environment.control('/whatsapp/move', { from: lena.phone, to: marie.phone });
    await waitFor('the change', async () => (await fixture.rowsOf({ phone: lena.phone })).length === 0);
    expect(await fixture.rowsOf({ phone: marie.phone })).toMatchObject([
      { wa_id: marie.waId, has_marketing_consent: false },
    ]);
    const [left] = await fixture.server.rows<{ consents: number }>(
      `select count(*)::int as consents from subscribers
       where shop_id = $1 and phone_e164 is null and wa_id is null and bsuid is null and has_marketing_consent`,
      [fixture.server.shopId],
    );
    expect(left).toEqual({ consents: 0 });
  });

  it('is taken from an account when another account writes from it', async () => {
    await fixture.agree(lena.phone);
    await fixture.says(lena, 'Hello');
    await fixture.says({ ...lena, bsuid: 'DE.900000002' }, 'I have this number now');
    expect(await fixture.rowsOf({ phone: lena.phone })).toMatchObject([
      { bsuid: 'DE.900000002', has_marketing_consent: false },
    ]);
    expect(await fixture.rowsOf({ bsuid: lena.bsuid })).toMatchObject([
      { phone_e164: null, wa_id: null, has_marketing_consent: true },
    ]);
  });
});
