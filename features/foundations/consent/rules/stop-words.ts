import { wordingsOf } from './wordings-of.ts';

/**
 * Messages that unsubscribe the sender, by language (ISO 639-1), with commas between them. Accents, case and politeness
 * do not matter. Words with another meaning in a shop, such as "cancel", are in `doubtful-words.ts`: a wrong stop is as
 * bad as a missed one.
 */
const WORDINGS: Readonly<Record<string, string>> = {
  en: `
    yes stop, stop this, stop messaging, stop texting, stop msg, stop msgs, stop message, stop sms, stop texts,
    stop sending, stop sending messages, stop sending me these, stop sending me this,
    stop sending me anything, stop spam, stop spamming, stop spamming me, stop marketing, stop offers,
    stop sub, stop subscription, un subscribe, unsubcribe, unsuscribe, unsubscribed, i want to unsubscribe,
    i want to stop, i would like to unsubscribe, i d like to unsubscribe, id like to unsubscribe,
    how do i unsubscribe, how to unsubscribe, unsubscribe from offers, unsubscribe from this,
    unsubscribe from all, remove me from your list, remove me from this list, remove me from the list,
    take me off your list, take me off this list, take me off the list, remove my number, delete my number,
    leave me alone, dont message me, don t message me, do not message me, dont text me, don t text me,
    do not text me, dont text me anymore, don t text me anymore, do not text me anymore,
    dont message me anymore, don t message me anymore, dont contact me, don t contact me,
    do not contact me again, no more texts, no more sms, no more spam, no more offers, no more promotions,
    no promotions, no marketing, revoke, stop, stop all, stopall, unsubscribe, unsubscribe me, unsub,
    opt out, optout, opt me out, stop it, stop promotions, stop messages, stop the messages,
    stop these messages, stop your messages, stop all messages, stop messaging me, stop texting me,
    stop sending me messages, no more messages, remove me, do not contact me`,
  de: `
    ja stopp, ja stop, keine weiteren nachrichten, keine nachrichten, nicht mehr schreiben, schreibt mir nicht mehr,
    schreiben sie mir nicht mehr, ich möchte keine nachrichten mehr, ich will keine nachrichten mehr,
    ich möchte keine werbung mehr, ich möchte mich abmelden, newsletter abbestellen, newsletter abmelden,
    nachrichten abbestellen, werbung abbestellen, mich austragen, lasst mich in ruhe, nummer löschen,
    meine nummer löschen, stopp, abmelden, mich abmelden, abbestellen, austragen, keine nachrichten mehr,
    keine werbung, keine werbung mehr`,
  fr: `
    arrêtez de m'écrire, arrête de m'écrire, arrêtez les messages, arrêtez vos messages, ne plus recevoir,
    ne plus recevoir de messages, je ne veux plus recevoir de messages, je ne veux plus de messages,
    plus de pub, pas de pub, désinscrire, me désinscrire, désinscrivez moi, désabonnez moi, désabonnement,
    supprimez mon numéro, laissez moi tranquille, arrêt, arrête, arrêtez, arrêter, désabonner, se désabonner,
    me désabonner, désinscription, plus de messages, stop pub`,
  es: `
    sí parar, dejar de recibir, dejar de recibir mensajes, no quiero más mensajes, no quiero recibir más mensajes,
    no quiero recibir mensajes, no molestar, no me escriban más, no me escriban, no envíen más mensajes,
    no enviar más, dejen de escribirme, dejen de enviar mensajes, parar mensajes, quiero darme de baja,
    dame de baja, darse de baja, desuscribir, desuscribirme, desuscribirse, cancelar mensajes,
    no más publicidad, eliminar mi número, borren mi número, parar, para ya, dar de baja, darme de baja,
    cancelar suscripción, no más mensajes`,
  pt: `
    sim parar, parar de enviar, parar de receber, parar mensagens, pare de enviar, pare de mandar mensagem,
    parem de enviar mensagens, parem de mandar mensagens, não me mande mais mensagens, não enviar mais,
    não quero receber mensagens, não quero mais receber mensagens, sem mensagens, quero sair da lista,
    sair da lista, me tire da lista, me remova da lista, me descadastre, descadastrar me, descadastre,
    cancelar mensagens, remova meu número, desinscrever, pare, parar, sair, descadastrar, cancelar inscrição,
    não quero mais mensagens`,
  it: `
    disiscrizione, disiscrivi, disiscrivere, disiscrivermi, cancellatemi, cancella iscrizione, annulla iscrizione,
    non scrivetemi più, non mandate più messaggi, non voglio più messaggi, non voglio più ricevere messaggi,
    smettetela, smettila, basta pubblicità, niente pubblicità, rimuovetemi dalla lista,
    toglietemi dalla lista, disiscriviti, disiscrivimi, cancellami, niente messaggi, niente più messaggi,
    basta messaggi`,
  nl: `
    stop met appen, stop met berichten, stop met sturen, niet meer appen, niet meer sturen,
    ik wil geen berichten meer, schrijf mij uit, stoppen, afmelden, uitschrijven, geen berichten meer`,
  pl: `
    nie piszcie więcej, nie pisać, nie wysyłać, nie chcę wiadomości, wypisz, wypisz mnie, koniec wiadomości`,
  tr: `
    mesaj atmayın, mesaj göndermeyin, mesajları durdur, mesaj gönderme, artık mesaj göndermeyin,
    mesaj almak istemiyorum, abonelikten ayrıl, aboneliği iptal et, aboneliğimi iptal et, listeden çıkar,
    beni listeden çıkarın, numaramı silin, rahatsız etmeyin, durdur, iptal et, abonelikten çık,
    mesaj istemiyorum, ret`,
  ru: `
    отпишите меня, отпиши меня, не пишите мне, не пишите мне больше, не пиши мне больше, не пиши мне,
    больше не пишите, хватит писать, не присылайте, не присылайте больше, отписать, удалите мой номер, стоп,
    отписаться, отпишите, отписка, не присылать`,
  uk: `
    не пишіть мені, не пишіть, відпишіть мене, не надсилайте, стоп, відписатися, відпишіть, не надсилати`,
  ar: `
    نعم أوقفوها, لا ترسل رسائل بعد الآن, أوقف الرسائل, أوقفوا الرسائل, وقف الرسائل, وقفوا الرسائل, إيقاف الرسائل, توقف عن الإرسال,
    توقفوا عن الإرسال, توقفوا, لا ترسل, لا ترسلوا, لا ترسل رسائل, لا ترسلوا رسائل, لا أريد رسائل,
    لا اريد رسائل بعد الآن, لا تراسلوني, لا تراسلني, الغاء الاشتراك, إلغاء اشتراكي, ألغوا اشتراكي,
    احذفوا رقمي, احذف رقمي, ستوب, توقف, إيقاف, أوقف, قف, إلغاء الاشتراك`,
  he: `תפסיקו, תפסיקו לשלוח, הסירו אותי, תסירו אותי, די להודעות, הסר, הסירו, עצור, הפסק`,
  hi: `
    हाँ बंद करें, haan band karo, stop karo, stop kardo, stop kar do, stop karein, stop kijiye, message band karo, messages band karo,
    msg band karo, message mat bhejo, messages mat bhejo, msg mat bhejo, message mat karo, msg mat karo,
    sms mat bhejo, mujhe message mat karo, band kar do, band kardo, band karein, unsubscribe karo,
    unsubscribe kar do, मैसेज बंद करो, मैसेज बंद करें, मैसेज मत भेजो, मैसेज मत भेजिए, संदेश मत भेजो,
    संदेश बंद करें, स्टॉप, बंद कर दो, बंद कीजिए, मेरा नंबर हटाओ, रोकें, रोको, बंद करें, बंद करो,
    सदस्यता समाप्त करें, band karo`,
  bn: `বন্ধ করো, মেসেজ বন্ধ করুন, মেসেজ দেবেন না, বন্ধ করুন, থামুন`,
  id: `
    berhenti kirim, stop kirim, stop kirim pesan, stop promo, stop sms, berhenti langganan, berhenti berlangganan,
    berhenti kirim pesan, jangan kirim pesan, jangan kirim pesan lagi, jangan kirim wa lagi,
    jangan hubungi saya, jangan hubungi saya lagi, jangan ganggu, tidak mau pesan lagi, hapus nomor saya,
    berhenti, hentikan, jangan kirim lagi, henti`,
  vi: `đừng nhắn nữa, đừng gửi nữa, hủy đăng ký`,
  th: `หยุด, ยกเลิกรับข่าวสาร, ยกเลิกการรับ`,
  zh: `停, 别发了, 不要发了, 不要再发了, 不要再發了, 别再发了, 請停止, 取消關注, 停止, 退订, 退訂, 取消订阅, 取消訂閱`,
  ja: `やめて, やめて下さい, 送らないで, もう送らないで, 停止, 配信停止, 登録解除, 配信解除`,
  ko: `그만, 그만 보내세요, 그만해, 보내지 마세요, 수신 중지, 중지, 수신거부, 수신 거부, 구독취소`,
  sv: `
    sluta skicka, sluta skriva, skicka inte mer, inga fler meddelanden, avprenumerera, stoppa, avregistrera,
    sluta`,
  ro: `opriți, opriți mesajele, nu mai trimiteți, nu mai trimite, oprește, dezabonare, dezabonează`,
  cs: `nepište mi, už nepište, odhlásit odběr, odhlásit, zastavit, neposílat`,
  el: `στοπ, σταματήστε τα μηνύματα, μη μου στέλνετε, σταμάτα, σταματήστε, διαγραφή, απεγγραφή`,
  fi: `lopeta, lopettakaa, peruuta tilaus, älkää lähettäkö`,
  hu: `leiratkozás, leiratkozom, állj, ne küldjenek többet`,
  hr: `prekini, odjava, odjavi me, ne šaljite više, zaustavi`,
  da: `stop beskeder, afmeld, afmeld mig, ikke flere beskeder`,
  no: `meld meg av, avslutt abonnement, ikke flere meldinger`,
};

export const STOP_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(WORDINGS).map(([language, list]) => [language, wordingsOf(list)]),
);

/** Words that need their marks: without its mark, "dừng" would be "đúng", which means yes in Vietnamese. */
export const STOP_WORDS_WITH_THEIR_MARKS: readonly string[] = ['dừng', 'dừng lại', 'ngừng'];
