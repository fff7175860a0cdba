import type { FlightCheck } from '../contract/flight-check.ts';

/** The check of a broadcast to 164 people, without warnings. */
export function sampleFlightCheck(changes: Partial<FlightCheck> = {}): FlightCheck {
  return {
    blocked: null,
    waterfall: [
      { step: 'inRules', people: 180, inWords: 'are in the audience’s rules.' },
      { step: 'notConsented', people: 16, inWords: 'of them agreed to no offers.' },
      { step: 'audience', people: 164, inWords: 'are left: the audience.' },
      { step: 'atOnce', people: 164, inWords: 'get it when it is sent.' },
    ],
    recipients: 164,
    isCatchingUp: false,
    dayRoom: { limit: 1000, booked: 0, audience: 164, missingOut: 0 },
    planRoom: {
      meter: 'conversations',
      most: 1000,
      taken: 210,
      missingOut: 0,
      resetsAt: '2126-02-20T08:00:00.000Z',
    },
    expectedStart: '2126-02-03T11:00:00.000Z',
    expectedFinish: '2126-02-03T11:04:00.000Z',
    finishReasons: [],
    messagesPerSecond: 80,
    abTest: null,
    cost: {
      currency: 'USD',
      amount: 22.93,
      ratesOf: '2026-10-01',
      inWords: 'About $22.93 if everybody gets it.',
      countries: [{ country: 'DE', people: 164, rate: 0.1398, amount: 22.93 }],
    },
    checks: [
      { name: 'template', about: 'winter_sale', problem: null },
      { name: 'number', about: 'WhatsApp', problem: null },
      { name: 'plan', about: '', problem: null },
    ],
    previews: [],
    ...changes,
  };
}
