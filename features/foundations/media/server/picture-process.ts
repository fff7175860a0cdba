import { AppError } from '#platform/errors/app-error.ts';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import { drawPicture, type Drawing, type PictureToDraw } from './draw-picture.ts';

/** A request to an encoding process, with its limit of processor time. */
export type PictureOrder = PictureToDraw & { mostWorkMs: number };

/** The answer with the used processor time. After `tooMuchWork` the process is not used any more. */
export type PictureAnswer = (
  | Drawing
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'failed'; error: string }
  | { kind: 'tooMuchWork' }
) & { usedMs: number };

const POLL_INTERVAL_MS = 50;

// A picture is encoded on another thread, while this one watches the time. The process may end meanwhile.
process.on('message', (order: PictureOrder) => void work(order));
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function work({ mostWorkMs, ...picture }: PictureOrder): Promise<void> {
  const before = process.cpuUsage();
  const usedMs = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const report = (answer: PictureAnswer) => void process.send?.(answer);
  const watch = setInterval(() => {
    if (usedMs() < mostWorkMs) return;
    clearInterval(watch);
    report({ kind: 'tooMuchWork', usedMs: usedMs() });
  }, POLL_INTERVAL_MS);
  try {
    const drawing = await drawPicture(picture);
    report({ ...drawing, usedMs: usedMs() });
  } catch (error) {
    if (error instanceof AppError) report({ kind: 'refused', code: error.code, usedMs: usedMs() });
    else report({ kind: 'failed', error: String(error), usedMs: usedMs() });
  } finally {
    clearInterval(watch);
  }
}
