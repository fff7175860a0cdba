/**
 * Refusals that can only be about our messages, by language (ISO 639-1), wherever they stand in a short message.
 * `list-patterns.ts` explains the notation.
 */
export const PLAIN_REFUSALS: Readonly<Record<string, string>> = {
  ar: `
    لا|ما تزعج*, لا|ما تتواصل*, لا|ما تراسل*, بلا ازعاج, اتركوني, اتركني, خلوني بحالي|لحالي, خلوني في حالي, سيبوني في حالي, سيبوني, حلوا عني, حلو عني,
    فكوني, فكونا, لا|ما ترسل*|تبعت*|تبعث* شي|شيء|حاجه|رسايل, بطل* تبعت*|ترسل*|تبعث*|رسايل, من وين|فين جبت* رقمي, كيف جبت* رقمي`,
  de: `
    lass* mich|uns in ruhe|frieden, lassen sie mich|uns in ruhe|frieden, schreib* mir|mich|uns nicht|nie, schreiben sie mir|uns nicht|nie, schickt|schick|sendet mir|uns nichts,
    schicken sie mir nichts, nicht mehr anschreib*|kontaktier*|schreib*, nichts mehr von euch|ihnen, nerv* nicht, nervt mich, belastig* mich nicht, kontaktier* mich nicht, nehm*|nimm mich raus|aus,
    tragt|trag mich aus, meldet|meld mich ab, woher hab* ihr|sie|du meine nummer, melden sie mich ab, ich bin raus`,
  en: `
    leave me|us alone|be, take|get|pull|cut me|us off, lose my number, forget my number, dont|dnt|not|never bother|disturb|pester|annoy|harass me|us,
    dont|dnt|not|never text|txt|message|msg|contact|write|spam me|us|again|anymore|here|this, dont|not write|talk to me|us, dont|dnt|not send me|us anything|any|more|this|these|stuff,
    stop bothering|bugging|annoying|harassing|contacting|pestering me|us, where|how did|do you|u get|got|have my number, who gave you|u my number,
    no ads|newsletter*|promos, why are|r you|u texting|messaging|spamming me, never signed up, didnt sign up`,
  es: `
    no molest*, no me|nos molest*, no me|nos escrib*, no me contact*, deja*|deje* en paz, dejame|dejenme|dejeme|dejadme|dejanos|dejennos en paz|tranquil*, no me mand* nada|mas|ya,
    no me envi* nada|mas, no mand* mas|nada, no envi* mas|nada, no quiero saber, ya no me escrib*|mand*|envi*, no me fastidi*, no jodan, dej* de joder|molestar, de donde sacaron mi numero, quien les dio mi numero`,
  fr: `
    laiss* moi|nous tranquil*, laiss* moi en paix, fou*|fich* moi|nous la paix, m ecri* plus|pas, m envoy* plus rien|messages|ces|ca, m envoy* rien, me contact* plus|pas, me derang* plus|pas, me sollicit* plus|pas,
    me spam* plus|pas, m embet* plus|pas, ecri* moi plus|pas, oubliez|oublie moi, lach* moi|nous, retir*|enlev* moi, sortez moi de, d ou vous avez mon numero, me harcel* plus`,
  hi: `
    message*|msg*|mssg*|mesage*|sms mat|mt|na|nahi|nhi bhej*|kar*|kr*|kijiye|do|dena, pareshan|paresan|tang|disturb|bother|irritate mat|mt|na, mat|mt pareshan|tang|disturb, mera pichha|picha chod*, akela chod*,
    मैसेज|मेसेज|संदेश|एसएमएस मत|ना|न, परेशान|तंग|डिस्टर्ब मत|ना|न, मेरा पीछा छोड़*, number kaha|kahan se mila, mera number kisne`,
  id: `
    jangan|jgn|stop|berhenti|ga|gak usah|perlu hubungi|ganggu|chat|wa|sms|spam|kirimi|kirimin saya|aku|gue|gw|lagi|terus|mulu, jangan|jgn hubungi|spam|ganggu|gangguin|chat|ngechat|wa lagi|terus|saya|aku|gue, gausah chat|wa|hubungi,
    dapat nomor saya dari mana, dapet nomer saya dari mana, biarkan saya sendiri, jangan kirim apa apa, keluarkan|keluarin saya|aku dari, hapus|apus saya|aku dari`,
  it: `
    lasciatemi|lasciami|lasciateci in pace|stare, non scriv* piu, non mi|ci scriv* piu, non mi|ci scriv*, non mi|ci contatt*, non contatt*, non disturb*, non mi|ci disturb*, non rompete, non mi rompete,
    non mandat*|inviat* piu|niente, non mandarmi|inviarmi piu|niente, non mandatemi|inviatemi piu|niente, basta messagg*|msg|sms|pubblicita|promo*|spam|mail|email|notifiche|offerte|newsletter|scrivermi|scrivere,
    smett* di scriver*|mandar*|inviar*|disturbar*, chi vi ha dato il mio numero, dimenticate* il mio numero`,
  pt: `
    me|nos deix* em paz, deix* me em paz, deixa eu em paz, nao|n me|nos mand*|envi* mais|nada|essas|isso, nao mand*|envi* mais|nada, nao|n me|nos perturb*|incomod*|escrev*|contat*|procur*|enche*|amol*, nao|n perturb*|incomod*,
    nao|n enche*, me esquec*, para|pare|parem de encher|perturbar|incomodar|me, quem passou meu numero, de onde pegaram meu numero, como conseguiram meu numero, me tir* daqui|da|dessa`,
  tr: `
    rahatsiz etme, rahatsiz etmey*, beni|bizi rahat birak*, bana|bize yazma|atma|gonderme, bana|bize yazmay*|atmay*|gondermey*|ulasmay*, yazma bana, yazmayin|yazmayiniz bana|bize|artik|lutfen, numarami nereden|nerden, numarami kim verdi,
    pesimi birak*, duser* yakamdan, yakamdan dus*, beni cikar*, beni silin, bir daha yazma, bir daha yazmay*|gondermey*|atmay*`,
};
