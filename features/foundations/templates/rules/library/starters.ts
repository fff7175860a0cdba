import { CUSTOMERS } from './customers.ts';
import { OFFERS } from './offers.ts';
import { ORDERS } from './orders.ts';
import { SEASONS } from './seasons.ts';
import type { Starter } from './starter.ts';

/** The thirty starter templates, in the order offered. */
export const STARTERS: readonly Starter[] = [...OFFERS, ...SEASONS, ...CUSTOMERS, ...ORDERS];
