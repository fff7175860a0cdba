import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { AgencyApi, BEN, clearTeams, WREN } from './agency-fixture.ts';
import { ADA, MAIL, refused, type Browser } from './team-fixture.ts';

const CLEO = 'cleo@wren.example';

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

/** Lets the agency of Ada, who is logged in, also work for the other shop. */
async function workForOther(ada: Browser, role = 'viewer'): Promise<void> {
  const { agencyId } = await api.firstAgency(ada);
  await api.inviteAgency(otherOwner, { role, shopUrl: DEMO_SHOP });
  const [invitation] = (await api.agenciesOf(ada)).invitations;
  const body = { invitationId: invitation?.invitationId, agencyId, name: null };
  expect((await api.act('acceptShopInvitation', body, ada)).status).toBe(200);
}

describe('a shop’s invitation', () => {
  it('lets a new person found an agency, once', async () => {
    expect(await api.inviteAgency(owner, { email: 'ADA@wren.example' })).toMatchObject({
      body: { email: ADA },
    });
    const token = await api.tokenFor(ADA);
    expect(await api.post('/auth/getInvitation', { token })).toMatchObject({
      body: { kind: 'agency', email: ADA, role: 'marketer', isKnown: false },
    });
    expect(await api.open(ADA)).toMatchObject({ status: 422, ...refused('MALFORMED_REQUEST') });
    const ada: Browser = new Map();
    expect(await api.open(ADA, ada, { agencyName: ` ${WREN} ` })).toMatchObject({
      body: { next: 'loggedIn' },
    });
    expect(await api.merchantOf(ada)).toMatchObject({ shopUrl: BLUEBELL, role: 'marketer' });
    expect(await api.firstAgency(ada)).toMatchObject({
      name: WREN,
      isManager: true,
      shops: [{ role: 'marketer' }],
    });
    expect(await api.open(ADA)).toMatchObject({ status: 410, ...refused('INVITATION_EXPIRED') });
  });

  it('is void after seven days, after it was withdrawn, and after it was sent again', async () => {
    await api.inviteAgency(owner);
    const first = await api.tokenFor(ADA);
    await api.inviteAgency(owner, { role: 'viewer' });
    const use = (token: string) =>
      api.post('/auth/acceptInvitation', { token, name: 'Ada', agencyName: WREN });
    expect(await use(first)).toMatchObject(refused('INVITATION_EXPIRED'));
    await server.rows("update agency_invitations set expires_at = now() - interval '1 second'");
    expect(await use(await api.tokenFor(ADA))).toMatchObject(refused('INVITATION_EXPIRED'));
    const [open] = (await api.seenByShop(owner)).invitations;
    expect(open).toMatchObject({ email: ADA, role: 'viewer', isExpired: true });
    await api.inviteAgency(owner);
    const body = { invitationId: open?.invitationId };
    await api.ofShop('withdrawAgencyInvitation', body, otherOwner, DEMO_SHOP);
    expect((await api.seenByShop(owner)).invitations).toHaveLength(1);
    await api.ofShop('withdrawAgencyInvitation', body, owner);
    expect(await use(await api.tokenFor(ADA))).toMatchObject(refused('INVITATION_EXPIRED'));
  });

  it('gives whoever it was forwarded to neither access nor a choice', async () => {
    const ada = await api.join(owner, ADA);
    const ben = await api.join(owner, BEN);
    await api.inviteAgency(otherOwner, { shopUrl: DEMO_SHOP });
    const token = await api.tokenFor(ADA);
    const stranger: Browser = new Map();
    expect(await api.open(ADA, stranger, { agencyName: WREN })).toMatchObject({
      body: { next: 'logInFirst' },
    });
    expect(await api.merchantOf(stranger)).toBeNull();
    expect((await api.seenByShop(otherOwner, DEMO_SHOP)).agencies).toEqual([]);
    const accept = (browser: Browser) =>
      api.post('/auth/acceptInvitation', { token, name: 'Eve', agencyName: WREN }, browser);
    expect(await accept(ben)).toMatchObject(refused('INVITATION_FOR_OTHER'));
    const [seen] = (await api.agenciesOf(ada)).invitations;
    expect((await api.agenciesOf(ben)).invitations).toEqual([]);
    const body = { invitationId: seen?.invitationId, agencyId: null, name: WREN };
    expect(await api.act('acceptShopInvitation', body, ben)).toMatchObject(refused('INVITATION_EXPIRED'));
    expect(await accept(ada)).toMatchObject({ body: { next: 'openAgencies' } });
    expect(await api.act('acceptShopInvitation', body, ada)).toMatchObject({ status: 200 });
    expect(await api.merchantOf(ada)).toMatchObject({ shops: [{}, {}] });
  });

  it('brings a manager without a shop back with the agency that the manager has', async () => {
    const ada = await api.found(owner);
    const { agencyId } = await api.firstAgency(ada);
    await api.ofShop('removeAgency', { agencyId }, owner);
    expect(await api.merchantOf(ada)).toBeNull();
    await api.inviteAgency(otherOwner, { shopUrl: DEMO_SHOP });
    expect(await api.open(ADA)).toMatchObject({ body: { next: 'mailSent' } });
    const back: Browser = new Map();
    await api.post('/auth/logInByLink', { token: await api.tokenFor(ADA) }, back);
    expect(await api.firstAgency(back)).toMatchObject({ agencyId, shops: [{ shopUrl: DEMO_SHOP }] });
  });

  it('goes to an agency once, also if two of its managers are invited', async () => {
    const ada = await api.found(owner);
    await api.addColleague(ada, BEN);
    const { agencyId } = await api.firstAgency(ada);
    await api.act('setManager', { agencyId, userId: await api.userIdOf(BEN), isManager: true }, ada);
    const ben = (await api.useLink(BEN)).browser;
    await api.inviteAgency(owner, { email: BEN });
    const [invitation] = (await api.agenciesOf(ben)).invitations;
    const body = { invitationId: invitation?.invitationId, agencyId, name: null };
    expect(await api.act('acceptShopInvitation', body, ben)).toMatchObject(refused('AGENCY_WORKS_HERE'));
    expect((await api.seenByShop(owner)).agencies).toHaveLength(1);
  });

  it('is limited to ten agencies of a shop', async () => {
    await server.rows(
      `insert into agency_invitations (shop_id, email, role, token_hash, sent_at, expires_at)
       select shop_id, n || '@wren.example', 'viewer', sha256(n::text::bytea), now(), now()
       from shops, generate_series(1, 10) n where shop_url = $1`,
      [BLUEBELL],
    );
    expect(await api.inviteAgency(owner)).toMatchObject(refused('SHOP_AGENCIES_FULL'));
  });
});

describe('the people of an agency', () => {
  it('get into all its shops when they join, and are out when they are removed', async () => {
    const ada = await api.found(owner);
    await workForOther(ada);
    const ben = await api.addColleague(ada, BEN);
    expect(await api.merchantOf(ben)).toMatchObject({ shops: [{}, {}] });
    const [agency] = (await api.seenByShop(owner)).agencies;
    expect(agency).toMatchObject({ name: WREN, role: 'marketer', invitedBy: null });
    expect(agency?.people.map(({ email, access }) => [email, access])).toEqual([
      [ADA, 'thisAgency'],
      [BEN, 'thisAgency'],
    ]);
    const { agencyId } = await api.firstAgency(ada);
    const userId = await api.userIdOf(BEN);
    expect(await api.act('removePerson', { agencyId, userId: await api.userIdOf(ADA) }, ben)).toMatchObject(
      refused('NOT_A_MANAGER'),
    );
    expect(await api.act('removePerson', { agencyId, userId }, ada)).toMatchObject({
      body: { removed: true },
    });
    expect(await api.merchantOf(ben)).toBeNull();
    expect(await server.rows('select from users where email = $1', [BEN])).toEqual([]);
    expect(await server.rows('select from merchant_sessions where user_id = $1', [userId])).toEqual([]);
  });

  it('are invited once, by managers only, and forwarded invitations open no account', async () => {
    const ada = await api.found(owner);
    const { agencyId } = await api.firstAgency(ada);
    await api.join(otherOwner, CLEO, 'viewer', DEMO_SHOP);
    await api.act('invite', { agencyId, email: 'CLEO@wren.example' }, ada);
    expect(await api.post('/auth/getInvitation', { token: await api.tokenFor(CLEO) })).toMatchObject({
      body: { kind: 'colleague', agencyName: WREN, isKnown: true },
    });
    const stranger: Browser = new Map();
    expect(await api.open(CLEO, stranger)).toMatchObject({ body: { next: 'mailSent' } });
    expect(await api.merchantOf(stranger)).toBeNull();
    expect(await api.act('invite', { agencyId, email: CLEO }, ada)).toMatchObject(
      refused('ALREADY_IN_AGENCY'),
    );
    const cleo = (await api.useLink(CLEO)).browser;
    expect(await api.merchantOf(cleo)).toMatchObject({ shops: [{}, {}] });
    expect(await api.act('invite', { agencyId, email: BEN }, cleo)).toMatchObject(refused('NOT_A_MANAGER'));
    const [invited] = [await api.act('invite', { agencyId, email: BEN }, ada)];
    const { invitationId } = invited.body as { invitationId: string };
    await api.act('withdrawInvitation', { agencyId, invitationId }, ada);
    expect(await api.open(BEN)).toMatchObject(refused('INVITATION_EXPIRED'));
  });

  it('have a manager at all times', async () => {
    const ada = await api.found(owner);
    const { agencyId } = await api.firstAgency(ada);
    await api.addColleague(ada, BEN);
    const [adaId, benId] = [await api.userIdOf(ADA), await api.userIdOf(BEN)];
    for (const [name, body] of [
      ['leave', { agencyId }],
      ['removePerson', { agencyId, userId: adaId }],
      ['setManager', { agencyId, userId: adaId, isManager: false }],
    ] as const)
      expect(await api.act(name, body, ada)).toMatchObject({ status: 409, ...refused('LAST_MANAGER') });
    await api.act('setManager', { agencyId, userId: benId, isManager: true }, ada);
    const ben = (await api.useLink(BEN)).browser;
    // Both leave at the same time, and one of them has to stay. The lock stops each request after its check for another manager.
    const holder = new pg.Client({ connectionString: server.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from agency_people for update');
    const leaving = Promise.all([ada, ben].map((manager) => api.act('leave', { agencyId }, manager)));
    await waitFor('both to wait', async () => {
      const waiting = await server.rows(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return waiting.length === 2;
    });
    await holder.query('commit');
    await holder.end();
    expect((await leaving).map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(await server.rows('select from agency_people where is_manager')).toHaveLength(1);
  });

  it('are found by nobody outside of the agency', async () => {
    const ada = await api.found(owner);
    const { agencyId } = await api.firstAgency(ada);
    const eve = await api.join(otherOwner, 'eve@wren.example', 'admin', DEMO_SHOP);
    const userId = await api.userIdOf(ADA);
    const invitationId = userId;
    const fromShopUrl = BLUEBELL;
    for (const [name, body] of Object.entries({
      invite: { email: BEN },
      withdrawInvitation: { invitationId },
      setManager: { userId, isManager: false },
      removePerson: { userId },
      leave: {},
      leaveShop: { fromShopUrl },
      delete: {},
    }))
      expect(await api.act(name, { agencyId, ...body }, eve)).toMatchObject({
        status: 404,
        ...refused('NOT_FOUND'),
      });
    expect(await api.act('create', { name: 'Mine' }, owner)).toMatchObject(refused('ACCOUNT_NEEDED'));
    const elsewhere = [
      await api.ofShop('changeAgencyRole', { agencyId, role: 'admin' }, otherOwner, DEMO_SHOP),
      await api.ofShop('removeAgency', { agencyId }, otherOwner, DEMO_SHOP),
    ];
    expect(elsewhere).toMatchObject([refused('NOT_FOUND'), { body: { removed: false } }]);
    expect(await api.roleOf(ada)).toBe('marketer');
    expect(JSON.stringify(await api.seenByShop(otherOwner, DEMO_SHOP))).not.toContain(ADA);
  });

  it('are at most a hundred, and an agency works for at most a hundred shops', async () => {
    const ada = await api.found(owner);
    const { agencyId } = await api.firstAgency(ada);
    await server.rows(
      `insert into agency_people_invitations
         (agency_id, email, token_hash, invited_by, invited_by_name, sent_at, expires_at)
       select $1, n || '@wren.example', sha256(n::text::bytea), gen_random_uuid(), 'Ada', now(), now()
       from generate_series(1, 99) n`,
      [agencyId],
    );
    expect(await api.act('invite', { agencyId, email: BEN }, ada)).toMatchObject(refused('AGENCY_FULL'));
    await server.rows('delete from agency_people_invitations');
    for (let n = 1; n < 20; n++) await api.act('create', { name: `Agency ${n}` }, ada);
    expect(await api.act('create', { name: 'One more' }, ada)).toMatchObject(refused('AGENCIES_FULL'));
  });
});
