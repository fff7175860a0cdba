/** For conversations: what a number's phone app reports about itself. */
export { notePhoneApp, reportHistory } from './phone-app.ts';
