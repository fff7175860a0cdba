import { fill } from '#platform/language/reader.ts';
import type { Alert } from '../contract/alert-calls.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { texts } from '../texts/all.ts';
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
        fill(texts.work.webhookRefused, { topic: facts.topic }),
        texts.actions.whatYouCanDo,
        '/help/not-working',
      );
    case 'recoveryUrlWithheld':
      return alertText(texts.work.recoveryUrlWithheld, texts.actions.whatYouCanDo, '/help/not-working');
    case 'fieldsWithheld':
      return alertText(
        fill(texts.work.fieldsWithheld, { fields: listNames(facts.fields.map(fieldName)) }),
        texts.actions.whatYouCanDo,
        '/help/not-working',
      );
    case 'storeSilent':
      return alertText(texts.work.storeSilent, texts.actions.whatYouCanDo, '/help/not-working');
    case 'givenUp':
      return alertText(
        fill(sumOf(facts) === 1 ? texts.work.givenUp.single : texts.work.givenUp.several, {
          what: givenUpInWords(facts),
        }),
        texts.actions.tryAgain,
        '/sender-health',
      );
    case 'importFailed':
      return alertText(fill(texts.work.importFailed, { name: facts.name }), texts.actions.seeWhy, '/imports');
    case 'exportFailed':
      return alertText(
        fill(texts.work.exportFailed, { file: facts.fileName }),
        texts.actions.askAgain,
        '/exports',
      );
    case 'exportNotMailed':
      return alertText(
        fill(texts.work.exportNotMailed, { file: facts.fileName, email: facts.emailTo }),
        texts.actions.getFile,
        '/exports',
      );
  }
}

/** Shopify's names of the fields. A new one is shown as it is. */
function fieldName(field: string): string {
  const names: Readonly<Record<string, string>> = texts.work.fields;
  return names[field] ?? field;
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
    webhooks > 0 && fill(texts.givenUpParts.webhooks, { count: webhooks }),
    timers > 0 && fill(texts.givenUpParts.timers, { count: timers }),
    commands > 0 && fill(texts.givenUpParts.commands, { count: commands }),
    mails > 0 && fill(texts.givenUpParts.mails, { count: mails }),
  ].filter((part) => part !== false);
  return listNames(parts);
}
