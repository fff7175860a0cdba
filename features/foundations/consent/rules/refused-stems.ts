/**
 * The second half of a refusal of messages, by language (ISO 639-1): messages, advertising, the list, the sender's
 * number. Words for orders do not belong here. `list-patterns.ts` explains the notation.
 */
export const REFUSED_STEMS: Readonly<Record<string, string>> = {
  ar: `
    *رسايل*, *رساله*, *رسالات*, *مسج*, *اعلان*, *عروض*, *دعاي*, *قايمه*, قايمتكم, قوايمكم, رقمي, *اشعار*,
    سبام, *ليست*, ليسته, *تسويق*, *ازعاج*, تراسلوني, تكتبولي, تبعتولي, ترسلولي, تبعتوا, تبعتو, جهات الاتصال,
    واتس*, الواتس*, *نشره*, بياناتي, الجروب, القروب, المجموعه, التواصل, تواصل*, تراسل*`,
  de: `
    nachricht*, nachrichen, msg*, sms, werbung*, werbenachricht*, newsletter*, spam*, promo*, angebote,
    mails, emails, whatsapp*, verteiler*, liste*, mailingliste*, nummer, telefonnummer, handynummer, kontakt,
    kontakte*, kontaktliste, texte, zeug, mull, schreiben, anschreiben, schreib, kontaktieren, zuspammen,
    infos, benachrichtigung*, ruhe, frieden, abo, daten, gruppe, kontaktiert, angeschrieben,
    mehr bekommen|erhalten|horen, werbe*, verschon*, angeboten, aktionen,
    schreibt|schreiben|schickt ihr|sie mir, schreib* mir`,
  en: `
    messages, message me, messaging, msg, msgs, mesages, messges, texts, txts, text me, txt me, texting, sms,
    ads, adverts, advertis*, promo, promos, promotion*, promotional, newsletter*, spam*, marketing, mails,
    emails, notification*, updates, offers, deals, list, lists, mailing, broadcast*, contact, contacts,
    contact list, number, num, subscription, whatsapp*, dms, pings, blasts, advertising, junk, write me,
    system, database, this group, contacted, bothered, hear from, receive anything, my data, my details,
    spamming, email me, emailing, to text|message|contact me`,
  es: `
    mensaje, mensajes, mensajitos, msj, msjs, msg, msgs, sms, publicidad*, anuncio*, propaganda*, promo,
    promos, promociones, ofertas, newsletter*, boletin*, spam*, lista, listas, numero, contactos, mis datos,
    whatsapps, whats, wasap*, wsp, correos, notificacion*, escribirme, mandarme, contactarme, molestar,
    molestarme, cosas, escrib*, contact*, recibir mas|nada, mas recibir, datos, grupo, molesten,
    me manden|envien|molesten, borrame|borrenme|borreme|eliminame|eliminenme`,
  fr: `
    message, messages, msg, msgs, sms, texto, textos, pub, pubs, publicite*, promo, promos, promotions,
    newsletter*, spam*, liste, listes, numero, num, contacts, contact, notif*, mails, emails, m ecrire,
    me contacter, me deranger, m envoyer, harcel*, offres, whatsapp*, rien, contacte*, contactez,
    plus recevoir, recevoir vos|ces|de|ca, donnees, groupe, ecri*, solicit*, sollicit*, derange*, coordonnees`,
  hi: `
    message*, messag, mesage*, msg*, mesej*, mssg*, sms*, spam*, ads, ad, add, promo*, promotion*, offer*,
    list, number*, nambar, whatsapp*, notification*, newsletter, advertis*, vigyapan, marketing, contact,
    मैसेज*, मेसेज*, मेसज*, संदेश*, सन्देश*, एसएमएस, विज्ञापन*, ऑफर*, प्रोमो*, प्रमोशन*, लिस्ट*, सूची, नंबर*,
    नम्बर*, स्पैम, व्हाट्सएप*, व्हाट्सऐप*, सब्सक्रि*, subscribe, group, ग्रुप, data, message`,
  id: `
    kirim* pesan|pesen|wa|apa, terima* pesan|pesen, nerima pesan|pesen, dapat pesan,
    pesan promo|iklan|kayak|ini|begini|spam, chat, chatting, ngechat, chatin, wa, whatsapp*, sms*, spam*,
    iklan*, ngiklan, promo, promonya, promosi*, notif*, newsletter*, list, dari daftar, nomor, nomer,
    nomorku, nomerku, no saya|hp|wa, kontak saya|aku|ku, hubungi, broadcast*, bc, ganggu, gangguin, ngespam,
    dm, berlangganan, langganan, kirimin, dihubungi, dichat, diwa, dikirimi|dikirimin, dihubungin, grup,
    data saya, diganggu, promo2, pesan pesan`,
  it: `
    messaggio, messaggi, messaggini, msg, sms, pubblicita, promo, promozion*, offerte, newsletter*, spam*,
    lista, liste, numero, contatto, contatti, contattarmi, notific*, mail, email, whatsapp*, scrivermi,
    scriverci, mandarmi, disturbarmi, rubrica, roba, contattat*, disturbat*, piu ricevere,
    ricevere nulla|niente|piu|altro, dati, gruppo, comunicazioni, scriv*,
    elenco, iscrizione`,
  pt: `
    mensagem, mensagens, msg, msgs, mensage, sms, propagand*, promo, promos, promocao, promocoes, ofertas,
    anuncio*, newsletter*, spam*, lista, listas, numero, contato*, contatos, zap, whats*, notificac*,
    publicidad*, encher, perturbar, incomodar, me escrever, me chamar, divulgac*, cadastro,
    me mandem|mandar|mande|enviar, contat*, receber mais|nada, mais receber, meus dados, grupo, perturb*,
    incomod*, mais nada, nada mais, recebimento`,
  tr: `
    mesaj*, msj*, sms*, reklam*, liste*, numaram*, numaralar*, kampanya*, spam*, bildirim*, bulten*, rehber*,
    whatsap*, promosyon*, duyuru*, aboneli*, tanitim*, gruptan, grup*, listen*, verilerimi, bilgilerimi,
    iletisim*`,
};
