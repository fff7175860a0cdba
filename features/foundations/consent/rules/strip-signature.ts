/** Signatures that mail and message apps add below a text, and a line of dashes. */
const SIGNATURE = new RegExp(
  [
    String.raw`\n[ \t]*(--|__|—)[ \t\r]*\n`,
    ...[
      'sent from (my|outlook|yahoo|gmail|the|a) ',
      'sent (via|with|using) ',
      'get outlook for ',
      'gesendet (von|mit|über) ',
      'von meinem \\S+ gesendet',
      'diese nachricht wurde von meinem ',
      'envoy[ée]e? (de|depuis) (mon|ma|l) ?',
      'enviado (desde|do|de|a partir do) (mi|meu|el|o) ',
      'inviato (da|dal) ',
      'verzonden (vanaf|met|via) ',
      'wysłane z ',
      "iphone'?umdan gönderildi",
      'dikirim dari ',
      'отправлено с ',
      'أرسلت من ',
      'मेरे \\S+ से भेजा',
    ].map((words) => String.raw`(^|[\s.!])${words}`),
  ].join('|'),
  'iu',
);

/** Removes a signature that an app added below a message, such as "Sent from my iPhone". */
export function stripSignature(text: string): string {
  const found = SIGNATURE.exec(text);
  return found ? text.slice(0, found.index) : text;
}
