export { AudienceBuilder } from './audience-builder.tsx';
export { FindBroadcasts } from './fields/find-broadcasts.ts';
export { useAudienceCount } from './use-audience.ts';
