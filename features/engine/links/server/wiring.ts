export { moveTouches } from './move-touches.ts';
export { registerShortLinkRoute } from './short-link-route.ts';
