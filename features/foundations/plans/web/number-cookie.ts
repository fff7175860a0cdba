import { DAY_SECONDS } from '#platform/clock/durations.ts';

/** Set before the charge of a plan with an own number is approved. Document 1, section 4. */
const NAME = 'customNumberModalShow';

/** Offers the set-up of an own WhatsApp number for one day. */
export function rememberNumberSetUp(): void {
  write('true', DAY_SECONDS);
}

export function isNumberSetUpDue(): boolean {
  // A cookie, because the specification names one and it must outlive the visit to the store.
  return document.cookie.split('; ').includes(`${NAME}=true`);
}

export function forgetNumberSetUp(): void {
  write('', 0);
}

function write(value: string, maxAgeSeconds: number): void {
  document.cookie = `${NAME}=${value}; max-age=${maxAgeSeconds}; path=/; samesite=lax`;
}
