/** What the control panel reads from `/control`. */
export interface ClockReading {
  now: string;
  offsetMs: number;
}

export interface NumberReading {
  displayNumber: string;
  verifiedName: string;
  throughputPerSecond: number;
  tier: string;
  quality: string;
  refusals: 'answer' | 'status';
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
export interface BriefExchange {
  id: number;
  at: string;
  partner: 'shopify' | 'whatsapp' | 'messenger';
  direction: 'in' | 'out';
  summary: string;
  status: number | null;
}

export interface ExchangeReading extends BriefExchange {
  request: unknown;
  answer: unknown;
}

/** Where the pages of the demo are. */
export interface Places {
  app: string;
  storefront: string;
  phone: string;
}

export interface PlannedMisbehaviour {
  partner: 'shopify' | 'whatsapp' | 'messenger';
  kind: string;
  times: number;
  delayMs: number;
  code?: number;
}
