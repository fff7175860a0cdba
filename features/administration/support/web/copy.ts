/** These texts are word for word from document 1, section 8. */
export const SIGN_UP_TITLE = 'Signup for customer support dashboard';
export const confirmAdmin = (email: string) => `Are you sure you want to use ${email} as admin email`;
export const YES = 'Yes';
export const NO = 'No';
export const credentialsSent = (answer: string) => `Login Credentials has been sent to ${answer}`;
export const signUpFailed = (supportEmail: string) =>
  `Something Went Wrong, Please try again, or contact support at ${supportEmail}`;
export const CHAT_WITH_US = 'Chat with us';
