import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCrowd, type Crowd, type Names } from '#tools/world/crowd.ts';
import { waitFor } from '#tools/world/wait-for.ts';

let crowd: Crowd;
/** Each story has a Lena of its own, with a number and an account. */
let lena: Names;
beforeAll(async () => {
  crowd = await openCrowd();
});
afterAll(() => crowd.server.close());
beforeEach(() => {
  lena = crowd.newPerson();
});

describe('a number that changes hands', () => {
  it('goes with its person, whose consent goes along; who gets the old one is somebody new', async () => {
    await crowd.agree(lena.phone);
    const newNumber = crowd.newPerson();
    await crowd.server.world.control('/whatsapp/move', { from: lena.phone, to: newNumber.phone });
    await waitFor('the change', async () => (await crowd.rowsOf({ phone: newNumber.phone })).length === 1);
    expect(await crowd.rowsOf({ phone: newNumber.phone })).toMatchObject([
      { wa_id: newNumber.waId, has_marketing_consent: true, last_inbound_at: null },
    ]);
    expect(await crowd.rowsOf({ phone: lena.phone })).toEqual([]);

    await crowd.says({ waId: lena.waId, phone: lena.phone, bsuid: 'DE.900000001' }, 'Who are you?');
    expect(await crowd.rowsOf({ phone: lena.phone })).toMatchObject([{ has_marketing_consent: false }]);
  });

  it('does not bring its last owner’s consent to who moves to it', async () => {
    const marie = crowd.newPerson();
    await crowd.agree(marie.phone);
    await crowd.says(lena, 'Hello');
    await crowd.server.world.control('/whatsapp/move', { from: lena.phone, to: marie.phone });
    await waitFor('the change', async () => (await crowd.rowsOf({ phone: lena.phone })).length === 0);
    expect(await crowd.rowsOf({ phone: marie.phone })).toMatchObject([
      { wa_id: marie.waId, has_marketing_consent: false },
    ]);
    const [left] = await crowd.server.rows<{ consents: number }>(
      `select count(*)::int as consents from subscribers
       where shop_id = $1 and phone_e164 is null and wa_id is null and bsuid is null and has_marketing_consent`,
      [crowd.server.shopId],
    );
    expect(left).toEqual({ consents: 0 });
  });

  it('is taken from an account when another one speaks from it', async () => {
    await crowd.agree(lena.phone);
    await crowd.says(lena, 'Hello');
    await crowd.says({ ...lena, bsuid: 'DE.900000002' }, 'I have this number now');
    expect(await crowd.rowsOf({ phone: lena.phone })).toMatchObject([
      { bsuid: 'DE.900000002', has_marketing_consent: false },
    ]);
    expect(await crowd.rowsOf({ bsuid: lena.bsuid })).toMatchObject([
      { phone_e164: null, wa_id: null, has_marketing_consent: true },
    ]);
  });
});
