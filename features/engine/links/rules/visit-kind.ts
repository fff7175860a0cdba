/** The parts of a request that show who made it. */
export interface Visit {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** `person`: somebody followed the link. `prefetch`: their browser loaded it in advance. `program`: no person. */
export type VisitKind = 'person' | 'prefetch' | 'program';

/** Every browser starts like this, including those inside Facebook, Instagram, LINE and other apps. */
const BROWSER =
  /^Mozilla\/\d\.0 \(.*(AppleWebKit|Gecko|Trident|Presto)\/|^Mozilla\/\d\.0 \(compatible; MSIE /;
/** Small browsers, common on cheap phones, use other names. */
const SMALL_BROWSER = /^(Opera\/9\.\d+ \(|UCWEB\/|Nokia)/;

/**
 * A program that claims to be a browser also adds its name, or the address of a page about it. Cubot is a brand of
 * phones, so `cubot` is no bot.
 */
const PROGRAM = new RegExp(
  [
    /(?<!cu)bot|crawl|spider|slurp|preview|scan|fetcher|https?:\/\/|compatible;(?! MSIE)/,
    /facebookexternalhit|facebookcatalog|meta-external/,
    /google-|googleother|apis-google|mediapartners|feedfetcher|imageproxy|mailproxy|imgproxy|ggpht/,
    /headless|phantomjs|puppeteer|playwright|selenium|lighthouse|pagespeed|gtmetrix|ptst/,
    /pingdom|uptime|statuscake|site24x7|datadog|newrelic|monitor/,
    /barracuda|proofpoint|mimecast|trendmicro|symantec|zscaler|netcraft|virustotal|censys|qualys|nessus/,
    /okhttp|axios|node-fetch|undici|python|curl|wget|go-http|java\/|libwww|httpclient|postman|embedly|iframely/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const PREFETCH = /prefetch|prerender|preview|preload/i;
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Who requested a short link. A person is a browser that navigates to a page: a list of programs alone would count each
 * new one. Old browsers do not send where they navigate to, so only browsers that send it are checked.
 */
export function visitKind({ method, headers }: Visit): VisitKind {
  if (PREFETCH_HEADERS.some((name) => PREFETCH.test(textOf(headers[name])))) return 'prefetch';
  const userAgent = textOf(headers['user-agent']);
  const isBrowser = (BROWSER.test(userAgent) || SMALL_BROWSER.test(userAgent)) && !PROGRAM.test(userAgent);
  return method === 'GET' && isBrowser && goesToPage(headers) ? 'person' : 'program';
}

function goesToPage(headers: Visit['headers']): boolean {
  const [mode, target] = [textOf(headers['sec-fetch-mode']), textOf(headers['sec-fetch-dest'])];
  return (mode === '' || mode === 'navigate') && (target === '' || target === 'document');
}

function textOf(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
