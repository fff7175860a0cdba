/**
 * The first half of a refusal of messages, by language (ISO 639-1): what people say to refuse or remove something.
 * `list-patterns.ts` explains the notation.
 */
export const REFUSAL_STEMS: Readonly<Record<string, string>> = {
  ar: `
    لا ترسل*|تبعت*|تبعث*|تراسل*|تكتب*|تنشر*|اريد|ارغب|احتاج|نريد,
    ما ابي|ابغي|ابغا|اريد|بدي|ودي|احتاج|عايز*|نبي, مابي, مابدي, مابغي, ما ترسل*|تبعت*|تبعث*, ماترسل*,
    مش|مو|موش عايز*|عاوز*|محتاج*|حابب|حابه, مش عاوزه, بلاش, بدون, من غير, كفايه, كفي, يكفي, خلاص, زهقت, مليت,
    بطل*, وقف*, اوقف*, ايقاف, شيل*, احذف*, حذف, امسح*, مسح, ازاله, ازيل*, الغ*, طلعوني, طلعني, اخرجوني, اشطب*`,
  de: `
    hor*|hoer* auf, aufhoren mit, schluss mit, genug von|mit, hab* genug, kein*|null bock|lust|interesse,
    kein*, nix|nichts|nicht mehr schick*|send*, brauch* nicht|kein*, will|mochte|moechte nicht|nichts|kein*,
    nehm*|nimm|streich*|schmeiss*|trag*|tut mich|uns, nehmen sie mich, tragen sie mich, streichen sie mich, mich raus,
    losch*|loesch*, entfern*, mich aus, stop|stopp, nerv*, satt`,
  en: `
    dont|dnt|never|not|stop send|sending|texting|text|txt|message|msg|want|need|wanna|like|write|spam|forward,
    dont ever, didnt|never ask|sign|subscribe,
    never asked|signed|subscribed, no more, no longer want|wish, not want, enough, sick|tired of, fed up, had it with,
    remove, delete, erase, take off, take me|us|my, get me|us|my, cut, drop, quit, cease, stop, end, lose my`,
  es: `
    no me|nos mand*|envi*|escrib*|llen*|lleguen, no mand*|envi*, no quiero, no deseo, no necesito, no mas,
    nada de, sin mas, dej*|par*|ces* de, basta de|con|ya, basta, hart*|cansad* de, ya no mand*|envi*|escrib*, suficiente*|demasiad*,
    quit*, sac*, saqu*, borr*, elimin*, remuev*, remover, suprim*, retir*, stop`,
  fr: `
    ne veux|voulons|souhaite|desire plus|pas, veux|veut plus|pas, plus de, pas de, pas besoin, arret*, cess*, marre|assez|ras de|des|le,
    marre, m envoy* plus|pas, envoy* plus|pas, retir*, enlev*, supprim*, effac*, otez, sortez moi, sors moi, virez, vire, rayez,
    stop, halte, fini`,
  hi: `
    mat|mt|na bhej*|kar*|kr*|kijiye|do|dena|likh*, bhejna|bhejne|karna|krna|dena band, band kar*|kr*|kijiye,
    nahi|nhi|nahin|nai|ni chahiy*|chaiy*|chahie|chaie|mangta|mangte|dekhne|lena, hata*, htao, nikal*, nikaal*, delete, remove,
    bas kar*|kr*|bahut, bahut ho, roko, rok do, stop,
    मत|ना|न भेज*|कर*|कीजि*|दो|देना|लिख*, भेजना|भेजने|करना|देना बंद|बन्द, बंद|बन्द कर*|कीजि*,
    नहीं|नही|नहि चाहिए|चाहिये|चाहता|चाहती|लेना, हटा*, निकाल*, डिलीट, बस कर*, बहुत हो, रोको, रोक दो`,
  id: `
    jangan, jgn, jngn, ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|tak mau|ingin|perlu|butuh|pengen|suka|minat, gamau, gakmau, ogah,
    cukup, hapus*, apus*, hilangkan, keluarkan, keluarin, coret, buang, berhenti, berenti, stop, setop, hentikan,
    males, malas, capek, bosan, muak, tolak, tanpa`,
  it: `
    non voglio|vogliamo|desidero|accetto, non mi interessa*, non mand*|invi*|spedi*, non mi|ci mand*|invi*|arriv*,
    niente, basta con|con, mai piu, non mandatemi|inviatemi|mandarmi|inviarmi, smett*, piantate*, piantala, finite*|finiamola, stuf*|stanc* di|dei|delle,
    togli*, leva*, rimuov*, cancell*, elimin*, tira* fuori, troppi, troppe, stop`,
  pt: `
    nao|n me|nos mand*|envi*|escrev*, nao|n mand*|envi*, nao|n quero|queremos|desejo|preciso|aguento, chega|basta|cansei|cansad* de|com, chega, basta,
    para|pare|parem|parar|deixe*|cesse* de|com, para com, sem mais, nada de, tir*, remov*, apag*, exclu*, delet*, retir*, risc*, stop`,
  tr: `
    istemiyor*, istemem, istemiyoz, gonderme, gondermey*, atma, atmay*, yazma, yazmay*, yollama, yollamay*, gonderip, birak, birakin, birakir*, kes, kesin,
    yeter*, durdur*, cikar*, sil, silin*, silebil*, silsen*, kaldir*, bikt*, son ver*, iptal, almak istem*, stop, gerek yok, olmasin`,
};
