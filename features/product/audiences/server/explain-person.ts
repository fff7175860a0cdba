import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { PREPARED } from '#platform/database/pool/prepared-pool.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { fill } from '#platform/language/reader.ts';
import type { AudienceCondition, AudiencePerson, PersonExplanation } from '../contract/audience-condition.ts';
import { describeRule } from '../contract/describe-condition.ts';
import type { AudienceFact, Leaf, Predicate } from '../contract/predicate.ts';
import { factWords } from '../rules/fact-words.ts';
import { holds, leavesOf } from '../rules/leaves.ts';
import { inAudience } from '../rules/to-predicate.ts';
import { texts } from '../texts/all.ts';
import { PERSON_COLUMNS, toPerson, type PersonRow } from './audience-person.ts';
import { nameOf, namesSql, type RuleName } from './find-words.ts';
import { predicateSql } from './predicate-sql.ts';
import { readAudienceWith } from './read-audience-with.ts';
import type { AudienceAsked, ReadAudience } from './read-audience.ts';

/** The number of facts shown for a rule that consists of many. */
const MOST_FACTS = 5;

const FACTS = [
  'order_count',
  'spend_minor',
  'last_order_minor',
  'last_order_at',
  'subscribed_at',
  'last_read_at',
  'last_clicked_at',
  'last_replied_at',
  'last_failed_at',
] as const satisfies readonly AudienceFact[];

/** Explains whether a person is in an audience, with the result of each rule. NOT_FOUND if nobody has that id. */
export async function explainPerson(
  ctx: Pick<Context, 'db' | 'clock'>,
  asked: AudienceAsked & { subscriberId: string },
): Promise<PersonExplanation> {
  const { shopId, condition, subscriberId } = asked;
  const explain = async (tx: Tx, audience: ReadAudience): Promise<PersonExplanation> => {
    const { currency, timeZone, rules } = audience;
    const found = await answerAll(tx, {
      shopId,
      subscriberId,
      condition,
      predicates: rules.map((one) => one.predicate),
    });
    const words = { currency, timeZone, nameOf: nameOf(found.names) };
    const answer = (leaf: Leaf) => found.answers.get(leaf) ?? false;
    const who = { facts: found.facts, currency, timeZone };
    return {
      ...found.person,
      hasConsent: found.presence === 1,
      isIn: found.presence === 1 && holds(inAudience(audience), answer),
      rules: rules.map(({ rule, predicate }) => ({
        place: rule.place,
        isExclude: rule.isExclude,
        holds: holds(predicate, answer),
        rule: describeRule(rule, words),
        fact: factsOf(predicate, (leaf) => factWords(leaf, answer(leaf), who)),
      })),
    };
  };
  return readAudienceWith(ctx, asked, explain, { keeps: false });
}

function factsOf(predicate: Predicate, wordsOf: (leaf: Leaf) => string): string {
  const facts = [...new Set(leavesOf(predicate).map(wordsOf))];
  const sentence = facts.slice(0, MOST_FACTS).join(' ');
  if (facts.length <= MOST_FACTS) return sentence;
  return `${sentence} ${fill(texts.facts.more, { count: facts.length - MOST_FACTS })}`;
}

interface Answers {
  person: AudiencePerson;
  presence: number;
  facts: Record<AudienceFact, number>;
  answers: Map<Leaf, boolean>;
  names: RuleName[];
}

interface Asked {
  shopId: number;
  subscriberId: string;
  condition: AudienceCondition;
  predicates: Predicate[];
}

type Row = Answers['facts'] & PersonRow & { presence: number; answers: boolean[]; names: RuleName[] | null };

/** One statement for all rules, because each round trip is waited for. Planning it takes longer than running it. */
async function answerAll(tx: Tx, { shopId, subscriberId, condition, predicates }: Asked): Promise<Answers> {
  const leaves = [...new Set(predicates.flatMap(leavesOf))];
  const asked = leaves.map((leaf) => predicateSql(shopId, leaf, 'one'));
  const named = namesSql(shopId, condition) ?? sql`select 1 where false`;
  const { rows } = await sql<Row>`
    select f.presence, ${sql.join(FACTS.map((fact) => sql.ref(`f.${fact}`)))},
      ${sql.join(PERSON_COLUMNS.map((column) => sql.ref(`s.${column}`)))}, array[${sql.join(asked)}]::boolean[] as answers,
      (select json_agg(n) from (${named}) n) as names
    from subscriber_facts f join subscribers s on s.shop_id = f.shop_id and s.subscriber_id = f.subscriber_id
    where f.shop_id = ${shopId} and f.subscriber_id = ${subscriberId}
      and s.shop_id = ${shopId} and s.subscriber_id = ${subscriberId}
    ${PREPARED}`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND', { field: 'subscriberId' });
  const { presence, answers, names, ...facts } = row;
  return {
    person: toPerson(row),
    presence,
    facts,
    names: names ?? [],
    answers: new Map(leaves.map((leaf, nth) => [leaf, answers[nth] ?? false])),
  };
}
