import { AppError } from '#platform/errors/app-error.ts';
import { addWork, mayWork, WORK_OF_AN_UPLOAD_MS, type Work } from '../rules/work-allowance.ts';

/** More than one person starts at the same time. Their files wait on the disk until their turn. */
const UPLOADS_AT_ONCE = 8;

/** Limits one shop's uploads in this process: their number, and their work in a minute. */
export class UploadBounds {
  readonly #underWay = new Map<number, number>();
  readonly #work = new Map<number, Work>();

  /** Admits an upload until `leave`. Throws TOO_MANY_REQUESTS. */
  enter(shopId: number): void {
    const underWay = this.#underWay.get(shopId) ?? 0;
    if (underWay >= UPLOADS_AT_ONCE || !mayWork(this.#work.get(shopId), performance.now()))
      throw new AppError('TOO_MANY_REQUESTS');
    this.#underWay.set(shopId, underWay + 1);
    this.addWork(shopId, WORK_OF_AN_UPLOAD_MS);
  }

  addWork(shopId: number, ms: number): void {
    this.#work.set(shopId, addWork(this.#work.get(shopId), ms, performance.now()));
  }

  leave(shopId: number): void {
    const left = (this.#underWay.get(shopId) ?? 0) - 1;
    if (left > 0) this.#underWay.set(shopId, left);
    else this.#underWay.delete(shopId);
  }
}
