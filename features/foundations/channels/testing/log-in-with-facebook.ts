import { vi } from 'vitest';
import { LOGIN_CHANNEL, type LoginAnswer } from '../contract/facebook-login.ts';

/** The login window that a screen opened. */
export interface OpenedLogin {
  /** The address of the window. */
  address: string;
  isClosed: () => boolean;
  /** Ends the login with this answer. */
  answer: (answer: LoginAnswer) => void;
  /** Closes the window, like a person who changes their mind. */
  close: () => void;
}

/** Records the login window that a screen opens, without opening one. It can be blocked like in a browser. */
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

/** Facebook's answer after the person agreed. */
export const GRANTED = { outcome: 'granted', accessToken: 'sealed', userID: '42', name: 'Ada' } as const;
