import type { ErrorCode } from './error-code.ts';

/** What each refusal says to a person: what happened, then what to do. */
export const ERROR_SENTENCES: Record<ErrorCode, string> = {
  MALFORMED_REQUEST: 'Part of this request is not as expected. Correct the field named and send it again.',
  TWO_HOSTS: 'This request names two hosts. Send one Host header.',
  BODY_TOO_LARGE: 'This request is too large. Send less at once.',
  BODY_TOO_SLOW: 'This request did not arrive whole in ten seconds. Send it again.',
  TOO_MANY_REQUESTS: 'Too many tries in a short time. Wait a minute and try again.',
  TOO_MUCH_AT_ONCE: 'Too much is coming in at once. Send it again in ten seconds.',
  NOT_LOGGED_IN: 'You are logged out. Log in with your store address to go on.',
  BAD_SIGNATURE:
    'The signature does not match the body, so nothing was stored. Check the app secret on both sides.',
  BAD_SPAN: 'Choose a first and a last day, the first not after the last, and at most ten years apart.',
  OTHER_SHOP: 'This belongs to another store. Log in to that store to see or change it.',
  THIS_MACHINE_ONLY:
    'This sandbox answers only its own machine, since its keys are public. Open it at localhost, or start Bellbird with --without-sandbox.',
  OTHER_SITE: 'Another site asked for this, so nothing was done. Open Bellbird itself and do it there.',
  OPERATOR_KEY_WRONG: 'That is not the key of this page. Give BELLBIRD_OPERATOR_KEY as the password.',
  DATABASE_AWAY: 'Bellbird cannot reach its database at the moment. Try again in half a minute.',
  OUT_OF_DATE: 'Bellbird is being brought up to date. Try again in a minute.',
  FEATURE_LOCKED: 'Your plan does not include this. Choose a plan that does, and try again.',
  NOT_FOUND: 'There is nothing at this address.',
  SHOP_ADDRESS_INVALID: 'This is not a store address. Use the form your-store.myshopify.com.',
  LOGIN_STATE_INVALID: 'This login was not started in this browser. Start again from the login page.',
  LOGIN_SIGNATURE_INVALID:
    'The answer to this login was not signed by the store platform. Start again from the login page.',
  LOGIN_EXPIRED: 'This login took too long. Start again from the login page.',
  LOGIN_REFUSED: 'The store did not let Bellbird in. Install the app from the login page and try again.',
  PHONE_UNCLEAR:
    'This could be the phone number of two different people. Write it with a plus and the country code, such as +49 151 2345678.',
  PHONE_INVALID: 'This is not a phone number we can reach. Check the country code and the digits.',
  TOOL_NOT_ACTIVE: 'This opt-in tool is switched off, so nothing was recorded.',
  WORDING_CHANGED:
    'The words of this form have changed since the page was opened, so nothing was recorded. Read them and send again.',
  TOOL_ON_OTHER_CHANNEL:
    'Oops! You first need to switch off this tool for the other channel before you can turn this ON.',
  TOOL_DISCOUNT_MISSING:
    'The Opt-In tool you are trying to turn on, requires a discount code to be entered. Please enter a discount code and save by editing the Opt-in tool settings before turning it on.',
  WHEEL_OFFERS_INCOMPLETE:
    'Each offer of the wheel needs a discount code or a percentage. Fill them in and save, then turn it on.',
  SUPPORT_NUMBER_EMPTY: "The support number can't be empty",
  GUIDE_NOT_COMPLETED: 'Go through all steps of the guide first, then turn this on.',
  EXPERIMENT_RUNNING:
    'Two designs of this tool are being compared. End that first, so that both stay what people saw.',
  EXPERIMENT_NOT_RUNNING: 'No designs of this tool are being compared any more. Reload to see what was kept.',
  EXPERIMENT_SAME_DESIGN: 'Both designs are the same. Change something in the second one.',
  TEST_LINK_EXPIRED:
    'This link shows nothing any more: it is good for an hour, while the tool is there. Open it from its editor again.',
  COUPON_REFUSED: 'Your store did not take this discount code. It says:',
  TOOLS_FULL: 'Your store has 20 tools of this type, which is the most. Delete one before you add another.',
  TITLE_EMPTY: 'Title cannot be empty',
  SUBTITLE_EMPTY: 'Subtitle cannot be empty',
  TEXT_EMPTY: 'Text cannot be empty',
  TEXT_TOO_LONG: 'This text is longer than there is room for. Shorten it, and save again.',
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
  SPIN_NOT_EARNED: 'This spin belongs to nobody who signed up, so nothing was drawn. Sign up first.',
  SENDER_NOT_CONNECTED:
    'No WhatsApp number or Facebook page is connected to send this from. Connect one first.',
  DISCOUNT_MISSING: 'Its message shows a discount, and none is set. Set a discount first.',
  SUPPORT_NUMBER_MISSING: 'Its messages show your support number, and none is set. Set one first.',
  SETTINGS_CHANGED:
    'Somebody else changed these settings in the meantime. Look at what is there now, and save again.',
  FLOW_CHANGED:
    'Somebody else changed this flow in the meantime. Look at what they changed, and choose what to keep.',
  FLOW_LOCKED:
    'This text was approved as it is, so it cannot be changed here. Choose another text for the message.',
  PERCENTAGE_INVALID: 'Enter a valid percentage between 0.00 to 100.00',
  PREPAID_DISCOUNT_EMPTY: 'Discount cannot be empty',
  EXPIRATION_EMPTY: 'Expiration time cannot be empty',
  EXPIRATION_TOO_LONG: 'Enter a year at most, which is 8760 hours',
  PAYMENT_NAMES_INVALID: 'Enter 20 names at most, each of 100 characters at most',
  NUMBER_STOPPED:
    'Whoever has this number wrote STOP or asked to be forgotten, so nothing is sent to it. Use another number.',
  CHAT_NOT_OPEN:
    'Messenger takes a message only to somebody who wrote to your page within the last 24 hours. Write to it from your own account, then try again.',
  PERSON_SILENT:
    'They wrote to you more than 24 hours ago, or never, so you may not write to them freely now. Wait for their next message.',
  TEMPLATE_NOT_APPROVED:
    'This template is not approved yet, or may not be used any more. Wait for its approval, or choose another one.',
  TEMPLATE_VALUE_UNKNOWN:
    'This message has no value for one of the variables of that template. Choose another template, or make a copy without the variable.',
  TEMPLATE_WITHOUT_ANSWERS:
    'Shoppers answer this message by its buttons, which a template of your own cannot do. Keep the text that it has.',
  NOTHING_TO_TEST:
    'This message shows a product of your store, and there is none with a picture yet. Add one, then try again.',
  PLAN_NOT_ACTIVE:
    'Your plan is not active, so nothing is sent. Approve it on the plans page, then try again.',
  PLAN_LIMIT_REACHED:
    'Your plan has reached its limit, so nothing is sent. Raise the limit or change your plan, then try again.',
  TEST_LIMIT_REACHED: 'Your store has sent 20 tests today, which is all a day has. Go on tomorrow.',
  SUPPORT_CHAT_NOT_SET_UP:
    'This installation has no support chat. Whoever runs your Bellbird server can set one up.',
  SUPPORT_SIGN_UP_UNDER_WAY: 'This sign-up is already under way. Wait a minute and look again.',
  UPLOAD_BROKEN: 'The file did not arrive whole. Check your connection and try again.',
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
  MEDIA_IN_USE:
    'A tool, a template or a message that still waits uses this file. Take it out there, then remove the file.',
  META_NOT_SET_UP:
    'This Bellbird is not set up for Facebook yet. Ask whoever runs the server to enter its Meta app.',
  FACEBOOK_LOGIN_EXPIRED: 'This Facebook login is over. Connect with Facebook once more.',
  FACEBOOK_LOGIN_DECLINED: 'The Facebook login was cancelled, so nothing was changed.',
  FACEBOOK_LOGGED_OUT: 'Facebook has logged you out. Log in to Facebook to go on.',
  FACEBOOK_NOT_AUTHORIZED:
    'This Facebook account may not act for the page. Connect the page again in the settings.',
  PAGE_NOT_ADMIN:
    'You need admin rights on this Facebook page. Ask an admin of the page for them, or pick another page.',
  PAGE_TAKEN: 'Page already connected with other store',
  NUMBER_TAKEN:
    'This WhatsApp number is connected with another store. Disconnect it there, or choose another number.',
  NUMBER_NOT_SHARED:
    'WhatsApp did not share this number with Bellbird. Go through the signup again and choose the number.',
  STORAGE_FAILED: 'The file could not be stored, and nothing of it was kept. Try again in a minute.',
  STORAGE_UNREACHABLE: 'The place where files are kept cannot be reached right now. Try again in a minute.',
  LINK_EXPIRED:
    'This link is no longer good. Open the privacy requests in the settings and download the file from there.',
  EXPORT_LINK_EXPIRED:
    'This link is no longer good: files are kept for seven days. Open your exports in Bellbird, and ask for the file again.',
  EXPORTS_UNDER_WAY:
    'Three exports of your store are under way already. Wait until one of them is ready, or cancel one.',
  TOO_MANY_EXPORTS:
    'Your store asked for 30 exports within a day. Use one of those in your list, or ask again tomorrow.',
  PLAN_UNKNOWN: 'There is no plan of this name for your store. Reload the plans and choose one of them.',
  PRO_ONLY_FROM_FREE:
    'Pro can be chosen only from the Free plan. Cancel your plan and go to Free first, then choose Pro.',
  PLAN_CHANGE_UNDER_WAY: 'A change of your plan is already under way. Wait a moment, then reload.',
  TOO_MANY_PLAN_QUESTIONS:
    'Your store was asked about a new plan ten times in a day. Stay on your plan, go to Free, or ask again tomorrow.',
  NO_USAGE_CAP: 'Your plan has no usage limit that could be raised. Reload to see the plan you are on.',
  CAP_NOT_HIGHER: 'This is not more than your limit is now. Enter a higher amount.',
  CAP_TOO_HIGH: 'The highest limit you can ask for here is $10,000. Enter that or less.',
  ORDER_UNKNOWN: 'Your store knows no such order. All orders are on the orders page.',
  RULE_UNKNOWN: 'This rule was deleted meanwhile. Reload to see the rules that are there.',
  RULES_FULL: 'There are 100 rules, which is the most. Delete one before you add another.',
  RULE_FULL: 'This list has 100 products, which is the most. Take one out, or pick a collection instead.',
  PRODUCT_UNKNOWN: 'Your store does not have this product or collection any more. Pick another one.',
  TEMPLATE_VARIABLES_NOT_FILLED:
    'The campaign template has unfilled variables which cannot be empty. Please fill them before scheduling.',
  TEMPLATE_VARIABLES_FILLED_WRONG:
    "New-lines, tab characters or more than 4 consecutive spaces aren't allowed in variables. Please remove them from the template variables.",
  DETAILS_NOT_FILLED: 'The campaign has unfilled settings which need to be set up',
  SCHEDULE_TIME_BEFORE_NOW:
    'You are trying to schedule the broadcast to a time before the current time. Please schedule it to a later time.',
  SUPPORT_NUMBER_INVALID: 'Please use a valid support phone number.',
  LINK_ADDRESS_INVALID:
    'What is typed behind a link is no web address. Write it as https://shop.example/sale, or leave it empty.',
  AUDIENCE_COUNT_ZERO:
    'The selected audience has no subscribers. Please select another audience with subscribers.',
  BROADCAST_UNDER_WAY:
    'This broadcast is being sent or was sent, so it cannot be changed. Copy it to send it again in another way.',
  BROADCAST_NOT_SENDING: 'This broadcast is not being sent at the moment. Reload to see what it is now.',
  BROADCAST_HELD_BACK:
    'Bellbird was restored from a backup, and some of this broadcast may have gone out since. Ask whoever runs it to release it.',
  BROADCASTS_FULL:
    'Your store has 5,000 broadcasts, which is the most. Delete drafts before you begin another.',
  SEGMENT_UNKNOWN:
    'A saved segment that this audience uses is not there any more. Choose another one, or take the rule out.',
  SEGMENT_CIRCLE:
    'These segments are made of each other, so nobody could be found. Take one of them out of the other.',
  SEGMENT_TOO_DEEP:
    'Segments can be made of segments five deep, and this one goes deeper. Use its rules directly.',
  SEGMENTS_FULL:
    'Your store has 200 saved segments, which is all there is room for. Delete one you no longer need.',
  SEGMENT_NAME_TAKEN: 'Another segment has this name. Choose a name of its own.',
  SEARCH_TOO_LONG:
    'This search took too long and was stopped. Choose a day, or search for one person, and try again.',
  IMPORT_NAME_EMPTY: 'Import Name cannot be empty',
  IMPORT_NAME_SPECIAL: 'Special characters are not allowed',
  IMPORTS_UNDER_WAY:
    'Two imports of your store are under way already. Wait until one of them is done, or cancel one.',
  IMPORT_NOT_READY: 'This import is not at this step any more. Reload to see where it is.',
  IMPORT_FILE_TOO_LARGE:
    'This file is larger than 200 MB. Split it, and import the parts one after the other.',
  IMPORT_FILE_NOT_TEXT:
    'This is not a text file that can be read. In your spreadsheet choose Save as, then CSV UTF-8, and take that file.',
  IMPORT_FILE_EMPTY: 'There is nothing in this file. Choose a file with a row for each person.',
  IMPORT_TOO_MANY_COLUMNS:
    'This file has more than 200 columns. Take out those you do not need, or check what separates them.',
  IMPORT_PHONE_MISSING: 'No column is the phone number. Say which one is: people are known by it.',
  IMPORT_COLUMN_TWICE: 'Two columns are to become the same. Choose one of them, and ignore the other.',
  IMPORT_STATEMENT_MISSING:
    'A column says who agreed to messages. Write where and how they did, or ignore that column.',
  ATTRIBUTE_NAME_INVALID:
    'A column’s name is empty or has more than 60 characters. Give the attribute another name.',
  ATTRIBUTE_TYPE_DIFFERS:
    'An attribute of this name holds values of another type. Use that type, or another name.',
  ATTRIBUTES_FULL:
    'There are 200 attributes, which is the most. Use those that are there, or ignore the column.',
  PARTNER_FAILED: 'The provider did not answer as it should. Try again in a minute.',
  INTERNAL: 'Something went wrong on our side and was logged. Try again, and give the reference if it stays.',
};
