/** For dashboards and lists that show how many people a shop has. */
export { readTallies, type Tally } from './tallies/read-tallies.ts';
export { readReachableTallies } from './tallies/read-reachable-tallies.ts';
export { recountTallies } from './tallies/recount-tallies.ts';
