import * as z from 'zod/mini';
import { LOGIN_CHANNEL, LOGIN_PATH, LoginAnswer, type LoginPurpose } from '../../contract/facebook-login.ts';

/** The result of a login. `blocked`: the browser did not open the window. `closed`: it was closed before the end. */
export type LoginResult =
  | LoginAnswer
  | { outcome: 'blocked'; purpose: LoginPurpose }
  | { outcome: 'closed'; purpose: LoginPurpose };

/** A running login. */
export interface LoginWindow {
  ended: Promise<LoginResult>;
  /** Closes the window. The login ends as `closed`. */
  cancel: () => void;
}

const WINDOW = 'popup,width=600,height=760';
const POLL_INTERVAL_MS = 400;
/** The window may close a moment before its message arrives. */
const WORD_MAY_TAKE_MS = 800;

/** Opens Meta's login in a window. Call it from a click, because browsers block other windows. */
export function openLoginWindow(purpose: LoginPurpose): LoginWindow {
  const opened = window.open(`${LOGIN_PATH}?purpose=${purpose}`, 'bellbird-facebook', WINDOW);
  if (opened === null)
    return { ended: Promise.resolve({ outcome: 'blocked', purpose }), cancel: () => undefined };
  const { promise: ended, resolve } = Promise.withResolvers<LoginResult>();
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  const end = (result: LoginResult) => {
    clearInterval(looking);
    channel.close();
    resolve(result);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const answer = z.safeParse(LoginAnswer, data);
    if (answer.success && answer.data.purpose === purpose) end(answer.data);
  });
  const looking = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(looking);
    setTimeout(() => end({ outcome: 'closed', purpose }), WORD_MAY_TAKE_MS);
  }, POLL_INTERVAL_MS);
  const cancel = () => {
    opened.close();
    end({ outcome: 'closed', purpose });
  };
  return { ended, cancel };
}
