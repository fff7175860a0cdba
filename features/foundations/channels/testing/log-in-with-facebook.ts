import { vi } from 'vitest';
import { LOGIN_CHANNEL, type LoginAnswer } from '../contract/facebook-login.ts';

/** The login window that a screen opened. */
export interface OpenedLogin {
  /** The address that it was opened at. */
  address: string;
  isClosed: () => boolean;
  /** Ends the login with this answer, as the page after the login does. */
  answer: (answer: LoginAnswer) => void;
  /** Closes the window, as a person does who changed their mind. */
  close: () => void;
}

/** Opens no window, but notes the last one that a screen opens. A window can be blocked, as browsers do. */
export function watchLoginWindows({ isBlocked = false } = {}): () => OpenedLogin {
  let opened: OpenedLogin | null = null;
  vi.spyOn(window, 'open').mockImplementation((address) => {
    if (isBlocked) return null;
    const login = { closed: false, close: () => (login.closed = true) };
    opened = {
      address: String(address),
      isClosed: () => login.closed,
      answer: (answer) => {
        const channel = new BroadcastChannel(LOGIN_CHANNEL);
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
        channel.postMessage(answer);
      },
      close: () => void login.close(),
    };
    return login as unknown as Window;
  });
  return () => {
    if (opened === null) throw new Error('No login window was opened');
    return opened;
  };
}

/** What Facebook tells of somebody who agreed. */
export const GRANTED = { outcome: 'granted', accessToken: 'sealed', userID: '42', name: 'Ada' } as const;
