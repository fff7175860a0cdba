import { AppError } from '#platform/errors/app-error.ts';
import { MOST_PIXELS } from '../contract/media.ts';
import { FairQueue, type LaneKind, type WaitingPicture } from '../rules/fair-queue.ts';
import type { MediaFormat } from '../rules/sniff-format.ts';
import type { PreparedImage } from './draw-picture.ts';
import { PictureLane, type LaneAnswer } from './picture-lane.ts';

/** Five seconds are three times as long as the slowest honest picture took (measured). */
const MOST_WORK_MS = 5000;
const QUICK = { mostPixels: 4_000_000, mostWorkMs: 1000 };

interface Picture extends WaitingPicture {
  file: { path: string; format: MediaFormat };
  signal: AbortSignal;
  settle: (outcome: PreparedImage | Error) => void;
  /** Called with the used processor time in milliseconds. */
  used: (ms: number) => void;
}

export type PictureRequest = Omit<Picture, 'isLarge' | 'settle'>;

/** Encodes the pictures of all shops in fair turns, in two lanes, so that no shop's pictures delay another's. */
export class PictureQueue {
  readonly #turns = new FairQueue<Picture>();
  readonly #lanes: Record<LaneKind, PictureLane> = {
    quick: new PictureLane(QUICK),
    open: new PictureLane({ mostPixels: MOST_PIXELS, mostWorkMs: MOST_WORK_MS }),
  };
  readonly #free = new Set<LaneKind>(['quick', 'open']);

  /** Announces a picture. */
  expect(): void {
    for (const lane of Object.values(this.#lanes)) lane.start();
  }

  /**
   * Encodes a picture when its shop's turn has come. Throws IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS, IMAGE_TOO_SLOW,
   * FILE_TOO_LARGE, and UPLOAD_BROKEN when nobody waits for it any more.
   */
  draw(request: PictureRequest): Promise<PreparedImage> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: PreparedImage | Error) => {
        request.signal.removeEventListener('abort', leave);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      const picture: Picture = { ...request, isLarge: false, settle };
      const leave = () => {
        // If the picture is being encoded, its lane gives it up.
        if (this.#turns.remove(picture)) settle(nobodyWaits());
      };
      if (request.signal.aborted) return settle(nobodyWaits());
      request.signal.addEventListener('abort', leave);
      this.#turns.add(picture);
      this.#drawNext();
    });
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.#lanes).map((lane) => lane.stop()));
  }

  #drawNext(): void {
    for (let turn = this.#turns.next(this.#free); turn; turn = this.#turns.next(this.#free)) {
      this.#free.delete(turn.lane);
      void this.#take(turn.picture, turn.lane);
    }
  }

  async #take(picture: Picture, lane: LaneKind): Promise<void> {
    const answer = await this.#lanes[lane].draw(picture.file, picture.signal);
    picture.used(answer.usedMs);
    this.#free.add(lane);
    if (lane === 'quick' && isTooMuch(answer)) {
      picture.isLarge = true;
      this.#turns.requeue(picture);
    } else {
      this.#turns.end(picture);
      picture.settle(outcomeOf(answer));
    }
    this.#drawNext();
  }
}

function isTooMuch({ kind }: LaneAnswer): boolean {
  return kind === 'tooManyPixels' || kind === 'tooMuchWork';
}

function outcomeOf(answer: LaneAnswer): PreparedImage | Error {
  switch (answer.kind) {
    case 'drawn':
      return answer.image;
    case 'refused':
      return new AppError(answer.code, { field: 'file' });
    case 'tooManyPixels':
      return new AppError('IMAGE_TOO_MANY_PIXELS', { field: 'file' });
    case 'tooMuchWork':
      return new AppError('IMAGE_TOO_SLOW', { field: 'file' });
    case 'cancelled':
      return nobodyWaits();
    case 'failed':
      return new Error(`a picture was not drawn: ${answer.error}`);
    case 'lost':
      return new Error('the process that drew a picture was lost over it');
  }
}

function nobodyWaits(): AppError {
  return new AppError('UPLOAD_BROKEN', { field: 'file' });
}
