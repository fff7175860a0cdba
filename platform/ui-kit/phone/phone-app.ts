import { createContext } from 'react';

export type PhoneAppName = 'whatsapp' | 'messenger';

/** The app of the chat, which sets its markup and colours. */
export const PhoneApp = createContext<PhoneAppName>('whatsapp');
