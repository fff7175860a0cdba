import type { Context } from '#platform/context.ts';
import { networksOf } from '#platform/http-client/address-range.ts';
import { askAddress, type Asked } from '#platform/http-client/ask-address.ts';
import type { FlightCheck } from '../../contract/flight-check.ts';
import { linkWords } from '../../rules/link-words.ts';

/** Nobody waits longer for a check. */
const WITHIN_MS = 4000;
/** A check calls no more servers than this. */
const MOST_ASKED = 10;

/** Requests each of these addresses once, all together, and reports the results. */
export async function checkLinks(
  { settings }: Pick<Context, 'settings'>,
  addresses: readonly string[],
): Promise<FlightCheck['checks']> {
  const mayAsk = networksOf(settings);
  return Promise.all(
    [...new Set(addresses)].map(async (address, place) => {
      const asked = place < MOST_ASKED ? await askAddress(address, { mayAsk, withinMs: WITHIN_MS }) : null;
      return { name: 'link' as const, ...linkWords(address, settings.isSandbox ? leaveOut(asked) : asked) };
    }),
  );
}

/** Addresses that the sandbox may not call are not checked. */
function leaveOut(asked: Asked | null): Asked | null {
  return asked?.kind === 'closed' || asked?.kind === 'unknownName' || asked?.kind === 'silent' ? null : asked;
}
