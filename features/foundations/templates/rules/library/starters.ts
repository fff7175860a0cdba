import { CUSTOMERS } from './customers.ts';
import { OFFERS } from './offers.ts';
import { ORDERS } from './orders.ts';
import { SEASONS } from './seasons.ts';
import type { Starter } from './starter.ts';

/** Thirty templates to begin from, in the order in which they are offered. */
export const STARTERS: readonly Starter[] = [...OFFERS, ...SEASONS, ...CUSTOMERS, ...ORDERS];
