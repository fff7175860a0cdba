import * as z from 'zod/mini';
import {
  StoredCondition,
  type AudienceCondition,
} from '#features/product/audiences/contract/audience-condition.ts';
import { AbTest } from '../../contract/ab-test.ts';
import { BroadcastAttributes, type Broadcast, type BroadcastTemplate } from '../../contract/broadcast.ts';
import { Canary } from '../../contract/canary.ts';

/** The form values of a broadcast's editor. */
export const BroadcastForm = z.object({
  name: z.string(),
  condition: StoredCondition,
  templateId: z.nullable(z.string()),
  attributes: BroadcastAttributes,
  support: z.string(),
  /** The shop's wall time as 2026-11-27T10:00. Only a day or time while it is typed. */
  day: z.string(),
  time: z.string(),
  isRecipientLocal: z.boolean(),
  canary: z.nullable(Canary),
  abTest: z.nullable(AbTest),
});
export type BroadcastForm = z.infer<typeof BroadcastForm>;

const NOBODY: AudienceCondition = { rules: [], includeOperation: 'OR', excludeOperation: 'OR' };

export function readForm(broadcast: Broadcast): BroadcastForm {
  const [day = '', time = ''] = broadcast.scheduledFor?.split('T') ?? [];
  return {
    name: broadcast.broadcastName,
    condition: StoredCondition.safeParse(broadcast.condition).data ?? NOBODY,
    templateId: broadcast.activeTemplate,
    attributes: broadcast.broadcastAttributes,
    support: broadcast.attributes.broadcastWASupport,
    day,
    time: time.slice(0, 5),
    isRecipientLocal: broadcast.isRecipientLocal,
    canary: broadcast.canary,
    abTest: broadcast.abTest,
  };
}

/** Whether nothing has changed. Empty values count as missing. */
export function isSame(one: BroadcastForm, other: BroadcastForm): boolean {
  return JSON.stringify(one, leaveOutEmpty) === JSON.stringify(other, leaveOutEmpty);
}

/** Returns the typed wall time. Empty while a part is missing. */
export function wallOf({ day, time }: Pick<BroadcastForm, 'day' | 'time'>): string {
  return day === '' || time === '' ? '' : `${day}T${time}`;
}

/** Returns the body of a save: everything, but an unchanged support number stays with its owner. */
export function bodyOf(before: BroadcastForm, form: BroadcastForm) {
  const wall = wallOf(form);
  return {
    broadcastName: form.name.trim(),
    scheduleTime: wall === '' ? null : wall,
    condition: form.condition,
    activeTemplate: form.templateId,
    broadcastAttributes: form.attributes,
    isRecipientLocal: form.isRecipientLocal,
    canary: form.canary,
    abTest: form.abTest,
    ...(form.support !== before.support && { broadcastWASupport: form.support }),
  };
}

/** A chosen text with its needs and values. */
export interface ChosenText {
  arm: 'A' | 'B';
  template: BroadcastTemplate | null;
  attributes: BroadcastAttributes;
}

/** Returns the text of a broadcast, or both texts of its A/B test. */
export function chosenTexts(
  { templates }: Pick<Broadcast, 'templates'>,
  { templateId, attributes, abTest }: Pick<BroadcastForm, 'templateId' | 'attributes' | 'abTest'>,
): ChosenText[] {
  const named = (id: string | null) => templates.find(({ flowId }) => flowId === id) ?? null;
  return [
    { arm: 'A', template: named(templateId), attributes },
    ...(abTest
      ? [{ arm: 'B' as const, template: named(abTest.templateB), attributes: abTest.attributesB }]
      : []),
  ];
}

function leaveOutEmpty(_key: string, value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}
