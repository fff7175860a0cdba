// Document 1, sections 4 and 8.
export const CONNECT_PAGE = 'Connect Page';
export const CHANGE_PAGE = 'Change Page';
export const SETTING_UP = 'Setting things up for you!';
export const APP_READY = 'App is ready!';
export const APP_NOT_INITIATED = 'App could not be initiated';
export const PAGE_TAKEN = 'Page already connected with other store';
export const PAGE_DISCONNECTED = 'FB Page Disconnected';

export const RE_AUTHORIZATION = 'Facebook App Re-authorization';
export const REFRESH_FAILED = 'Failed to refresh connection – Please retry opening this page';
export const LOGIN_TO_CONTINUE = 'Login to continue';
export const REFRESHED = 'Successfully Refreshed – You can close this window now';

export const SUPPORT_SAVING = 'Support Number is saving';
export const SAVED = 'Saved Successfully';
