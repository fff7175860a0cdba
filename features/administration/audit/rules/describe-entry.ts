import { TOOL_NAMES } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { roleName } from '#features/foundations/team/rules/index.ts';
import { CAMPAIGN_NAMES } from '#features/product/automations/contract/campaign-names.ts';
import type { ChangeValue } from '#platform/audit/act.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { currentReader, fill } from '#platform/language/reader.ts';
import { writePercent } from '#platform/language/write-percent.ts';
import { ROLES } from '#platform/rights/rights.ts';
import type { AuditEntry, AuditPerson } from '../contract/audit-calls.ts';
import { texts } from '../texts/all.ts';
import { ACTIONS_OF_AREA } from './areas.ts';

type Words = Readonly<Record<string, string>>;

/** Describes what somebody did, without the person. An action that this release does not know is "another change". */
export function describeAction(action: string): string {
  for (const [area, actions] of Object.entries(ACTIONS_OF_AREA)) {
    const name = Object.entries(actions).find(([, path]) => path === action)?.[0];
    const sentences: Readonly<Record<string, Words>> = texts.acts;
    if (name !== undefined) return sentences[area]?.[name] ?? texts.list.unknown;
  }
  return texts.list.unknown;
}

/**
 * Returns the name of somebody who changed something. A program has no role, and is named by its API key. The
 * agency's name follows the name of its people.
 */
export function describePerson({ id, name, role, agency }: AuditPerson): string {
  if (id === 'owner') return texts.people.owner;
  if (id === 'operator') return texts.people.operator;
  if (role === null && name !== null) return fill(texts.people.program, { name });
  const person = name ?? texts.people.unknown;
  return agency === null ? person : fill(texts.people.ofAgency, { person, agency });
}

/** Fields that say which thing was changed, such as the name of a campaign. */
const IDENTIFYING_FIELDS = new Set([
  'agency',
  'broadcast',
  'campaign',
  'channel',
  'fromStore',
  'list',
  'person',
  'segment',
  'template',
  'tool',
  'toStore',
]);

/**
 * Describes a change: first the fields that identify the thing, then a line for each changed setting. A setting that
 * stayed the same beside a changed one is left out.
 */
export function describeChange(change: AuditEntry['change']): string[] {
  if (change === null) return [];
  const { before, after } = change;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isChanged = (name: string) => before !== null && after !== null && before[name] !== after[name];
  const isShown = (name: string) => IDENTIFYING_FIELDS.has(name) || !names.some(isChanged);
  return [
    ...names
      .filter((name) => !isChanged(name) && isShown(name) && (after ?? before)?.[name] !== null)
      .map((name) =>
        fill(texts.list.stayed, {
          field: fieldName(name),
          value: describeValue(name, (after ?? before)?.[name]),
        }),
      ),
    ...names.filter(isChanged).map((name) =>
      fill(texts.list.changed, {
        field: fieldName(name),
        before: describeValue(name, before?.[name]),
        after: describeValue(name, after?.[name]),
      }),
    ),
  ];
}

function fieldName(name: string): string {
  const fields: Words = texts.fields;
  return fields[name] ?? name;
}

function roleNames(): Words {
  return Object.fromEntries(ROLES.map((role) => [role, roleName(role)]));
}

const VALUE_NAMES: Readonly<Record<string, () => Words>> = {
  campaign: () => CAMPAIGN_NAMES,
  channel: () => CHANNEL_LABELS,
  tool: () => TOOL_NAMES,
  role: roleNames,
  broadcastStatus: () => texts.broadcastStates,
};

function describeValue(name: string, value: ChangeValue | undefined): string {
  if (value === null || value === undefined) return texts.values.none;
  if (typeof value === 'boolean') return value ? texts.values.on : texts.values.off;
  if (typeof value === 'number') return describeNumber(name, value);
  return VALUE_NAMES[name]?.()[value] ?? value;
}

function describeNumber(name: string, value: number): string {
  if (name === 'holdOutPercent') return writePercent(value);
  if (name === 'delaySeconds') return describeSeconds(value);
  const { locale } = currentReader();
  // Plans are paid in US dollars.
  if (name === 'usageCapMinor')
    return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(value / 100);
  return new Intl.NumberFormat(locale).format(value);
}

const UNITS = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Uses the largest unit that divides the time: 7200 becomes "2 hours". */
function describeSeconds(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? [
    'second',
    1,
  ];
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(currentReader().locale, options).format(seconds / size);
}
