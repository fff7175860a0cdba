import type { IncomingMessage } from 'node:http';
import { AppError } from '#platform/errors/app-error.ts';
import { GrowingBuffer } from './growing-buffer.ts';
import type { CutOff, UnverifiedBodies } from './unverified-bodies.ts';

/** Checks a body while it arrives. */
export interface BodyCheck {
  update: (piece: Buffer) => void;
  /** After the last chunk: whether the signature is right. */
  isGood: () => boolean;
}

/** How a route checks a posted body. */
export interface RouteBody {
  bodyLimitBytes: number;
  /** Checks the headers, before the body is read. Throws if the sender cannot be known. */
  greet: (headers: IncomingMessage['headers'], lastPart: string) => BodyCheck;
  /** Called when a body was refused unread because too many arrived together. */
  crowdedOut?: () => void;
}

const CUT_OFF_CODES = { tooSlow: 'BODY_TOO_SLOW', crowdedOut: 'TOO_MUCH_AT_ONCE' } as const;
const RETRY_AFTER_SECONDS = 10;

/**
 * Reads a body with the right signature. Rejects with the error of `greet`, with BAD_SIGNATURE, with BODY_TOO_LARGE as
 * soon as that is known, whatever length was announced, and with BODY_TOO_SLOW or TOO_MUCH_AT_ONCE.
 */
export async function readVerified(
  request: IncomingMessage,
  route: RouteBody,
  { bodies, source, lastPart }: { bodies: UnverifiedBodies; source: string; lastPart: string },
): Promise<Buffer> {
  const announcedBytes = Number(request.headers['content-length'] ?? route.bodyLimitBytes);
  if (announcedBytes > route.bodyLimitBytes) throw new AppError('BODY_TOO_LARGE');
  const check = route.greet(request.headers, lastPart);
  const gathered = new GrowingBuffer(announcedBytes);
  await gather(request, route, { bodies, source, check, gathered });
  if (!check.isGood()) {
    gathered.drop();
    throw new AppError('BAD_SIGNATURE');
  }
  return gathered.take();
}

function gather(
  request: IncomingMessage,
  route: RouteBody,
  {
    bodies,
    source,
    check,
    gathered,
  }: { bodies: UnverifiedBodies; source: string; check: BodyCheck; gathered: GrowingBuffer },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (error: Error) => {
      bodies.finish(body);
      request.off('data', add);
      gathered.drop();
      reject(error);
    };
    const cutOff = (why: CutOff) => {
      if (why === 'crowdedOut') route.crowdedOut?.();
      stop(new AppError(CUT_OFF_CODES[why], { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    };
    const body = bodies.begin(source, cutOff);
    const add = (piece: Buffer) => {
      if (gathered.length + piece.length > route.bodyLimitBytes) return stop(new AppError('BODY_TOO_LARGE'));
      const before = gathered.capacity;
      check.update(piece);
      gathered.add(piece);
      bodies.grow(body, gathered.capacity - before);
    };
    request.on('data', add);
    request.on('end', () => bodies.finish(body) && resolve());
    request.on('error', stop);
    // A client that hangs up silently causes no error.
    request.on('close', () => bodies.finish(body) && stop(new AppError('BODY_TOO_SLOW')));
  });
}
