import { inject } from 'vitest';
import type { SavedWorld } from './begin-as-saved.ts';
import { findSavedWorld } from './saved-world.ts';

/** The world that those of this run begin as, and the programs that they run. */
export function savedWorld(): Promise<SavedWorld> {
  return findSavedWorld({ postgresUrl: inject('postgresUrl'), folder: inject('runFolder') });
}
