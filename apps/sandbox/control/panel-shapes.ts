import type { Exchange } from '../core/exchange-log.ts';
import type { NumberSettings } from '../whatsapp/number/number-settings.ts';

/** What the control panel reads from `/control`. */
export interface ClockReading {
  now: string;
  offsetMs: number;
}

export interface NumberReading extends Omit<NumberSettings, 'givesNotesBack' | 'callbackUrl' | 'pins'> {
  /** Different people written to outside their window in the last 24 hours. */
  recipientsToday: number;
}

export interface MessagesSummary {
  accepted: number;
  /** How many different callback data were accepted. */
  byCallbackData: number;
  /** Callback data that was accepted more than once. */
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

/** Where the pages of the demo are. */
export interface Places {
  app: string;
  storefront: string;
  phone: string;
}
