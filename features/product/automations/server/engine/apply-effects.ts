import { sql } from 'kysely';
import { dropByEvent, takeBack } from '#features/engine/messaging/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readSubject, subjectKey } from '../../rules/effect.ts';
import type { Campaign, ReadyEffect } from './campaign.ts';
import { composeLater } from './compose-later.ts';
import { storeDecisions, type Decided } from './decisions.ts';
import { listWaits, type Wait } from './step-queries.ts';
import { endTimers, setTimers, taskKey, timerKey, type NewTimer } from './timers.ts';

/** The subject of the effects. */
interface Of {
  shopId: number;
  now: Date;
  type: string;
  campaign: Campaign;
}

/** The timer of a drip. */
type StartedTimer = NewTimer & { payload: { dripId: string } };

type EffectOf<Kind extends ReadyEffect['kind']> = Extract<ReadyEffect, { kind: Kind }>;

/** Applies what a campaign decided for a shop. Throws on an unknown kind of effect. */
export async function applyEffects(
  ctx: Context,
  tx: Tx,
  { shopId, ...of }: Of,
  effects: readonly ReadyEffect[],
): Promise<void> {
  await applyOfShops(ctx, tx, of, [{ shopId, effects }]);
}

/** The same for many shops, each shop once. */
export async function applyOfShops(
  ctx: Context,
  tx: Tx,
  shared: Omit<Of, 'shopId'>,
  parts: readonly { shopId: number; effects: readonly ReadyEffect[] }[],
): Promise<void> {
  const shops = parts.map(({ shopId, effects }) => ({ of: { ...shared, shopId }, ...sortEffects(effects) }));
  for (const { of, end: ends } of shops) if (ends.length > 0) await end(tx, of, ends);
  const moving = shops.filter(({ start, leave: left }) => start.length + left.length > 0);
  if (moving.length > 0) await startOrLeave(tx, shared.type, moving);
  await setTimers(
    tx,
    shops.flatMap(({ of, schedule }) => schedule.map((effect) => taskOf(of, effect))),
  );
  for (const { of, do: doing, sendAnswer } of shops) {
    for (const { action } of doing) await action(ctx, tx);
    for (const effect of sendAnswer) await composeLater(ctx, tx, of, effect);
  }
}

async function startOrLeave(
  tx: Tx,
  type: string,
  shops: readonly (Pick<ReturnType<typeof sortEffects>, 'start' | 'leave'> & { of: Of })[],
): Promise<void> {
  const waits = await listWaits(
    tx,
    shops.map(({ of }) => of.shopId),
    type,
  );
  const waitsOf = ({ shopId }: Of) => waits.get(shopId) ?? [];
  await begin(
    tx,
    type,
    shops.flatMap(({ of, start }) => start.flatMap((effect) => timersOf(of, waitsOf(of), effect))),
  );
  for (const { of, start, leave: left } of shops)
    await leave(tx, of, [
      ...left.flatMap((effect) => leftOf(of, waitsOf(of), effect)),
      ...start.flatMap((effect) => offOf(of, waitsOf(of), effect)),
    ]);
}

/** A queued message from an earlier timer is out of date. It is composed again when this timer fires. */
async function begin(tx: Tx, type: string, timers: readonly StartedTimer[]): Promise<void> {
  await setTimers(tx, timers);
  await takeBack(
    tx,
    type,
    timers.map(({ shopId, payload, subject }) => ({
      shopId,
      sourceId: payload.dripId,
      event: readSubject(subject).id,
    })),
  );
}

function sortEffects(effects: readonly ReadyEffect[]) {
  const sorted: { [Kind in ReadyEffect['kind']]: EffectOf<Kind>[] } = {
    start: [],
    leave: [],
    end: [],
    schedule: [],
    sendAnswer: [],
    do: [],
  };
  for (const effect of effects) {
    switch (effect.kind) {
      case 'start':
        sorted.start.push(effect);
        break;
      case 'leave':
        sorted.leave.push(effect);
        break;
      case 'end':
        sorted.end.push(effect);
        break;
      case 'schedule':
        sorted.schedule.push(effect);
        break;
      case 'sendAnswer':
        sorted.sendAnswer.push(effect);
        break;
      case 'do':
        sorted.do.push(effect);
        break;
      default: {
        const unknown: { kind: string } = effect satisfies never;
        throw new Error(`The engine knows no effect of the kind ${unknown.kind}.`);
      }
    }
  }
  return sorted;
}

/** Nothing starts while the campaign is off, so that switching it on later writes to nobody about earlier events. */
function timersOf(
  { shopId, type }: Of,
  waits: readonly Wait[],
  { subject, from, drips, channel }: EffectOf<'start'>,
): StartedTimer[] {
  return onChannel(waits, channel).flatMap(({ isOn, dripId, dripIndex, delaySeconds }) =>
    !isOn || dripId === null || (drips && !drips.includes(dripIndex ?? ''))
      ? []
      : [
          {
            shopId,
            timerKey: timerKey(dripId, subject),
            kind: type,
            subject: subjectKey(subject),
            dueAt: new Date(from.getTime() + delaySeconds * 1000),
            payload: { dripId, eventAt: from.toISOString() },
          },
        ],
  );
}

function taskOf({ shopId, type }: Of, { subject, task, at }: EffectOf<'schedule'>): NewTimer {
  return {
    shopId,
    timerKey: taskKey(type, task, subject),
    kind: type,
    subject: subjectKey(subject),
    dueAt: at,
    payload: { task },
  };
}

function leftOf(
  { shopId, type }: Of,
  waits: readonly Wait[],
  { subject, from, reason, channel: only }: EffectOf<'leave'>,
): Decided[] {
  return [...new Set(onChannel(waits, only).map(({ channel }) => channel))].map((channel) => ({
    shopId,
    type,
    channel,
    subject,
    dripId: null,
    subscriberId: null,
    outcome: 'notStarted',
    reason,
    facts: { eventAt: from.toISOString() },
    messageId: null,
  }));
}

function offOf(of: Of, waits: readonly Wait[], { subject, from, channel }: EffectOf<'start'>): Decided[] {
  const off = onChannel(waits, channel).filter(({ isOn }) => !isOn);
  return leftOf(of, off, { kind: 'leave', subject, from, reason: 'campaignOff' });
}

function onChannel(waits: readonly Wait[], channel: Channel | undefined): readonly Wait[] {
  return channel === undefined ? waits : waits.filter((wait) => wait.channel === channel);
}

/**
 * A decision with the same reason as before is not stored again: a checkout changes with every field that is filled in.
 */
async function leave(tx: Tx, { shopId, now, type }: Of, left: readonly Decided[]): Promise<void> {
  if (left.length === 0) return;
  const keys = left.map(({ subject }) => subjectKey(subject));
  const { rows: noted } = await sql<{ subject: string; channel: string; reason: string | null }>`
    select subject, channel, reason from decisions
    where shop_id = ${shopId} and campaign_type = ${type} and subject = any(${keys}::text[])`.execute(tx);
  const known = new Set(noted.map((row) => [row.channel, row.reason, row.subject].join(' ')));
  const isNews = ({ subject, channel, reason }: Decided) => {
    const key = [channel, reason, subjectKey(subject)].join(' ');
    return !known.has(key) && known.add(key);
  };
  await storeDecisions(tx, now, left.filter(isNews));
}

/** Messages that are being sent are left to the gate. */
async function end(tx: Tx, { shopId, now, type }: Of, ends: readonly EffectOf<'end'>[]): Promise<void> {
  await dropByEvent(
    tx,
    { shopId, sourceType: type },
    ends.map(({ subject, reason }) => ({ event: subject.id, reason })),
  );
  const reasonOf = new Map(ends.map(({ subject, reason }) => [subjectKey(subject), reason]));
  const ended = await endTimers(tx, shopId, type, [...reasonOf.keys()]);
  await storeDecisions(
    tx,
    now,
    ended.map(({ channel, subject, dripId, eventAt }) => ({
      shopId,
      type,
      channel,
      subject,
      dripId,
      subscriberId: null,
      outcome: 'drop',
      reason: reasonOf.get(subjectKey(subject)) ?? null,
      facts: { eventAt },
      messageId: null,
    })),
  );
}
