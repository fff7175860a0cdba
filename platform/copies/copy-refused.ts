import type { CopyRefusal } from './copy-note.ts';

/** Ends the transaction of a copy that cannot be made after all. */
export class CopyRefused extends Error {
  readonly refusal: CopyRefusal;

  constructor(refusal: CopyRefusal) {
    super(`This cannot be copied: ${refusal.code}`);
    this.refusal = refusal;
  }
}
