import { createContext } from 'react';

/** Opens the way to connect a Facebook page; the app, which knows that way, gives it. */
export const ConnectFacebook = createContext<() => void>(() => undefined);
