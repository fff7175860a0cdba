import * as z from 'zod/mini';
import { LOGIN_CHANNEL, LOGIN_PATH, LoginAnswer, type LoginPurpose } from '../contract/facebook-login.ts';

/** How a login ended; `blocked`: the browser did not let the window open. */
export type LoginResult = LoginAnswer | { outcome: 'blocked' };

const WINDOW = 'popup,width=600,height=760';
const LOOK_EVERY_MS = 400;
/** The window may be gone a moment before its word arrives. */
const WORD_MAY_TAKE_MS = 800;

/**
 * Opens Meta's login in a window of its own and resolves with how it ended. A window that was closed counts as
 * declined. Call it from a click: browsers block windows that nobody asked for.
 */
export function openLoginWindow(purpose: LoginPurpose): Promise<LoginResult> {
  const opened = window.open(`${LOGIN_PATH}?purpose=${purpose}`, 'bellbird-facebook', WINDOW);
  if (opened === null) return Promise.resolve({ outcome: 'blocked' });
  return new Promise((resolve) => {
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
      const declined: LoginResult = { purpose, outcome: 'refused', code: 'FACEBOOK_LOGIN_DECLINED' };
      setTimeout(() => end(declined), WORD_MAY_TAKE_MS);
    }, LOOK_EVERY_MS);
  });
}
