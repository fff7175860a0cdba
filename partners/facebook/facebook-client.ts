import { GraphFailure, callGraph, openGraph, type Graph } from '#partners/meta/graph-call.ts';
import { PhoneNumbersResponse, type PhoneNumber } from '#partners/whatsapp/payloads/phone-number.ts';
import { DoneResponse, Page, PagesResponse, Person, TokenResponse } from './payloads/facebook-responses.ts';

/** A failed call about logins, pages or numbers. */
export class FacebookError extends GraphFailure {
  static override readonly api = 'Facebook';

  /** The token is invalid: only a new login helps. */
  get isDeadToken(): boolean {
    return this.code === 190;
  }

  /** The person or the app lacks the permission. */
  get isForbidden(): boolean {
    return this.code === 10 || (this.code !== null && this.code >= 200 && this.code <= 299);
  }
}

export interface FacebookPerson {
  id: string;
  name: string;
  pictureUrl: string | null;
}

/** A page as its person sees it. `tasks` are what they may do there, such as MESSAGING or MANAGE. */
export interface FacebookPage {
  id: string;
  name: string;
  accessToken: string | null;
  tasks: readonly string[];
  pictureUrl: string | null;
}

/** The page's webhook fields that we subscribe to, by the names in Messenger's webhook reference. */
const SUBSCRIBED_FIELDS = [
  'messages',
  'messaging_postbacks',
  'messaging_optins',
  'messaging_referrals',
  'message_deliveries',
  'message_reads',
  'message_echoes',
  'standby',
  'messaging_handovers',
  'message_template_status_update',
  'messaging_policy_enforcement',
] as const;

const PAGES_A_CALL = '100';
/** A limit against lists that never end; no real list is this long. */
const MOST_PAGE_CALLS = 20;

const ANSWER_TIMEOUT_MS = 15_000;

/** The Meta app that makes calls, and Graph's URL. `graphVersion` looks like `v25.0`. */
interface FacebookApp {
  appId: string;
  appSecret: string;
  graphUrl: string;
  graphVersion: string;
}

/** Logins with Facebook, a person's pages, and WhatsApp's embedded signup. Throws FacebookError. */
export class FacebookClient {
  readonly #app: FacebookApp;
  readonly #graph: Graph;

  constructor(app: FacebookApp) {
    this.#app = app;
    this.#graph = openGraph({ ...app, Failure: FacebookError, timeoutMs: ANSWER_TIMEOUT_MS });
  }

  /** Returns the token for a dialog's code. `redirectUri` must be the one given to the dialog. */
  async exchangeCode(code: string, redirectUri: string): Promise<string> {
    return this.#requestToken({ code, redirect_uri: redirectUri });
  }

  /** Exchanges a token that lives for an hour for one that lives for about sixty days. */
  async lengthenToken(userToken: string): Promise<string> {
    return this.#requestToken({ grant_type: 'fb_exchange_token', fb_exchange_token: userToken });
  }

  async getPerson(userToken: string): Promise<FacebookPerson> {
    const person = await callGraph(this.#graph, Person, {
      method: 'GET',
      path: '/me',
      query: { fields: 'id,name,picture' },
      accessToken: userToken,
    });
    return {
      id: person.id,
      name: person.name ?? '',
      pictureUrl: person.picture?.data?.url ?? null,
    };
  }

  /** Returns every page that the person let this app see. Page tokens from a long-lived user token do not expire. */
  async listPages(userToken: string): Promise<FacebookPage[]> {
    const pages: FacebookPage[] = [];
    let after: string | null = null;
    for (let calls = 0; calls < MOST_PAGE_CALLS; calls += 1) {
      const response: PagesResponse = await this.#listSome(userToken, after);
      pages.push(...response.data.map(toPage));
      after = cursorOf(response.paging?.next);
      if (after === null) return pages;
    }
    return pages;
  }

  async getPage(pageId: string, pageToken: string): Promise<{ name: string; pictureUrl: string | null }> {
    const page = await callGraph(this.#graph, Page, {
      method: 'GET',
      path: `/${pageId}`,
      query: { fields: 'id,name,picture' },
      accessToken: pageToken,
    });
    return { name: page.name, pictureUrl: page.picture?.data?.url ?? null };
  }

  /** Subscribes this app to the page's webhooks. */
  async subscribePage(pageId: string, pageToken: string): Promise<void> {
    await callGraph(this.#graph, DoneResponse, {
      method: 'POST',
      path: `/${pageId}/subscribed_apps`,
      query: { subscribed_fields: SUBSCRIBED_FIELDS.join(',') },
      accessToken: pageToken,
    });
  }

  async unsubscribePage(pageId: string, pageToken: string): Promise<void> {
    await callGraph(this.#graph, DoneResponse, {
      method: 'DELETE',
      path: `/${pageId}/subscribed_apps`,
      accessToken: pageToken,
    });
  }

  /** Sets the Get Started button, without which a new person's m.me link is not reported. */
  async setGetStarted(pageToken: string, payload: string): Promise<void> {
    await callGraph(this.#graph, DoneResponse, {
      method: 'POST',
      path: '/me/messenger_profile',
      accessToken: pageToken,
      body: { get_started: { payload } },
    });
  }

  /** Returns the numbers of a WhatsApp Business account that the token gives access to. */
  async listNumbers(businessAccountId: string, businessToken: string): Promise<PhoneNumber[]> {
    const { data } = await callGraph(this.#graph, PhoneNumbersResponse, {
      method: 'GET',
      path: `/${businessAccountId}/phone_numbers`,
      query: { fields: 'id,display_phone_number,verified_name,status' },
      accessToken: businessToken,
    });
    return data;
  }

  /** Registers a number for the Cloud API. `pin` becomes its two-step verification PIN: six digits. */
  async registerNumber(phoneNumberId: string, businessToken: string, pin: string): Promise<void> {
    await callGraph(this.#graph, DoneResponse, {
      method: 'POST',
      path: `/${phoneNumberId}/register`,
      accessToken: businessToken,
      body: { messaging_product: 'whatsapp', pin },
    });
  }

  async #requestToken(grant: Record<string, string>): Promise<string> {
    const { appId, appSecret } = this.#app;
    const response = await callGraph(this.#graph, TokenResponse, {
      method: 'GET',
      path: '/oauth/access_token',
      query: { client_id: appId, client_secret: appSecret, ...grant },
    });
    return response.access_token;
  }

  #listSome(userToken: string, after: string | null): Promise<PagesResponse> {
    return callGraph(this.#graph, PagesResponse, {
      method: 'GET',
      path: '/me/accounts',
      query: {
        fields: 'id,name,access_token,tasks,picture',
        limit: PAGES_A_CALL,
        ...(after !== null && { after }),
      },
      accessToken: userToken,
    });
  }
}

function toPage(page: PagesResponse['data'][number]): FacebookPage {
  return {
    id: page.id,
    name: page.name,
    accessToken: page.access_token ?? null,
    tasks: page.tasks ?? [],
    pictureUrl: page.picture?.data?.url ?? null,
  };
}

/** Takes only the cursor from the link to the next page: the link also contains the token, and names its own host. */
function cursorOf(next: string | undefined): string | null {
  return next !== undefined && URL.canParse(next) ? new URL(next).searchParams.get('after') : null;
}
