import { createContext } from 'react';

export type PhoneAppName = 'whatsapp' | 'messenger';

/** The app whose chat is drawn: each writes and colours in its own way. */
export const PhoneApp = createContext<PhoneAppName>('whatsapp');
