/** Document 1, sections 2 and 8, word for word. */
export const START = "Let's Get Started";
export const ONE_MORE_STEP = 'Just one more step';
export const ENABLE_EXTENSION = 'Enable Extension';
export const CONTINUE = 'Continue';
export const GO = "Let's Go!";
export const SETTING_UP = 'Setting things up for you!';
export const APP_READY = 'App is ready!';

export const BACK = 'Back';
/** "Continue" stays enabled, so that people who cannot edit the theme now can do the rest. */
export const NOT_CHECKED =
  'You can also do this later. Until it is on, Bellbird does not appear on your store.';
export const NO_NUMBER =
  'You can switch it on as soon as your WhatsApp number is connected. Your dashboard leads you there.';
export const NO_NUMBER_FOR_TOOLS =
  'No WhatsApp number is connected yet. Shoppers can sign up, but nothing can be sent to them before you connect one. Your dashboard leads you there.';
