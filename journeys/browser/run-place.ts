import type { SavedEnvironmentPlace } from '../../tools/test-environment/saved-environment.ts';

/** Playwright starts its workers with the environment variables that the set-up leaves; there is no other channel. */
const VARIABLE = 'JOURNEYS_PLACE';

export function savePlace(place: SavedEnvironmentPlace): void {
  process.env[VARIABLE] = JSON.stringify(place);
}

/** Returns the location of this run's databases. */
export function readPlace(): SavedEnvironmentPlace {
  return JSON.parse(process.env[VARIABLE] ?? '') as SavedEnvironmentPlace;
}
