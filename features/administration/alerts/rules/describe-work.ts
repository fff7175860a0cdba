import { countOf } from '#platform/count-of.ts';
import type { Alert } from '../contract/alert-calls.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { listNames } from './describe-locked.ts';

type Of<Kind extends AlertFacts['kind']> = Extract<AlertFacts, { kind: Kind }>;
type AlertText = Omit<Alert, 'facts'>;

/** Describes what the store withholds, and work that failed. */
export function describeWork(
  facts: Of<
    | 'webhookRefused'
    | 'recoveryUrlWithheld'
    | 'fieldsWithheld'
    | 'storeSilent'
    | 'givenUp'
    | 'importFailed'
    | 'exportFailed'
    | 'exportNotMailed'
  >,
): AlertText {
  switch (facts.kind) {
    case 'webhookRefused':
      return alertText(
        `Your store refuses to tell of ${facts.topic}, so orders and carts come late.`,
        'What you can do',
        '/help/not-working',
      );
    case 'recoveryUrlWithheld':
      return alertText(
        'Your store keeps the addresses of carts from Bellbird, so reminders lead to a new cart with the same products.',
        'What you can do',
        '/help/not-working',
      );
    case 'fieldsWithheld':
      return alertText(
        `Your store keeps the ${listNames(facts.fields)} of customers from Bellbird, because the app is not approved for that data.`,
        'What you can do',
        '/help/not-working',
      );
    case 'storeSilent':
      return alertText(
        'Your store gave Bellbird no answer for hours, so orders and carts may be missed.',
        'What you can do',
        '/help/not-working',
      );
    case 'givenUp':
      return alertText(
        `${givenUpInWords(facts)} could not be done and ${sumOf(facts) === 1 ? 'was' : 'were'} put aside.`,
        'Try again',
        '/sender-health',
      );
    case 'importFailed':
      return alertText(`The list “${facts.name}” could not be imported.`, 'See why', '/imports');
    case 'exportFailed':
      return alertText(`The file ${facts.fileName} could not be made.`, 'Ask for it again', '/exports');
    case 'exportNotMailed':
      return alertText(
        `The e-mail with the link to ${facts.fileName} did not reach ${facts.emailTo}.`,
        'Get the file',
        '/exports',
      );
  }
}

/** Returns a sentence with its action. */
export function alertText(sentence: string, label: string, path: string): AlertText {
  return { sentence, action: { label, path } };
}

function sumOf({ webhooks, timers, commands, mails }: Of<'givenUp'>): number {
  return webhooks + timers + commands + mails;
}

function givenUpInWords({ webhooks, timers, commands, mails }: Of<'givenUp'>): string {
  const parts = [
    webhooks > 0 && countOf(webhooks, 'piece of news', 'pieces of news'),
    timers > 0 && countOf(timers, 'planned message'),
    commands > 0 && countOf(commands, 'change in your store', 'changes in your store'),
    mails > 0 && countOf(mails, 'e-mail'),
  ].filter((part) => part !== false);
  return listNames(parts);
}
