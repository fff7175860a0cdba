export { checkCode, deleteApp, type CodeRefusal } from './authenticator-app.ts';
export { listStepsOf, type Step } from './list-people.ts';
export { createChallenge } from './passkey-challenges.ts';
export { deletePasskeys, placeOfPasskeys, usePasskey } from './passkeys.ts';
export { SET_UP_PATHS } from './security-routes.ts';
