export { EMBED_HANDLE, registerOnboardingRoutes } from './onboarding-routes.ts';
