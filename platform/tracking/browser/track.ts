import type { Carrier } from './carrier.ts';

/** Every tracked event, with the specification's names. */
export type TrackedEvent =
  | 'Plans Page Opened'
  | `Plan Changed to ${string}`
  | 'Approve Charges Clicked'
  | 'Dashboard Loaded'
  | 'Tried Turn on Paid Feature'
  | `OptInTools Setting: ${'Design' | 'Behaviour' | 'Follow Up'}`
  | `${string} turned ${'on' | 'off'}`;

export type Traits = Record<string, string | number | boolean | null>;

/** The limit of events kept until it is known whether tracking is on; more are dropped. */
const KEPT_UNTIL_KNOWN = 50;

let waiting: ((carrier: Carrier) => void)[] | null = [];
let carrier: Carrier | null = null;

/** Tracks a use of the product. Without keys nothing is sent. */
export function track(event: TrackedEvent, properties: Traits = {}): void {
  give((to) => to.capture(event, properties));
}

/** Sets who uses the product: the store, never a person. */
export function identify(shopUrl: string, traits: Traits): void {
  give((to) => to.identify(shopUrl, traits));
}

/** Reports an unexpected error. */
export function reportFault(error: unknown): void {
  give((to) => to.reportFault(error));
}

/** Sets what sends the events. Null means that tracking is off, and drops what was kept. */
export function carryBy(known: Carrier | null): void {
  carrier = known;
  if (known !== null) waiting?.forEach((one) => one(known));
  waiting = null;
}

function give(one: (to: Carrier) => void): void {
  if (carrier !== null) one(carrier);
  else if (waiting !== null && waiting.length < KEPT_UNTIL_KNOWN) waiting.push(one);
}
