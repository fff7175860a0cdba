import { inject } from 'vitest';
import type { SavedEnvironment } from './begin-as-saved.ts';
import { findSavedEnvironment } from './saved-environment.ts';

/** The environment that those of this run begin as, and the programs that they run. */
export function savedEnvironment(): Promise<SavedEnvironment> {
  return findSavedEnvironment({ postgresUrl: inject('postgresUrl'), folder: inject('runFolder') });
}
