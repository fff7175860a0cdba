import { expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { minorOf, type Person, type StoryEnvironment } from './story-environment.ts';

const TYPE = 'CODConfirmation';
const [CONFIRM, PAY, CANCEL] = [/bestätigen/i, /bezahlen/i, /stornieren/i];

interface InStore {
  tags: string[];
  cancelledAt: string | null;
}

/** Defines tests of orders paid in cash: each shopper answers differently, and the merchant reads the totals. */
export function defineCashTests(environmentOf: () => StoryEnvironment): void {
  it('is confirmed, cancelled, paid online or left open, depending on the shopper’s answer', async () => {
    const environment = environmentOf();
    await environment.merchant.change('CODConfirmation1', {
      settings: { enablePrepaid: true, enableCancel: true, prepaidDiscount: '5', realCancellation: true },
    });
    await environment.merchant.post('/database/api/setWAAttributes', {
      pageId: 'demo.myshopify.com',
      attributes: { cancelledNoResponse: true },
    });
    await environment.merchant.whileOn(TYPE, async () => {
      const asked = [
        await ask(environment),
        await ask(environment),
        await ask(environment),
        await ask(environment),
        await ask(environment),
        await ask(environment),
        await ask(environment),
        await ask(environment),
      ];
      const [confirms, cancels, pays, silent, late] = asked as [Asked, Asked, Asked, Asked, Asked];
      await environment.forward(MINUTE_MS + 1000);
      await questionApproved(environment);
      for (const { person, order } of asked)
        expect((await person.gets(1)).text).toContain(`deine Bestellung ${order.name}: *Moss mug*`);
      await confirm(environment, confirms);
      await cancel(environment, cancels);
      await payOnline(environment, pays);
      await answerTooLate(environment, late);
      await typeAnswers(environment, asked.slice(5) as [Asked, Asked, Asked]);
      await environment.forward(2 * DAY_MS + MINUTE_MS);
      await becomes(environment, silent, { tags: ['COD-CANCELLED'], isCancelled: true });
      await environment.merchant.seesNumbers(TYPE, { sent: 8, delivered: 8, failed: 0, readNumber: 1 });
    });
  });
}

/** The first order submits the question to WhatsApp. The waiting message is tried again soon after the approval. */
async function questionApproved({ server, forward }: StoryEnvironment): Promise<void> {
  await waitFor('the approval', async () => {
    const [found] = await server.rows<{ status: string }>(
      "select status from template_submissions where name = 'cod_question_4' and language = 'de'",
    );
    return found?.status === 'ENABLED';
  });
  await forward(6000);
}

interface Asked {
  person: Person;
  order: { orderId: string; name: string; total: string };
}

async function ask(environment: StoryEnvironment): Promise<Asked> {
  const person = await environment.subscriber();
  return { person, order: await environment.store.order(person.phone, 'moss-mug', 'cod') };
}

/** A second tap gets a polite answer and changes nothing. */
async function confirm(environment: StoryEnvironment, asked: Asked): Promise<void> {
  const { person } = asked;
  const question = await person.gets(1);
  await person.reads();
  await person.taps(question, CONFIRM);
  expect((await person.gets(2)).text).toContain('ist bestätigt');
  await person.taps(question, CANCEL);
  expect((await person.gets(3)).text).toContain('schon bestätigt, es wurde nichts geändert');
  await becomes(environment, asked, { tags: ['COD-CONFIRMED'], isCancelled: false });
}

async function cancel(environment: StoryEnvironment, asked: Asked): Promise<void> {
  const { person } = asked;
  await person.taps(await person.gets(1), CANCEL);
  expect((await person.gets(2)).text).toContain('ist storniert');
  await becomes(environment, asked, { tags: ['COD-CANCELLED'], isCancelled: true });
}

async function payOnline(environment: StoryEnvironment, asked: Asked): Promise<void> {
  const { person, order } = asked;
  await person.taps(await person.gets(1), PAY);
  const link = await person.gets(3);
  expect(link.text).toContain('sparst du 5\u00A0%');
  const page = await person.follows(link);
  const drafts = await environment.store.read<{ id: number; invoiceUrl: string; toPay: string }[]>('/drafts');
  const draft = drafts.find(({ invoiceUrl }) => page.startsWith(invoiceUrl));
  expect(minorOf({ total: draft?.toPay ?? '' })).toBeLessThan(minorOf(order));
  const paid = await environment.store.payDraft(String(draft?.id));
  await becomes(environment, asked, { tags: ['ConvertedToPrepaid-Bellbird'], isCancelled: true });
  await becomes(
    environment,
    { order: { orderId: String(paid.id) } },
    { tags: ['ConvertedFromCOD-Bellbird'], isCancelled: false },
  );
}

/** The order has been shipped, so its question is over. */
async function answerTooLate(environment: StoryEnvironment, asked: Asked): Promise<void> {
  const { person, order } = asked;
  await environment.store.with(order, 'fulfil');
  await person.taps(await person.gets(1), CANCEL);
  expect((await person.gets(2)).text).toContain('schon unterwegs und lässt sich nicht mehr ändern');
  await becomes(environment, asked, { tags: [], isCancelled: false });
}

/**
 * A typed answer counts like a tap while the question is open. STOP is still an opt-out, and a later "cancel" gets a question
 * in return.
 */
async function typeAnswers(
  environment: StoryEnvironment,
  [confirms, cancels, stops]: [Asked, Asked, Asked],
): Promise<void> {
  await confirms.person.writes('Ja, bestätigen bitte');
  expect((await confirms.person.gets(2)).text).toContain('ist bestätigt');
  await becomes(environment, confirms, { tags: ['COD-CONFIRMED'], isCancelled: false });
  await cancels.person.writes('Bitte stornieren!');
  expect((await cancels.person.gets(2)).text).toContain('ist storniert');
  await becomes(environment, cancels, { tags: ['COD-CANCELLED'], isCancelled: true });
  await cancels.person.writes('Stornieren');
  expect((await cancels.person.gets(3)).text).toContain('keine Nachrichten mehr von uns');
  await stops.person.writes('STOP');
  expect((await stops.person.gets(2)).text).toContain('Du bist abgemeldet');
  await becomes(environment, stops, { tags: [], isCancelled: false });
}

/** Waits until the order has this state in the store: our tags, cancelled or not. */
async function becomes(
  { store }: StoryEnvironment,
  { order }: { order: { orderId: string } },
  { tags, isCancelled }: { tags: string[]; isCancelled: boolean },
): Promise<void> {
  let seen: InStore | null = null;
  await waitFor(`order ${order.orderId} to be ${tags.join()} and cancelled: ${isCancelled}`, async () => {
    seen = await store.read<InStore>(`/orders/${order.orderId}`);
    return tags.every((tag) => seen?.tags.includes(tag)) && (seen.cancelledAt !== null) === isCancelled;
  }).catch((failure: unknown) => {
    throw new Error(`It is ${JSON.stringify(seen)}.`, { cause: failure });
  });
}
