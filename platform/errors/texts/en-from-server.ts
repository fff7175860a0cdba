import type { Catalogue } from '#platform/language/catalogue.ts';

/** The messages of errors that pages know only from the server’s answer, which has them. */
export const fromServer = {
  DATABASE_BUSY: 'Something else is changing the same data at the moment. Try again in ten seconds.',
  PENDING_LOGIN_EXPIRED:
    'This login took longer than ten minutes, or was started in another browser. Get a new login link.',
  SECOND_FACTOR_MISSING: 'This store requires a second step at login. Set it up first.',
  ACCOUNT_NEEDED:
    'You log in through Shopify, which has its own second step. There is nothing to set up here.',
  APP_SET_UP_ALREADY: 'You have an authenticator app already. Reload the page to see it.',
  APP_NOT_SET_UP: 'There is no authenticator app for this login any more. Reload the page and start again.',
  PASSKEY_EXPIRED: 'This took longer than five minutes, or was started in another browser. Try again.',
  PASSKEY_UNKNOWN: 'Bellbird does not know this passkey. It may have been removed. Log in by e-mail instead.',
  PASSKEY_REFUSED:
    'This passkey could not be checked. Use it at the address of this page, and confirm with your finger, face or PIN.',
  PASSKEYS_FULL: 'You have 20 passkeys, which is the most. Remove one first.',
  OPENID_NOT_SET_UP: 'This Bellbird server has no login provider. Log in by e-mail.',
  OPENID_EXPIRED: 'This login took longer than 15 minutes, or was started in another browser. Start again.',
  OPENID_DECLINED: 'Your login provider did not let you in. Try again, or ask whoever manages your accounts.',
  OPENID_REFUSED:
    'The answer of your login provider is not valid, so nobody was logged in. Start again. If it happens again, tell whoever runs your Bellbird server.',
  OPENID_AWAY:
    'Your login provider cannot be reached at the moment. Try again in a minute, or log in by e-mail.',
  OPENID_EMAIL_UNVERIFIED:
    'Your login provider does not say that your e-mail address is verified. Ask whoever manages your accounts to verify it.',
  OPENID_DOMAIN_REFUSED:
    'Your e-mail address is of a domain that may not log in here. Use the address of your company.',
  OPENID_NOT_A_MEMBER:
    'Your e-mail address belongs to no team here. Ask the store’s owner for an invitation.',
  CODE_WRONG:
    'This code is not right. Enter the six digits that your app shows now, or a recovery code that you have not used.',
  CODE_USED: 'This code was used already. Wait until your app shows the next one.',
  TOO_MANY_WRONG_CODES: 'Too many wrong codes. Wait three minutes, or use a recovery code.',
  ALREADY_IN_TEAM: 'This person already belongs to the team. Change the role in the list.',
  TEAM_FULL: 'A team has at most 100 people, open invitations included. Remove someone first.',
  TOO_MANY_INVITATIONS: 'Too many e-mails were sent for your store today. Try again tomorrow.',
  OWNER_CANNOT_LEAVE:
    'The owner cannot leave the store. Whoever can open the store’s Shopify admin is its owner.',
  NO_SHOP_LEFT: 'You do not belong to any store at the moment. Ask the store’s owner for an invitation.',
  INVITATION_EXPIRED:
    'This invitation was used, withdrawn or is older than 7 days. Ask whoever invited you for a new one.',
  INVITATION_FOR_OTHER:
    'This invitation is for another e-mail address than yours. Log out to use it, or ask for one to your address.',
  NOT_A_MANAGER: 'Only managers of the agency may do this. Ask one of them.',
  LAST_MANAGER:
    'An agency needs at least one manager. Make somebody else a manager first, or delete the agency.',
  ALREADY_IN_AGENCY: 'This person already belongs to the agency.',
  AGENCY_FULL: 'An agency has at most 100 people, open invitations included. Remove someone first.',
  AGENCIES_FULL: 'A person belongs to at most 20 agencies. Leave one first.',
  AGENCY_WORKS_HERE: 'This agency works for the store already. Choose another agency.',
  AGENCY_SHOPS_FULL:
    'An agency works for at most 100 stores. Stop working for one first, or choose another agency.',
  SHOP_AGENCIES_FULL:
    'A store has at most 10 agencies, open invitations included. The owner has to remove one first.',
  LOGIN_LINK_EXPIRED: 'This login link was used or is older than 15 minutes. Ask for a new one.',
  SEGMENT_UNKNOWN:
    'A saved segment in this audience no longer exists. Choose another one, or remove the rule.',
  SEGMENT_CIRCLE: 'These segments include each other. Remove one from the other.',
  SEGMENT_TOO_DEEP:
    'Segments can be nested five levels deep, and this one is deeper. Use its rules directly.',
  COPIES_TOO_MANY:
    'You can make 100 copies in one step. Choose fewer things or fewer stores, and copy the rest afterwards.',
  SEGMENTS_FULL: 'Your store has 200 saved segments, which is the limit. Delete one you no longer need.',
  SEGMENT_NAME_TAKEN: 'Another segment has this name. Choose a different name.',
  VIEWS_FULL:
    'Your store has 30 saved views of this list, which is the limit. Delete one you no longer need.',
  VIEW_NAME_TAKEN: 'Another view of this list has this name. Choose a different name.',
  APPROVAL_NOT_ASKED:
    'Nobody asked for the approval of this broadcast as it is now. Reload the page to see its state.',
  APPROVAL_BY_OTHER: 'You asked for this approval yourself. Somebody else has to give it.',
  API_KEYS_FULL: 'A store has at most 25 API keys. Delete one first.',
  WEBHOOKS_FULL: 'A store has at most 10 webhook endpoints. Delete one first.',
  WEBHOOK_URL_INVALID:
    'Use a web address that begins with https://, has no password in it, and is not in a private network.',
  WEBHOOK_OFF: 'The endpoint is off. Switch it on first.',
  EXPORTS_UNDER_WAY:
    'Three exports of your store are already running. Wait until one is ready, or cancel one.',
  TOO_MANY_EXPORTS:
    'Your store requested 30 exports within a day. Use one from your list, or try again tomorrow.',
  ORDER_UNKNOWN: 'Your store has no such order. All orders are on the orders page.',
  RULE_UNKNOWN: 'This rule was deleted in the meantime. Reload to see the current rules.',
  RULES_FULL: 'There are 100 rules, which is the limit. Delete one before you add another.',
  RULE_FULL: 'This list has 100 products, which is the limit. Remove one, or pick a collection instead.',
  PRODUCT_UNKNOWN: 'Your store no longer has this product or collection. Pick another one.',
  PLAN_CHANGE_UNDER_WAY: 'Your plan is already being changed. Wait a moment, then reload.',
  TOO_MANY_PLAN_QUESTIONS:
    'You requested a new plan ten times today. Stay on your plan, change to Free, or try again tomorrow.',
  NO_USAGE_CAP: 'Your plan has no usage limit that could be raised. Reload to see the plan you are on.',
  CAP_NOT_HIGHER: 'This is not more than your current limit. Enter a higher amount.',
  CAP_TOO_HIGH: 'This limit is higher than you can ask for here. Enter a lower amount.',
  PRO_ONLY_FROM_FREE:
    'Pro can be chosen only from the Free plan. Cancel your plan and go to Free first, then choose Pro.',
  PLAN_UNKNOWN: 'There is no plan of this name for your store. Reload the plans and choose one of them.',
  MAIL_NOT_SET_UP:
    'No mail server is set up here, so no e-mails can be sent. Whoever runs your Bellbird server can set one up.',
  NO_MAIL_ADDRESS: 'There is no e-mail address to send to. Enter one and save it.',
  TOO_MANY_TEST_MAILS: 'Too many e-mails were sent for your shop today. Try again tomorrow.',
  EXPERIMENT_RUNNING:
    'Two designs of this tool are being compared. End the comparison before you change the tool.',
  EXPERIMENT_NOT_RUNNING: 'The comparison of this tool has ended. Reload to see which design was kept.',
  EXPERIMENT_SAME_DESIGN: 'Both designs are the same. Change something in the second one.',
  BROADCAST_UNDER_WAY:
    'This broadcast is being sent or was sent, so it cannot be changed. Copy it to send a different version.',
  BROADCAST_NOT_SENDING: 'This broadcast is not being sent at the moment. Reload to see its current state.',
  BROADCAST_HELD_BACK:
    'Bellbird was restored from a backup, and some of this broadcast may have gone out since. Ask the person who runs Bellbird to release the broadcast.',
  BROADCASTS_FULL:
    'Your store has 5,000 broadcasts, which is the limit. Delete drafts before you create another.',
  FLOW_LOCKED:
    'This text was approved as it is, so it cannot be changed here. Choose another text for the message.',
  FLOW_CHANGED: 'Somebody else changed this flow in the meantime. Check the changes and choose what to keep.',
  NUMBER_STOPPED:
    'The owner of this number opted out or asked to be forgotten, so nothing is sent to it. Use another number.',
  CHAT_NOT_OPEN:
    'Messenger takes a message only to somebody who wrote to your page within the last 24 hours. Write to it from your own account, then try again.',
  HELD_GONE: 'This message no longer waits: it was just sent, or somebody of your team decided about it.',
  PERSON_SILENT:
    'This person wrote more than 24 hours ago, or never, so you may not write to them now. Wait for their next message.',
  PERSON_STOPPED:
    'This person opted out and has not asked anything since, so no program may write to them. Wait for their next question.',
  TEMPLATE_NOT_APPROVED:
    'This template is not approved yet, or can no longer be used. Wait for its approval, or choose another one.',
  TEMPLATE_VALUE_UNKNOWN:
    'This message has no value for one of the variables of that template. Choose another template, or make a copy without the variable.',
  TEMPLATE_WITHOUT_ANSWERS:
    'Shoppers answer with the buttons of this message. Your own templates cannot have these buttons. Keep the current text.',
  TEST_LIMIT_REACHED: 'Your store has sent 20 tests today, which is the limit. Try again tomorrow.',
  NOTHING_TO_TEST:
    'This message shows a product, but your store has none with a picture yet. Add one, then try again.',
  LINK_EXPIRED:
    'This link has expired. Open the privacy requests in the settings and download the file there.',
  EXPORT_LINK_EXPIRED:
    'This link has expired, because files are kept for seven days. Open your exports in Bellbird and request the file again.',
  SUPPORT_CHAT_NOT_SET_UP:
    'This installation has no support chat. Whoever runs your Bellbird server can set one up.',
  SUPPORT_SIGN_UP_UNDER_WAY: 'This sign-up is already under way. Wait a minute and look again.',
  IMPORTS_UNDER_WAY: 'Two imports of your store are already running. Wait until one is done, or cancel one.',
  IMPORT_NOT_READY: 'This import is no longer at this step. Reload to see its current step.',
  NUMBER_TAKEN:
    'This WhatsApp number is connected with another store. Disconnect it there, or choose another number.',
  PAGE_TAKEN: 'Page already connected with other store',
  NUMBER_NOT_SHARED:
    'WhatsApp did not share this number with Bellbird. Go through the signup again and choose the number.',
  OPERATOR_KEY_WRONG: 'This is not the key of this page. Enter BELLBIRD_OPERATOR_KEY as the password.',
  BAD_SIGNATURE:
    'The signature does not match the body, so nothing was stored. Check the app secret on both sides.',
  TWO_HOSTS: 'This request names two hosts. Send one Host header.',
  THIS_MACHINE_ONLY:
    'This sandbox works only on the computer that it runs on, because its keys are public. Open it at localhost, or start Bellbird with --without-sandbox.',
  SPIN_NOT_EARNED: 'Nobody signed up for this spin, so there is no prize. Sign up first.',
  TOOL_NOT_ACTIVE: 'This opt-in tool is switched off, so nothing was saved.',
  COUPON_REFUSED: 'Your store rejected this discount code. The store says:',
} as const satisfies Catalogue;
