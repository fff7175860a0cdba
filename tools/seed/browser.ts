interface Answer {
  body: unknown;
  /** Returns the target of the redirect; throws if the response is not a redirect. */
  redirectTo: () => string;
}

/** Names and values. */
export type StoredCookies = readonly (readonly [string, string])[];

/** The part of a browser that a login needs. It stores cookies, and returns redirects instead of following them. */
export class Browser {
  /** By host and port, because the app and the sandbox share a host name. */
  readonly #cookies = new Map<string, Map<string, string>>();

  /** `kept` are the cookies that the browser already has for a URL. */
  constructor(kept: { url: string; cookies: StoredCookies } | null = null) {
    if (kept) this.#cookies.set(new URL(kept.url).host, new Map(kept.cookies));
  }

  /** Returns the browser's cookies for a URL, for another browser to use. */
  cookiesOf(url: string): StoredCookies {
    return [...this.#cookiesOf(url)];
  }

  get(url: string): Promise<Answer> {
    return this.#fetch('GET', url);
  }

  post(url: string, body?: unknown): Promise<Answer> {
    return this.#fetch('POST', url, body);
  }

  async #fetch(method: string, url: string, body?: unknown): Promise<Answer> {
    const cookies = this.#cookiesOf(url);
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return this.#read(method, url, response);
  }

  async #read(method: string, url: string, response: Response): Promise<Answer> {
    const text = await response.text();
    const { origin, pathname } = new URL(url);
    const outcome = `${method} ${origin}${pathname} answered ${response.status}`;
    if (response.status >= 400) throw new Error(`${outcome}: ${text.slice(0, 300)}`);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const location = response.headers.get('location');
    return {
      body: isJson ? (JSON.parse(text) as unknown) : text,
      redirectTo: () => {
        if (location === null) throw new Error(`${outcome} and leads nowhere`);
        return new URL(location, url).href;
      },
    };
  }

  #cookiesOf(url: string): Map<string, string> {
    const { host } = new URL(url);
    const kept = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, kept);
    return kept;
  }
}
