import type { Carrier } from './carrier.ts';

/** Everything that is tracked of a merchant's use, by the specification's names. */
export type TrackedEvent =
  | 'Plans Page Opened'
  | `Plan Changed to ${string}`
  | 'Approve Charges Clicked'
  | 'Dashboard Loaded'
  | 'Tried Turn on Paid Feature'
  | `OptInTools Setting: ${'Design' | 'Behaviour' | 'Follow Up'}`
  | `${string} turned ${'on' | 'off'}`;

export type Traits = Record<string, string | number | boolean | null>;

/** What happens before it is known whether anything is reported at all; more than this is dropped. */
const KEPT_UNTIL_KNOWN = 50;

let waiting: ((carrier: Carrier) => void)[] | null = [];
let carrier: Carrier | null = null;

/** Notes a use of the product. Without keys nothing is sent. */
export function track(event: TrackedEvent, properties: Traits = {}): void {
  give((to) => to.capture(event, properties));
}

/** Says whose use it is: the store, never a person. */
export function identify(shopUrl: string, traits: Traits): void {
  give((to) => to.identify(shopUrl, traits));
}

/** Reports a fault that no screen expected. */
export function reportFault(error: unknown): void {
  give((to) => to.reportFault(error));
}

/** Told once where things go, or that they go nowhere: then all that waited is forgotten. */
export function carryBy(known: Carrier | null): void {
  carrier = known;
  if (known !== null) waiting?.forEach((one) => one(known));
  waiting = null;
}

function give(one: (to: Carrier) => void): void {
  if (carrier !== null) one(carrier);
  else if (waiting !== null && waiting.length < KEPT_UNTIL_KNOWN) waiting.push(one);
}
