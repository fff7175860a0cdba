import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** The first match wins, because most browsers also claim to be older browsers. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const DEVICES: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** Shortens a user agent, for example to 'Safari 18 on iPhone'. Returns an unknown user agent unchanged. */
export function nameBrowser(userAgent: string): string {
  const browser = BROWSERS.map(([mark, name]) => [name, mark.exec(userAgent)?.[1]] as const).find(
    ([, version]) => version !== undefined,
  );
  if (!browser) return userAgent;
  const device = DEVICES.find(([mark]) => mark.test(userAgent))?.[1];
  const name = browser.join(' ');
  return device === undefined ? name : fill(texts.names.browserOn, { browser: name, device });
}
