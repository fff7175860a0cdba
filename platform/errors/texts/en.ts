import type { Catalogue } from '#platform/language/catalogue.ts';
import { fromServer } from './en-from-server.ts';

export const texts = {
  /** For pages that got no answer, or none of ours. */
  noAnswer: {
    unreachable: 'Bellbird cannot be reached. Check your connection and try again.',
    broken: 'Something went wrong between this page and Bellbird. Reload the page, or try again in a minute.',
  },
  /** The messages that the server sends with its answer. */
  fromServer,
  /** The messages of all other errors: what happened, then what to do. Every page has them. */
  sentences: {
    MALFORMED_REQUEST: 'Part of this request is not valid. Correct the named field and send it again.',
    BODY_TOO_LARGE: 'This request is too large. Send less at a time.',
    BODY_TOO_SLOW: 'This request did not arrive completely within ten seconds. Send it again.',
    TOO_MANY_REQUESTS: 'Too many tries in a short time. Wait a minute and try again.',
    TOO_MUCH_AT_ONCE: 'Bellbird is getting too many requests right now. Send it again in ten seconds.',
    NOT_LOGGED_IN: 'You are logged out. Log in with your store address to go on.',
    BAD_SPAN:
      'Choose a first day and a last day. The first must not be after the last, and they can be at most ten years apart.',
    OTHER_SHOP: 'This belongs to another store. Log in to that store to see or change it.',
    RIGHT_MISSING: 'Your role in this store does not allow this. Ask the store’s owner.',
    OTHER_SITE: 'This request came from another site, so nothing was changed. Open Bellbird and do it there.',
    DATABASE_AWAY: 'Bellbird cannot reach its database at the moment. Try again in half a minute.',
    OUT_OF_DATE: 'Bellbird is being updated. Try again in a minute.',
    FEATURE_LOCKED: 'Your plan does not include this. Choose a plan that does, and try again.',
    NOT_FOUND: 'There is nothing at this address.',
    SHOP_ADDRESS_INVALID: 'This is not a store address. Use the form your-store.myshopify.com.',
    LOGIN_STATE_INVALID: 'This login was not started in this browser. Start again from the login page.',
    LOGIN_SIGNATURE_INVALID:
      'The answer to this login was not signed by the store platform. Start again from the login page.',
    LOGIN_EXPIRED: 'This login took too long. Start again from the login page.',
    LOGIN_REFUSED: 'The store did not let Bellbird in. Install the app from the login page and try again.',
    PHONE_UNCLEAR:
      'This could be the phone number of two different people. Enter it with a plus and the country code, such as +49 151 2345678.',
    PHONE_INVALID: 'This is not a phone number we can reach. Check the country code and the digits.',
    WORDING_CHANGED:
      'The text of this form changed after you opened the page, so nothing was saved. Read it and send again.',
    TOOL_ON_OTHER_CHANNEL:
      'Oops! You first need to switch off this tool for the other channel before you can turn this ON.',
    TOOL_DISCOUNT_MISSING:
      'The Opt-In tool you are trying to turn on, requires a discount code to be entered. Please enter a discount code and save by editing the Opt-in tool settings before turning it on.',
    WHEEL_OFFERS_INCOMPLETE:
      'Each offer of the wheel needs a discount code or a percentage. Fill them in and save, then turn it on.',
    SUPPORT_NUMBER_EMPTY: "The support number can't be empty",
    GUIDE_NOT_COMPLETED: 'Go through all steps of the guide first, then turn this on.',
    TEST_LINK_EXPIRED:
      'This link has expired. It works for one hour, and only while the tool exists. Open it again from the editor.',
    TOOLS_FULL: 'Your store has 20 tools of this type, which is the most. Delete one before you add another.',
    TITLE_EMPTY: 'Title cannot be empty',
    SUBTITLE_EMPTY: 'Subtitle cannot be empty',
    TEXT_EMPTY: 'Text cannot be empty',
    TEXT_TOO_LONG: 'This text is too long. Shorten it and save again.',
    DISCOUNT_CODE_EMPTY: 'Discount Code cannot be empty',
    WHEEL_OFFER_COUNT: 'A wheel has 3 to 12 offers. Add or delete some, and save again.',
    WHEEL_OFFER_EMPTY: 'Offer cannot be empty',
    WHEEL_WITHOUT_WEIGHT: 'No offer could be won. Give at least one of them a weight above 0.',
    SCROLL_EMPTY: 'Scroll % must have a valid value',
    SCROLL_OUT_OF_RANGE: 'Scroll percentage must be between 0 and 100',
    TIME_EMPTY: 'Time must have a valid value',
    LOGGED_IN_TEXT_EMPTY: 'Logged in text cannot be empty',
    LOGGED_OUT_TEXT_EMPTY: 'Logged out text cannot be empty',
    GREETING_TEXT_EMPTY: 'Greeting text cannot be empty',
    CHAT_HEADING_EMPTY: 'Chat Heading cannot be empty',
    CONSENT_WORDING_EMPTY: 'Say what shoppers agree to',
    BUTTON_TEXT_EMPTY: 'Button text cannot be empty',
    PAGE_RULE_EMPTY: 'Type a part of the address',
    CHAT_SUBHEADING_EMPTY: 'Chat Subheading cannot be empty',
    SENDER_NOT_CONNECTED:
      'No WhatsApp number or Facebook page is connected to send this from. Connect one first.',
    DISCOUNT_MISSING: 'The message shows a discount, but none is set. Set a discount first.',
    SUPPORT_NUMBER_MISSING: 'The messages show your support number, but none is set. Set one first.',
    SETTINGS_CHANGED: 'Somebody else changed these settings in the meantime. Check them and save again.',
    PERCENTAGE_INVALID: 'Enter a valid percentage between 0.00 to 100.00',
    PREPAID_DISCOUNT_EMPTY: 'Discount cannot be empty',
    EXPIRATION_EMPTY: 'Expiration time cannot be empty',
    EXPIRATION_TOO_LONG: 'Enter a year at most, which is 8760 hours',
    PAYMENT_NAMES_INVALID: 'Enter 20 names at most, each of 100 characters at most',
    PLAN_NOT_ACTIVE:
      'Your plan is not active, so nothing is sent. Approve it on the plans page, then try again.',
    PLAN_LIMIT_REACHED:
      'Your plan has reached its limit, so nothing is sent. Raise the limit or change your plan, then try again.',
    UPLOAD_BROKEN: 'The file did not arrive completely. Check your connection and try again.',
    FILE_TYPE_REFUSED:
      'This kind of file cannot be used here. Images are JPEG, PNG, WebP or GIF, videos MP4, documents PDF.',
    FILE_TOO_LARGE: 'This file is too large. Images may have 5 MB, videos 16 MB and documents 100 MB.',
    IMAGE_UNREADABLE: 'This image is damaged. Open it on your computer, save it again, and try that file.',
    IMAGE_TOO_MANY_PIXELS:
      'This image has more than 40 megapixels, and messages show far fewer. Make it smaller and try again.',
    IMAGE_TOO_SLOW:
      'This image takes too long to prepare. Save it as a JPEG, or make it smaller, and try that file.',
    MEDIA_QUOTA_FULL:
      'The space for this store’s files is full. Remove files you no longer need, or ask whoever runs this server for more.',
    MEDIA_IN_USE: 'A tool, a template or a waiting message uses this file. Remove it there first.',
    META_NOT_SET_UP:
      'Facebook is not set up here yet. Ask the person who runs the server to enter a Meta app.',
    FACEBOOK_LOGIN_EXPIRED: 'This Facebook login has expired. Connect with Facebook again.',
    FACEBOOK_LOGIN_DECLINED: 'The Facebook login was cancelled, so nothing was changed.',
    FACEBOOK_LOGGED_OUT: 'Facebook has logged you out. Log in to Facebook to go on.',
    FACEBOOK_NOT_AUTHORIZED:
      'This Facebook account may not act for the page. Connect the page again in the settings.',
    PAGE_NOT_ADMIN:
      'You need admin rights on this Facebook page. Ask an admin of the page for them, or pick another page.',
    STORAGE_FAILED: 'The file could not be stored. Try again in a minute.',
    STORAGE_UNREACHABLE: 'The file storage cannot be reached right now. Try again in a minute.',
    TEMPLATE_VARIABLES_NOT_FILLED:
      'The campaign template has unfilled variables which cannot be empty. Please fill them before scheduling.',
    TEMPLATE_VARIABLES_FILLED_WRONG:
      "New-lines, tab characters or more than 4 consecutive spaces aren't allowed in variables. Please remove them from the template variables.",
    DETAILS_NOT_FILLED: 'The campaign has unfilled settings which need to be set up',
    SCHEDULE_TIME_BEFORE_NOW:
      'You are trying to schedule the broadcast to a time before the current time. Please schedule it to a later time.',
    SUPPORT_NUMBER_INVALID: 'Please use a valid support phone number.',
    LINK_ADDRESS_INVALID:
      'The address of a link is not valid. Enter it like https://shop.example/sale, or leave it empty.',
    AUDIENCE_COUNT_ZERO:
      'The selected audience has no subscribers. Please select another audience with subscribers.',
    SAVED_REPLIES_FULL: 'Your team has 200 saved replies, which is the limit. Delete one you no longer need.',
    SAVED_REPLY_NAME_TAKEN: 'Another saved reply has this name. Choose a different name.',
    SEARCH_TOO_LONG:
      'This search took too long and was stopped. Choose a day, or search for one person, and try again.',
    IMPORT_NAME_EMPTY: 'Import Name cannot be empty',
    IMPORT_NAME_SPECIAL: 'Special characters are not allowed',
    IMPORT_FILE_TOO_LARGE:
      'This file is larger than 200 MB. Split it and import the parts one after another.',
    IMPORT_FILE_NOT_TEXT:
      'This file is not a readable text file. In your spreadsheet choose Save as, then CSV UTF-8, and use that file.',
    IMPORT_FILE_EMPTY: 'This file is empty. Choose a file with a row for each person.',
    IMPORT_TOO_MANY_COLUMNS:
      'This file has more than 200 columns. Remove the ones you do not need, or check the column separator.',
    IMPORT_PHONE_MISSING: 'Choose the column with the phone number. It identifies each person.',
    IMPORT_COLUMN_TWICE: 'Two columns are mapped to the same field. Choose one of them and ignore the other.',
    IMPORT_STATEMENT_MISSING:
      'A column says who agreed to messages. Enter where and how these people agreed, or ignore that column.',
    ATTRIBUTE_NAME_INVALID:
      'A column’s name is empty or has more than 60 characters. Give the attribute another name.',
    ATTRIBUTE_TYPE_DIFFERS:
      'An attribute of this name holds values of another type. Use that type, or another name.',
    ATTRIBUTES_FULL:
      'There are 200 attributes, which is the limit. Use an existing one, or ignore the column.',
    PARTNER_FAILED: 'The provider did not answer correctly. Try again in a minute.',
    INTERNAL:
      'Something went wrong on our side and was logged. Try again. If it happens again, send us the reference.',
  },
} as const satisfies Catalogue;
