export { fillContent } from './content/fill-content.ts';
export { cappedUntil } from './gate/frequency-cap.ts';
export { quietUntil } from './gate/quiet-hours.ts';
export { recipientTimeZone } from './gate/recipient-time-zone.ts';
