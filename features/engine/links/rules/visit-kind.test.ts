import { describe, expect, it } from 'vitest';
import { LENAS_BROWSER } from '#platform/testing/cast.ts';
import { visitKind } from './visit-kind.ts';

const by = (userAgent: string | undefined, headers: Record<string, string> = {}, method = 'GET') =>
  visitKind({ method, headers: { 'user-agent': userAgent, ...headers } });

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`;
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };

describe('counts as a person', () => {
  it.each([
    ['in a web view on an iPhone', LENAS_BROWSER],
    ['in Chrome', CHROME],
    [
      'in Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    ['in Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['in Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
    ['in Samsung Internet', `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
    [
      'in Facebook',
      `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.50.82;]`,
    ],
    [
      'in Facebook on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G80 [FBAN/FBIOS;FBAV/480.0.0.37.106;FBBV/1;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.6]',
    ],
    [
      'in Messenger',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G80 [FBAN/MessengerForiOS;FBAV/480.0.0.37.106]',
    ],
    [
      'in Instagram',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G80 Instagram 350.0.0.28.109 (iPhone14,5; iOS 17_6; de_DE; de; scale=3.00; 1170x2532; 1)',
    ],
    ['in WhatsApp', `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 WhatsApp/2.24.20.89`],
    ['in LINE', `${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.18.0/IAB`],
    [
      'in Opera Mini',
      'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    ],
    [
      'in UC Browser',
      'UCWEB/2.0 (MIDP-2.0; U; Adr 9; en-US; Redmi 8A) U2/1.0.0 UCBrowser/10.7.9 U2/1.0.0 Mobile',
    ],
    [
      'on a phone with KaiOS',
      'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    ],
    [
      'on a Cubot phone',
      'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    ],
    ['in an old Internet Explorer', 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    ['in a very old one', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)'],
    [
      'in an old Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763',
    ],
  ])('%s', (_name, userAgent) => {
    expect(by(userAgent)).toBe('person');
    expect(by(userAgent, NAVIGATION)).toBe('person');
  });
});

describe('counts as a program', () => {
  it.each([
    [undefined],
    [''],
    ['Mozilla/5.0'],
    ['Lena/1.0'],
    ['okhttp/4.12.0'],
    ['axios/1.7.2'],
    ['node-fetch/1.0'],
    ['node'],
    ['undici'],
    ['python-requests/2.32.3'],
    ['curl/8.5'],
    ['Go-http-client/2.0'],
    ['Java/17.0.2'],
    ['Apache-HttpClient/4.5.14 (Java/17)'],
    ['PostmanRuntime/7.42.0'],
    ['Dalvik/2.1.0 (Linux; U; Android 13; SM-A515F)'],
    ['MyApp/3 CFNetwork/1494.0.7 Darwin/23.4.0'],
    ['WhatsApp/2.23.20.0'],
    ['WhatsApp/2.2445.7 W'],
    ['facebookexternalhit/1.1'],
    ['facebookcatalog/1.0'],
    ['meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)'],
    ['TelegramBot (like TwitterBot)'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['Viber/22.5'],
    ['Googlebot/2.1'],
    [`${CHROME} Google-PageRenderer`],
    ['Mozilla/5.0 (compatible; Google-PageRenderer/1.0)'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    ],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    ],
    ['Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com'],
    ['Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'],
    ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
    [`${CHROME} (compatible; Barracuda Sentinel)`],
  ])('%s', (userAgent) => {
    expect(by(userAgent)).toBe('program');
  });

  it('a HEAD request', () => {
    expect(by(CHROME, {}, 'HEAD')).toBe('program');
  });

  it.each([
    ['a fetch by a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a page that loads the link as an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a page that loads the link in a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('%s', (_name, headers) => {
    expect(by(CHROME, headers)).toBe('program');
  });
});

it.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['sec-purpose', 'prefetch;anonymous-client-ip'],
  ['purpose', 'prefetch'],
  ['x-purpose', 'preview'],
  ['x-moz', 'prefetch'],
])('counts as a prefetch with %s: %s', (name, value) => {
  expect(by(CHROME, { ...NAVIGATION, [name]: value })).toBe('prefetch');
});
