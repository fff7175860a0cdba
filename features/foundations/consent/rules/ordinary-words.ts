import { wordingsOf } from './wordings-of.ts';

/**
 * Opt-out texts that count only as the whole message: inside a sentence they mostly mean something else, as in "sair
 * para entrega" or "siparişimi iptal et".
 */
export const ONLY_ALONE: readonly string[] = wordingsOf(`
  arrêt, arrête, arrêter, parar, para ya, sair, pare, iptal et, ret, durdur, توقف, إيقاف, أوقف, قف, הסר,
  עצור, रोकें, रोको, henti, διαγραφή, disiscrivere, zastavit, sluta, állj, zaustavi, prekini, 停, やめて, 그만,
  smettila, arrêtez, smettetela, stoppen, berhenti, jangan ganggu, لا ترسل, لا ترسلوا, revoke`);

/**
 * Harmless phrases with "stop" in them. We do not ask about a message because of such a phrase, unless it mentions
 * messages or a list.
 */
export const HARMLESS_PHRASES: readonly string[] = wordingsOf(`
  bus stop, metro stop, train stop, tram stop, next stop, last stop, first stop, pit stop, full stop,
  door stop, one stop, non stop, short stop, truck stop, rest stop, stop by, stop at, stop over,
  stop motion, stop watch, stop sign, stop light, stop loss, stop working, stop raining, stop bleeding,
  stop slipping, don t stop, dont stop, do not stop, can t stop, cant stop, cannot stop, couldn t stop,
  did you stop, did u stop, why stop, you stop selling, you stop making, stop smoking, the stop,
  stop selling, stop making, stop carrying, stop my order, stop the order, stop the delivery, not stop, won t stop, wont stop,
  stop kontak, stop kontaknya, stop produksi, stop loving, stop laughing, stop ao lado, non si stop, le stop,
  lo stop, stop bus, arrêt de bus, never stop`);

/**
 * Ordinary words that are one typing mistake away from an opt-out text. A message with one of these does not count as a
 * mistyped opt-out.
 */
export const ORDINARY_WORDS: readonly string[] = wordingsOf(`
  shop, step, top, atop, slop, strop, stops, stow, swop, shops, spot, stof, stok, stor, stol, sto, stomp,
  stip, esto, stou, slut, subscribe, pagar, pasar, parir, para, paras, parte, parar, pares, arrete,
  carrete, barrer, sari, saia, sai, fair, anmelden, bestellen, baja, pausar, cancelar, cancellare`);
