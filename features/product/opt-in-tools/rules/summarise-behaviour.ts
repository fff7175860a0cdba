import type { Behaviour, PageRule } from '../contract/tool-behaviour.ts';

/** Describes a tool's behaviour as a sentence: when, where and to whom it is shown. */
export function summariseBehaviour(behaviour: Behaviour): string {
  const { desktop, phone } = behaviour.where;
  if (!desktop.enabled && !phone.enabled) return 'Shown nowhere: neither computers nor phones are chosen.';
  const devices =
    desktop.enabled && phone.enabled ? 'computers and phones' : desktop.enabled ? 'computers' : 'phones';
  const who = behaviour.who.showAt === 'everyone' ? 'everyone' : 'shoppers who did not sign up yet';
  return `Shown to ${who} on ${devices}, ${when(behaviour)}${pages(behaviour.pages)}.`;
}

function when({ when: { showAt, value }, where }: Behaviour): string {
  const seconds = value === 1 ? '1 second' : `${value ?? 'some'} seconds`;
  switch (showAt) {
    case 'scroll':
      return `once they have seen ${value === null ? 'some' : `${value}%`} of the page`;
    case 'time':
      return `after ${seconds}`;
    case 'welcome':
      return 'as soon as they arrive';
    case 'exit':
      return where.phone.enabled
        ? 'when they are about to leave, which phones do not tell'
        : 'when they are about to leave';
    case 'allTime':
      return 'at all times';
    case 'show':
      return 'at all times, with its greeting';
    case 'hide':
      return 'at all times, opened by a click';
    case 'fade':
      return `at all times, with its greeting for ${seconds}`;
  }
}

function pages({ include, exclude }: Behaviour['pages']): string {
  const only = include.length === 0 ? '' : `, only on pages whose address ${include.map(words).join(' or ')}`;
  const never = exclude.length === 0 ? '' : `, never where it ${exclude.map(words).join(' or ')}`;
  return only + (only === '' && never !== '' ? never.replace('where it', 'on pages whose address') : never);
}

function words({ kind, text }: PageRule): string {
  const verb = { contains: 'has', startsWith: 'begins with', is: 'is' }[kind];
  return `${verb} “${text}”`;
}
