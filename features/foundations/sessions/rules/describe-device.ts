import * as Bowser from 'bowser';

/** What a user agent says about itself. Each is null if it is not known. */
export interface Device {
  /** For example Chrome. */
  browser: string | null;
  /** For example Android. */
  system: string | null;
}

/** Browsers send up to a few hundred characters. */
export const MAX_USER_AGENT_LENGTH = 400;

/** Returns the browser and the operating system that a `User-Agent` header names. Anybody can send any header. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  return { browser: browser.name || null, system: os.name || null };
}

/** Returns a device as one text, which is empty if nothing is known. */
export function nameDevice({ browser, system }: Device): string {
  return [browser, system].filter((part) => part !== null).join(', ');
}
