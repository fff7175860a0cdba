export { answerRequestJob } from './answer-request.ts';
export { eraseShopJob } from './erase-shop.ts';
export { moveRequests } from './move-requests.ts';
export { registerPrivacyRoutes } from './privacy-routes.ts';
export { removeExpiredFiles } from './remove-expired-files.ts';
export { PRIVACY_TOPICS, handlePrivacyWebhook } from './handle-privacy-webhook.ts';
