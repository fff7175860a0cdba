import { createContext } from 'react';

/** Opens the dialog that connects a Facebook page. The app provides it. */
export const ConnectFacebook = createContext<() => void>(() => undefined);
