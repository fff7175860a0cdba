import type { Exchange } from '../core/exchange-log.ts';
import type { NumberSettings } from '../whatsapp/number/number-settings.ts';

/** The shapes that the control panel reads from `/control`. */
export interface ClockReading {
  now: string;
  offsetMs: number;
}

export interface NumberReading extends Omit<NumberSettings, 'givesNotesBack' | 'callbackUrl' | 'pins'> {
  /** The number of people who were written to outside their window in the last 24 hours. */
  recipientsToday: number;
}

export interface MessagesSummary {
  accepted: number;
  /** The number of different callback data that were accepted. */
  byCallbackData: number;
  /** The callback data that were accepted more than once. */
  duplicates: string[];
}

export interface TemplateReading {
  id: string;
  name: string;
  language: string;
  category: string;
  status: string;
  quality: string;
}

/** A row of the exchanges table. */
export type BriefExchange = Omit<Exchange, 'request' | 'answer'>;

/** The URLs of the demo's pages. */
export interface Places {
  app: string;
  storefront: string;
  phone: string;
}
