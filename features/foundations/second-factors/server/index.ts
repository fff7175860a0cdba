export { checkCode, deleteApp, findApp, type CodeRefusal } from './authenticator-app.ts';
export { SET_UP_PATHS } from './security-routes.ts';
