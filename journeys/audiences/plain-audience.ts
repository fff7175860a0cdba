import type pg from 'pg';
import type {
  AudienceCondition,
  AudienceRule,
} from '#features/product/audiences/contract/audience-condition.ts';
import { DAY_MS } from '#platform/clock/durations.ts';

/** Everything known about one person, from the rows of other features. */
interface PlainPerson {
  id: string;
  channel: string;
  agrees: boolean;
  optedInAt: Date | null;
  orders: { totalMinor: number; at: Date; products: string[]; refundedMinor: number }[];
  messages: { broadcastId: string | null; sentAt: Date | null; readAt: Date | null; failedAt: Date | null }[];
  touches: { broadcastId: string | null; kind: string; at: Date }[];
  imports: string[];
  attributes: { name: string; text: string | null; number: number | null; day: string | null }[];
}

/** A product's tags and collections, by its id. */
type Catalogue = Map<string, { tags: string[]; collections: string[] }>;

/** Reads a shop's people from the rows that facts come from, without using the engine's own. */
export async function readPlainPeople(
  pool: pg.Pool,
  shopId: number,
): Promise<{ people: PlainPerson[]; catalogue: Catalogue }> {
  const { rows } = await pool.query<{ person: PlainPerson & { optedInAt: string | null } }>(PEOPLE, [shopId]);
  const products = await pool.query<{ id: string; tags: string[]; collections: string[] }>(
    `select p.product_id as id, p.tags, array(select collection_id from collection_products c
       where c.shop_id = p.shop_id and c.product_id = p.product_id) as collections
     from products p where shop_id = $1`,
    [shopId],
  );
  const people = rows.map(({ person }) => JSON.parse(JSON.stringify(person), revive) as PlainPerson);
  return { people, catalogue: new Map(products.rows.map((row) => [row.id, row])) };
}

function revive(key: string, value: unknown): unknown {
  return typeof value === 'string' && (key === 'at' || key.endsWith('At')) ? new Date(value) : value;
}

const PEOPLE = `
  select jsonb_build_object('id', s.subscriber_id, 'channel', s.channel, 'agrees', s.has_marketing_consent,
    'optedInAt', s.opted_in_at,
    'orders', coalesce((select jsonb_agg(jsonb_build_object('totalMinor', o.total_minor, 'at', o.store_created_at,
        'products', (select coalesce(jsonb_agg(l ->> 'productId'), '[]') from jsonb_array_elements(o.line_items) l),
        'refundedMinor', (select coalesce(sum(amount_minor), 0) from refunds r where r.shop_id = o.shop_id and r.order_id = o.order_id)))
      from orders o where o.shop_id = s.shop_id and o.cancelled_at is null and not o.is_test
        and (o.customer_id = s.customer_id or o.phone_e164 = s.phone_e164 or o.email_key = s.email_key)), '[]'),
    'messages', coalesce((select jsonb_agg(jsonb_build_object('sentAt', m.sent_at, 'readAt', m.read_at, 'failedAt', case when m.retried_at is null then m.failed_at end,
        'broadcastId', case when m.source_kind = 'broadcast' then m.source_id end))
      from messages m where m.shop_id = s.shop_id and m.subscriber_id = s.subscriber_id and m.source_kind <> 'test'), '[]'),
    'touches', coalesce((select jsonb_agg(jsonb_build_object('kind', t.kind, 'at', t.touched_at,
        'broadcastId', case when m.source_kind = 'broadcast' then m.source_id end))
      from touches t left join messages m on m.shop_id = t.shop_id and m.message_id = t.message_id
      where t.shop_id = s.shop_id and t.subscriber_id = s.subscriber_id and m.source_kind is distinct from 'test'), '[]'),
    'imports', coalesce((select jsonb_agg(i.import_id) from import_members i
      where i.shop_id = s.shop_id and i.subscriber_id = s.subscriber_id), '[]'),
    'attributes', coalesce((select jsonb_agg(jsonb_build_object('name', a.name, 'text', v.text_value, 'number', v.number_value, 'day', v.date_value))
      from attribute_values v join attributes a on a.shop_id = v.shop_id and a.attribute_id = v.attribute_id
      where v.shop_id = s.shop_id and v.subscriber_id = s.subscriber_id), '[]')) as person
  from subscribers s where s.shop_id = $1`;

/** How a condition is evaluated; every day in this environment is a day in UTC. */
export interface PlainQuestion {
  condition: AudienceCondition;
  at: Date;
  catalogue: Catalogue;
  segments: ReadonlyMap<string, AudienceCondition>;
}

/** Whether a person is in an audience, by a simple reading of the rules. */
export function isInPlainly(person: PlainPerson, question: PlainQuestion): boolean {
  return person.channel === 'WA' && person.agrees && meets(person, question);
}

function meets(person: PlainPerson, question: PlainQuestion): boolean {
  const { rules, includeOperation, excludeOperation } = question.condition;
  const holds = (rule: AudienceRule) => meetsRule(person, rule, question);
  const [included, excluded] = [rules.filter((rule) => !rule.exclude), rules.filter((rule) => rule.exclude)];
  const isIncluded = includeOperation === 'AND' ? included.every(holds) : included.some(holds);
  const isExcluded = excludeOperation === 'AND' ? excluded.every(holds) : excluded.some(holds);
  return included.length > 0 && isIncluded && !(excluded.length > 0 && isExcluded);
}

const seconds = (at: Date | null) => (at === null ? null : Math.floor(at.getTime() / 1000));

function meetsRule(person: PlainPerson, rule: AudienceRule, question: PlainQuestion): boolean {
  const values = rule.conditions?.[0];
  if (typeof rule.segmentType !== 'string') return meetsAttribute(person, rule);
  if (!values) return false;
  const last = person.orders.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  const ago = (days: unknown) => Math.floor((question.at.getTime() - Number(days) * DAY_MS) / 1000);
  const within = (at: Date | null) => {
    const second = seconds(at);
    if (second === null) return false;
    if (typeof values.checkDate1 === 'string')
      return (
        second >= Date.parse(values.checkDate1) / 1000 &&
        second < Date.parse(String(values.checkDate2)) / 1000 + 86_400
      );
    return second >= ago(values.checkValue1) && second <= ago(values.checkValue2);
  };
  const spent = person.orders.reduce((sum, order) => sum + order.totalMinor - order.refundedMinor, 0);
  const recentOrders = () => person.orders.filter(({ at }) => (seconds(at) ?? -1) >= ago(values.checkValue2));
  const bought = person.orders.flatMap((order) => order.products);
  switch (rule.segmentType) {
    case 'LastOrderValueBetweenXAndY':
      return (
        last !== undefined &&
        last.totalMinor >= Number(values.checkValue1) * 100 &&
        last.totalMinor <= Number(values.checkValue2) * 100
      );
    case 'LastOrderDateBetweenXAndY':
      return within(last?.at ?? null);
    case 'NOTLastOrderDateBetweenXAndY':
      return !within(last?.at ?? null);
    case 'LastSubscribedBetweenXAndY':
      return within(person.optedInAt);
    case 'XMessagesInLastYDays':
      return (
        person.messages.filter(({ sentAt }) => (seconds(sentAt) ?? -1) >= ago(values.checkValue2)).length >=
        Number(values.checkValue1)
      );
    case 'NumberOfOrdersInLastDays':
      return isWithinBound(values, recentOrders().length, 1);
    case 'TotalSpentInLastDays':
      return isWithinBound(
        values,
        recentOrders().reduce((sum, order) => sum + Math.max(order.totalMinor - order.refundedMinor, 0), 0),
        100,
      );
    case 'NumberOfOrders>':
      return person.orders.length > Number(values.checkValue);
    case 'NumberOfOrders<':
      return person.orders.length < Number(values.checkValue);
    case 'TotalSpent>':
      return spent > Number(values.checkValue) * 100;
    case 'TotalSpent<':
      return spent < Number(values.checkValue) * 100;
    case 'purchasedProductX':
      return bought.includes(String(values.productId));
    case 'purchasedProductWithTagX':
      return bought.some((id) =>
        question.catalogue
          .get(id)
          ?.tags.some((tag) => tag.toLowerCase() === String(values.tag).toLowerCase()),
      );
    case 'purchasedProductOfCollectionX':
      return bought.some((id) =>
        question.catalogue.get(id)?.collections.includes(String(values.collectionsId)),
      );
    case 'importedOrders':
      return person.imports.includes(String(values.importId));
    case 'engagement':
      return meetsEngagement(person, String(values.engagement), values.broadcastId, ago(values.checkValue));
    case 'savedSegment': {
      const condition = question.segments.get(String(values.segmentId));
      return condition !== undefined && meets(person, { ...question, condition });
    }
    default:
      return false;
  }
}

function isWithinBound(
  { bound, checkValue1 }: { bound?: unknown; checkValue1?: unknown },
  value: number,
  unit: number,
): boolean {
  const limit = Number(checkValue1) * unit;
  return bound === 'atMost' ? value <= limit : value >= limit;
}

function meetsEngagement(person: PlainPerson, what: string, broadcastId: unknown, since: number): boolean {
  const isMeant = (of: { broadcastId: string | null }, at: Date | null) => {
    const second = seconds(at);
    if (second === null) return false;
    return typeof broadcastId === 'string' ? of.broadcastId === broadcastId : second >= since;
  };
  const { messages, touches } = person;
  const isRead = messages.some((one) => isMeant(one, one.readAt));
  if (what === 'read') return isRead;
  if (what === 'notRead') return !isRead && messages.some((one) => isMeant(one, one.sentAt));
  if (what === 'failed') return messages.some((one) => isMeant(one, one.failedAt));
  return touches.some((one) => one.kind === (what === 'clicked' ? 'click' : 'reply') && isMeant(one, one.at));
}

function meetsAttribute(person: PlainPerson, { segmentType, conditions }: AudienceRule): boolean {
  const values = conditions?.[0];
  if (typeof segmentType === 'string' || !values) return false;
  const compare = (one: number, other: number) =>
    values.operator === '<' ? one < other : values.operator === '>' ? one > other : one === other;
  return person.attributes.some(({ name, text, number, day }) => {
    if (name.toLowerCase() !== segmentType.attribute.toLowerCase()) return false;
    if (segmentType.valueType === 'valueDate')
      return day !== null && compare(Date.parse(day), Date.parse(String(values.checkDate1)));
    if (segmentType.valueType === 'valueNumber')
      return number !== null && compare(number, Number(values.checkValue));
    return text !== null && text.toLowerCase() === String(values.checkValue).toLowerCase();
  });
}
