/** Document 1, sections 2 and 8, word for word. */
export const START = "Let's Get Started";
export const ONE_MORE_STEP = 'Just one more step';
export const ENABLE_EXTENSION = 'Enable Extension';
export const CONTINUE = 'Continue';
export const GO = "Let's Go!";
export const SETTING_UP = 'Setting things up for you!';
export const APP_READY = 'App is ready!';
