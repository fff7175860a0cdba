import { expect, it } from 'vitest';
import { nameBrowser } from './name-browser.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

it.each([
  [
    'Safari 18 on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['Safari 26 on Mac', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`],
  ['Chrome 142 on Mac', `${MAC} ${CHROME}`],
  ['Chrome 142 on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`],
  ['Edge 142 on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/142.0.0.0`],
  ['Firefox 145 on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['curl/8.5.0', 'curl/8.5.0'],
])('%s', (name, userAgent) => {
  expect(nameBrowser(userAgent)).toBe(name);
});
