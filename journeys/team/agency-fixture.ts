import type { Agency } from '#features/foundations/team/contract/agency-calls.ts';
import { getAgencies } from '#features/foundations/team/contract/agency-calls.ts';
import { getShopAgencies } from '#features/foundations/team/contract/shop-agency-calls.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import type { OpenServer } from '#tools/test-environment/open-server.ts';
import { ADA, TeamApi, type Browser } from './team-fixture.ts';

export const BEN = 'ben@wren.example';
export const WREN = 'Wren & Co';

/** Makes the requests of agencies and of the shops that invite them. */
export class AgencyApi extends TeamApi {
  readonly #rows: OpenServer['rows'];

  constructor(server: OpenServer) {
    super(server);
    this.#rows = server.rows;
  }

  /** Makes a call of an agency, or of a shop about agencies, by the last part of its path. */
  act(name: string, body: object, browser: Browser) {
    return this.post(`/database/api/agency/${name}`, body, browser);
  }

  ofShop(name: string, body: object, owner: Browser, shopUrl = BLUEBELL) {
    return this.post(`/database/api/team/${name}`, { shopUrl, ...body }, owner);
  }

  inviteAgency(owner: Browser, { email = ADA, role = 'marketer', shopUrl = BLUEBELL } = {}) {
    return this.ofShop('inviteAgency', { email, role }, owner, shopUrl);
  }

  async open(email: string, browser: Browser = new Map(), more: object = {}) {
    const token = await this.tokenFor(email);
    return this.post('/auth/acceptInvitation', { token, name: 'Ada', ...more }, browser);
  }

  /** A shop invites a new person, who founds an agency. */
  async found(owner: Browser, { email = ADA, role = 'marketer', shopUrl = BLUEBELL } = {}): Promise<Browser> {
    await this.inviteAgency(owner, { email, role, shopUrl });
    const browser: Browser = new Map();
    const { body } = await this.open(email, browser, { agencyName: WREN });
    if ((body as { next?: string }).next !== 'loggedIn') throw new Error(JSON.stringify(body));
    return browser;
  }

  /** A manager invites a new person, who joins the manager's first agency. */
  async addColleague(manager: Browser, email: string, name = 'Ben'): Promise<Browser> {
    const { agencyId } = await this.firstAgency(manager);
    const { status, body } = await this.act('invite', { agencyId, email }, manager);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const browser: Browser = new Map();
    await this.open(email, browser, { name });
    return browser;
  }

  async agenciesOf(browser: Browser): Promise<ResponseOf<typeof getAgencies>> {
    return (await this.get(getAgencies.path, browser)).body as ResponseOf<typeof getAgencies>;
  }

  async firstAgency(browser: Browser): Promise<Agency> {
    const [agency] = (await this.agenciesOf(browser)).agencies;
    if (!agency) throw new Error('There is no agency.');
    return agency;
  }

  async seenByShop(owner: Browser, shopUrl = BLUEBELL): Promise<ResponseOf<typeof getShopAgencies>> {
    const { body } = await this.get(`${getShopAgencies.path}?shopUrl=${shopUrl}`, owner);
    return body as ResponseOf<typeof getShopAgencies>;
  }

  async userIdOf(email: string): Promise<string> {
    const [user] = await this.#rows<{ user_id: string }>('select user_id from users where email = $1', [
      email,
    ]);
    return user?.user_id ?? '';
  }

  async roleOf(browser: Browser): Promise<unknown> {
    return (await this.merchantOf(browser))?.['role'] ?? null;
  }

  /** What the log of a shop says about its team, the latest first. */
  async logOf(owner: Browser, shopUrl = BLUEBELL) {
    const { body } = await this.get(
      `/database/api/audit/getEntries?shopUrl=${shopUrl}&area=team&size=50`,
      owner,
    );
    const { entries } = body as {
      entries: { by: { name: string | null; agency: string | null }; action: string; change: unknown }[];
    };
    return entries.map(({ by, action, change }) => ({ by: by.name, agency: by.agency, action, change }));
  }
}

/** Deletes the teams, the agencies and the mails of all shops. */
export async function clearTeams({ rows }: OpenServer): Promise<void> {
  const tables = [
    'memberships',
    'agency_shops',
    'agencies',
    'users',
    'invitations',
    'agency_invitations',
    'login_links',
    'mails',
    'audit_log',
  ];
  for (const table of tables) await rows(`delete from ${table}`);
  await rows('delete from merchant_sessions where user_id is not null');
}
