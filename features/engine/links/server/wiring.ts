export { moveTouches } from './move-touches.ts';
export { registerShortLinkRoute } from './short-link-route.ts';
export { LINK_RETENTION } from './retention.ts';
