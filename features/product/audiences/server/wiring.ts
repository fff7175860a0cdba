export { registerAudienceRoutes } from './audience-routes.ts';
export { countAudience } from './count-audience.ts';
export { explainPerson } from './explain-person.ts';
export { applyNextChanges } from './facts/apply-next-changes.ts';
export { compareFacts, noteForRecount } from './facts/compare-facts.ts';
export { sampleAudience } from './sample-audience.ts';
export { refreshNextBits } from './bits/refresh-next-bits.ts';
export { segmentCopies } from './segments/segment-copies.ts';
export { findSegmentsOfImport } from './segments/find-segments-of-import.ts';
