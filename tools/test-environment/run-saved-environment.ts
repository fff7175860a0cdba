import { inject } from 'vitest';
import type { SavedEnvironment } from './begin-as-saved.ts';
import { findSavedEnvironment } from './saved-environment.ts';

/** Returns the saved environment that this run's environments start from, and the programs that they run. */
export function savedEnvironment(): Promise<SavedEnvironment> {
  return findSavedEnvironment({ postgresUrl: inject('postgresUrl'), folder: inject('runFolder') });
}
