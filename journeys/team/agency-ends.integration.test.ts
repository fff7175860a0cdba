import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { AgencyApi, BEN, clearTeams, WREN } from './agency-fixture.ts';
import { ADA, MAIL, refused, type Browser } from './team-fixture.ts';

let server: OpenServer;
let api: AgencyApi;
let owner: Browser;
let otherOwner: Browser;
beforeAll(async () => {
  server = await openServer({ role: 'api', settings: MAIL });
  api = new AgencyApi(server);
  owner = await api.logInThroughStore();
  otherOwner = await api.logInThroughStore(DEMO_SHOP);
});
afterAll(() => server.close());
beforeEach(() => clearTeams(server));

const saveView = (browser: Browser, name: string) =>
  api.post(
    '/database/api/views/saveView',
    { shopUrl: BLUEBELL, list: 'messages', filters: { state: 'failed' }, name },
    browser,
  );

/** An agency with Ada as its manager, and Ben. */
async function foundWithBen(role = 'marketer') {
  const ada = await api.found(owner, { role });
  const ben = await api.addColleague(ada, BEN);
  const { agencyId } = await api.firstAgency(ada);
  return { ada, ben, agencyId };
}

/** A second agency in the same shop, founded by Cleo, with Ben. */
async function foundOtherWithBen(role: string) {
  const cleo = await api.found(owner, { email: 'cleo@tern.example', role });
  const { agencyId } = await api.firstAgency(cleo);
  await api.act('invite', { agencyId, email: BEN }, cleo);
  await api.open(BEN);
  return { cleo, agencyId };
}

describe('a shop', () => {
  it('changes the role of an agency, from the next request on', async () => {
    const { ada, ben, agencyId } = await foundWithBen('viewer');
    expect(await saveView(ben, 'First')).toMatchObject(refused('RIGHT_MISSING'));
    expect(await api.ofShop('changeAgencyRole', { agencyId, role: 'support' }, owner)).toMatchObject({
      body: { role: 'support' },
    });
    expect(await saveView(ben, 'Second')).toMatchObject({ status: 200 });
    expect(await api.ofShop('changeAgencyRole', { agencyId, role: 'admin' }, ada)).toMatchObject(
      refused('RIGHT_MISSING'),
    );
    expect(await api.ofShop('changeAgencyRole', { agencyId, role: 'owner' }, owner)).toMatchObject({
      status: 422,
    });
    // One person of an agency has no role of their own.
    const userId = await api.userIdOf(BEN);
    expect(await api.ofShop('changeRole', { userId, role: 'admin' }, owner)).toMatchObject(
      refused('NOT_FOUND'),
    );
  });

  it('removes an agency with everybody, but nobody whom it invited itself', async () => {
    const ada = await api.join(owner, ADA, 'viewer');
    await api.act('create', { name: WREN }, ada);
    const { agencyId } = await api.firstAgency(ada);
    await api.inviteAgency(owner, { role: 'admin' });
    const [invitation] = (await api.agenciesOf(ada)).invitations;
    await api.act(
      'acceptShopInvitation',
      { invitationId: invitation?.invitationId, agencyId, name: null },
      ada,
    );
    const ben = await api.addColleague(ada, BEN);
    // The role of her own invitation counts, although the agency's is stronger.
    expect([await api.roleOf(ada), await api.roleOf(ben)]).toEqual(['viewer', 'admin']);
    const userId = await api.userIdOf(BEN);
    expect(await api.ofShop('removeAgency', { agencyId }, owner)).toMatchObject({ body: { removed: true } });
    expect([await api.roleOf(ada), await api.roleOf(ben)]).toEqual(['viewer', null]);
    expect(await server.rows('select from merchant_sessions where user_id = $1', [userId])).toEqual([]);
    expect(await api.ofShop('removeAgency', { agencyId }, owner)).toMatchObject({ body: { removed: false } });
    // Invited again, the agency is back, and the old logins are not.
    await api.inviteAgency(owner);
    const [again] = (await api.agenciesOf(ada)).invitations;
    await api.act('acceptShopInvitation', { invitationId: again?.invitationId, agencyId, name: null }, ada);
    expect(await api.roleOf(ben)).toBeNull();
    expect(await api.roleOf((await api.useLink(BEN)).browser)).toBe('marketer');
  });

  it('removes one person of an agency, whom no agency brings back', async () => {
    const { ada, ben, agencyId } = await foundWithBen();
    await foundOtherWithBen('viewer');
    const userId = await api.userIdOf(BEN);
    await api.ofShop('removePerson', { userId }, owner);
    expect(await api.roleOf(ben)).toBeNull();
    // Neither another role, nor a new account with the same address.
    await api.ofShop('changeAgencyRole', { agencyId, role: 'admin' }, owner);
    await api.act('removePerson', { agencyId, userId }, ada);
    await api.act('invite', { agencyId, email: BEN.toUpperCase() }, ada);
    await api.open(BEN);
    expect(
      await server.rows('select from memberships where user_id = $1', [await api.userIdOf(BEN)]),
    ).toEqual([]);
    const agency = (await api.seenByShop(owner)).agencies.find((one) => one.agencyId === agencyId);
    expect(agency?.people.find(({ email }) => email === BEN)?.access).toBe('none');
    // Only the shop itself lets the person in again.
    await api.ofShop('invite', { email: BEN, role: 'support' }, owner);
    await api.open(BEN);
    const back = (await api.useLink(BEN)).browser;
    expect(await api.roleOf(back)).toBe('support');
  });

  it('invites a person of an agency directly, who then stays without the agency', async () => {
    const { ben, agencyId } = await foundWithBen();
    expect(await api.ofShop('invite', { email: BEN, role: 'viewer' }, owner)).toMatchObject({ status: 200 });
    await api.open(BEN, ben);
    expect(await api.roleOf(ben)).toBe('viewer');
    await api.ofShop('removeAgency', { agencyId }, owner);
    expect(await api.roleOf(ben)).toBe('viewer');
    expect(await api.ofShop('invite', { email: BEN, role: 'viewer' }, owner)).toMatchObject(
      refused('ALREADY_IN_TEAM'),
    );
  });

  it('requires a second step from agencies, too', async () => {
    const { ben } = await foundWithBen();
    await api.ofShop('requireSecondFactor', { isRequired: true }, owner);
    expect(await saveView(ben, 'Without')).toMatchObject(refused('SECOND_FACTOR_MISSING'));
    await api.ofShop('requireSecondFactor', { isRequired: false }, owner);
    expect(await saveView(ben, 'With')).toMatchObject({ status: 200 });
  });

  it('shows agency people where it shows its own', async () => {
    const { ada } = await foundWithBen('support');
    const { body } = await api.get(`/database/api/inbox/getMembers?shopUrl=${BLUEBELL}`, ada);
    expect((body as { members: { name: string | null }[] }).members.map(({ name }) => name)).toEqual([
      null,
      'Ada',
      'Ben',
    ]);
  });
});

describe('a person of two agencies', () => {
  it('has the stronger role, and stays until the last agency is gone', async () => {
    const { ada, ben, agencyId } = await foundWithBen('viewer');
    const other = await foundOtherWithBen('marketer');
    expect(await api.roleOf(ben)).toBe('marketer');
    await api.ofShop('removeAgency', { agencyId: other.agencyId }, owner);
    expect(await api.roleOf(ben)).toBe('viewer');
    await api.act('removePerson', { agencyId, userId: await api.userIdOf(BEN) }, ada);
    expect(await api.roleOf(ben)).toBeNull();
  });

  it('is out if both let go at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      await clearTeams(server);
      const { ada, agencyId } = await foundWithBen('viewer');
      const other = await foundOtherWithBen('marketer');
      const userId = await api.userIdOf(BEN);
      const answers = await Promise.all([
        api.act('removePerson', { agencyId, userId }, ada),
        api.ofShop('removeAgency', { agencyId: other.agencyId }, owner),
        api.act('removePerson', { agencyId: other.agencyId, userId }, other.cleo),
      ]);
      expect(answers.map(({ status }) => status)).not.toContain(500);
      expect(await server.rows('select from memberships where user_id = $1', [userId])).toEqual([]);
    }
  });
});

describe('an agency', () => {
  it('is deleted with its access everywhere', async () => {
    const { ada, ben, agencyId } = await foundWithBen();
    expect(await api.act('delete', { agencyId }, ben)).toMatchObject(refused('NOT_A_MANAGER'));
    expect(await api.act('delete', { agencyId }, ada)).toMatchObject({ body: { deleted: true } });
    expect([await api.roleOf(ada), await api.roleOf(ben)]).toEqual([null, null]);
    for (const table of [
      'users',
      'memberships',
      'agency_people',
      'agency_shops',
      'merchant_sessions where user_id is not null',
    ])
      expect(await server.rows(`select from ${table}`)).toEqual([]);
    expect((await api.seenByShop(owner)).agencies).toEqual([]);
  });

  it('stops working for one shop and goes on in another', async () => {
    const { ada, ben, agencyId } = await foundWithBen();
    await api.inviteAgency(otherOwner, { shopUrl: DEMO_SHOP });
    const [invitation] = (await api.agenciesOf(ada)).invitations;
    const body = { invitationId: invitation?.invitationId, agencyId, name: null };
    // Both shops get an answer, and one that is given twice counts once.
    const twice = await Promise.all([
      api.act('acceptShopInvitation', body, ada),
      api.act('acceptShopInvitation', body, ada),
    ]);
    expect(twice.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 410]));
    expect(await api.act('leaveShop', { agencyId, fromShopUrl: BLUEBELL }, ben)).toMatchObject(
      refused('NOT_A_MANAGER'),
    );
    expect(await api.act('leaveShop', { agencyId, fromShopUrl: BLUEBELL }, ada)).toMatchObject({
      body: { left: true },
    });
    expect(await api.merchantOf(ben)).toBeNull();
    expect(await api.merchantOf((await api.useLink(BEN)).browser)).toMatchObject({
      shopUrl: DEMO_SHOP,
      shops: [{}],
    });
  });

  it('is not found in a shop that was uninstalled', async () => {
    const { ada } = await foundWithBen();
    await api.inviteAgency(otherOwner, { shopUrl: DEMO_SHOP });
    await server.rows('update shops set uninstalled_at = now() where shop_url = $1', [DEMO_SHOP]);
    const { invitations } = await api.agenciesOf(ada);
    await server.rows('update shops set uninstalled_at = null where shop_url = $1', [DEMO_SHOP]);
    expect(invitations).toEqual([]);
  });

  it('is named in the log of each shop that it works for, and in no other', async () => {
    const cleo = await api.join(otherOwner, 'cleo@tern.example', 'admin', DEMO_SHOP);
    const { ada, ben, agencyId } = await foundWithBen();
    await saveView(ben, 'Of Ben');
    await api.act('removePerson', { agencyId, userId: await api.userIdOf(BEN) }, ada);
    await api.act('create', { name: 'Tern' }, cleo);
    await api.act('delete', { agencyId }, ada);
    const change = (before: object | null, after: object | null) => ({ before, after });
    const works = { agency: WREN, role: 'marketer' };
    const person = { person: 'Ben', agency: WREN };
    expect(await api.logOf(owner)).toEqual([
      { by: 'Ada', agency: null, action: '/database/api/agency/delete', change: change(works, null) },
      { by: 'Ada', agency: WREN, action: '/database/api/agency/removePerson', change: change(person, null) },
      { by: 'Ada', agency: WREN, action: '/auth/acceptInvitation/colleague', change: change(null, person) },
      { by: 'Ada', agency: WREN, action: '/auth/acceptInvitation/agency', change: change(null, works) },
      {
        by: null,
        agency: null,
        action: '/database/api/team/inviteAgency',
        change: change(null, { address: ADA, role: 'marketer' }),
      },
    ]);
    const views = await server.rows("select person, agency from audit_log where action like '%saveView'");
    expect(views).toEqual([{ person: 'Ben', agency: WREN }]);
    const elsewhere = await api.logOf(otherOwner, DEMO_SHOP);
    expect(JSON.stringify(elsewhere)).not.toMatch(/agency\/|Wren|Tern/);
    await server.rows('delete from saved_views');
  });
});
