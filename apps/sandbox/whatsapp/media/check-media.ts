import { objectIn, objectsIn, type JsonObject } from '../../core/json-parts.ts';
import { GraphRefusal } from '../graph-refusal.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { MEDIA_RULES, kindOfType, type MediaKind } from './media-formats.ts';
import { findFile } from './media-store.ts';

interface Named {
  kind: MediaKind;
  part: { id?: unknown; link?: unknown };
}

/** Meta stores a fetched file for ten minutes. */
const REMEMBERED_MS = 10 * 60_000;
const MOST_REMEMBERED = 1000;
const FETCH_TIMEOUT_MS = 3000;
/** Hosts that nobody can own (RFC 2606) count as reachable, so that tests need no such server. */
const MADE_UP = /(^|\.)(example|test|example\.(com|org|net))$/;

/** Refuses unknown files and files of another kind, by their id. */
export function checkMediaIds(account: WhatsAppAccount, body: JsonObject): void {
  for (const { kind, part } of mediaIn(body)) {
    if (typeof part.id !== 'string') continue;
    const file = findFile(account, part.id);
    if (!file)
      throw new GraphRefusal(
        100,
        `Param ${kind}['id'] is not a valid whatsapp business account media attachment ID`,
      );
    if (!MEDIA_RULES[kind].types.test(file.contentType.split(';')[0] ?? ''))
      throw new GraphRefusal(131009, `${kind}: the file ${part.id} is ${file.contentType}`);
  }
}

/** Returns whether a file cannot be fetched from its URL or is of a wrong type. Such a message fails later. */
export async function hasBadLink(body: JsonObject): Promise<boolean> {
  const links = mediaIn(body).filter(({ part }) => typeof part.link === 'string');
  const fine = await Promise.all(links.map(({ kind, part }) => isFine(kind, String(part.link))));
  return fine.includes(false);
}

const sizes = new Map<string, number>();

/** Returns the size of the file behind a URL. Null if it was not fetched or is unknown. */
export function knownBytes(link: string): number | null {
  return sizes.get(link) ?? null;
}

const remembered = new Map<string, { until: number; fine: Promise<boolean> }>();

function isFine(kind: MediaKind, link: string): Promise<boolean> {
  const key = `${kind} ${link}`;
  const known = remembered.get(key);
  if (known && known.until > Date.now()) return known.fine;
  const fine = fetchKind(kind, link);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, { until: Date.now() + REMEMBERED_MS, fine });
  // A file that could not be fetched is fetched again the next time.
  void fine.then((isGood) => isGood || remembered.delete(key));
  return fine;
}

async function fetchKind(kind: MediaKind, link: string): Promise<boolean> {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  if (MADE_UP.test(url.hostname)) return true;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    await answer.body?.cancel();
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Number(answer.headers.get('content-length') ?? 0);
    if (bytes > 0 && sizes.size < MOST_REMEMBERED) sizes.set(link, bytes);
    return answer.ok && kindOfType(type) === kind && bytes <= MEDIA_RULES[kind].most;
  } catch {
    return false;
  }
}

/** Returns every file that a message refers to: in the message, its header, its template or its cards. */
function mediaIn(body: JsonObject): Named[] {
  const { type } = body;
  if (isKind(type)) return [named(type, body[type])];
  if (type === 'interactive') return headerOf(objectIn(objectIn(body['interactive'])['header']));
  if (type !== 'template') return [];
  return objectsIn(objectIn(body['template'])['components']).flatMap(mediaOfPart);
}

function mediaOfPart({ parameters, cards }: JsonObject): Named[] {
  return [
    ...objectsIn(parameters).flatMap(headerOf),
    ...objectsIn(cards).flatMap(({ components }) => objectsIn(components).flatMap(mediaOfPart)),
  ];
}

/** Returns the file in a header or a parameter. Both name the file's kind and have the file under that name. */
function headerOf(header: JsonObject): Named[] {
  const { type } = header;
  return isKind(type) ? [named(type, header[type])] : [];
}

function isKind(type: unknown): type is MediaKind {
  return typeof type === 'string' && type in MEDIA_RULES;
}

function named(kind: MediaKind, part: unknown): Named {
  return { kind, part: objectIn(part) };
}
