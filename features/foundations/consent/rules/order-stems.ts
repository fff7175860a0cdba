/**
 * Words that show that a message is about an order, a delivery, a code or a call, by language (ISO 639-1): "no messages
 * from the courier" refuses nothing. `list-patterns.ts` explains the notation.
 */
export const ORDER_STEMS: Readonly<Record<string, string>> = {
  ar: `
    *طلب*, *شحن*, *فاتوره*, *عنوان*, *مندوب*, *كود*, *توصيل*, *كرت*, *هديه*, *بطاقه*, *كوبون*, تتصل*,
    *مكالم*, *منتج*, لون, اللون, الوان*, *مقاس*,
    بالغلط`,
  de: `
    bestellung*, paket*, lieferung*, rechnung*, adresse*, bote*, kurier*, paketdienst, code*, gutschein*,
    rabatt*, karte, geschenk*, anruf*, ruft, telefon, warenkorb, artikel, kommentar*, bewertung*, wecker,
    farbe, grosse, versand*, habe|hab|noch keine|nie nachricht*|mail*|mails|sms|newsletter,
    kein problem|stress|thema|ding, keine sorge|eile|ahnung, heute, warteliste, bestellnummer, hausnummer,
    sendungsnummer,
    aus versehen, versehentlich`,
  en: `
    order*, parcel*, package*, packing, deliver*, invoice*, courier, driver, address*, box, gift*, card,
    cart, wishlist, husband, wife, neighbour*, neighbor*, mom, call, ring, refund*, engrav*, tracking, track,
    code*, coupon*, size, sizes, colour, color, item*, ship*, review*, comment*, tag, waiting, wait, house,
    flat, serial, fast, missing, enough to, photo, photos,
    by mistake|accident, accidentally`,
  es: `
    pedido*, paquete*, envio, factura*, direccion, repartidor, mensajero, mensajeria, codigo*, cupon*,
    tarjeta, regalo, llam*, casa, carrito, talla, color, comentario*, resena*, espera, recib* ningun, guia,
    rastreo, precio, caja, nombre,
    por error|accidente, sin querer`,
  fr: `
    commande*, colis, livr*, facture*, adresse*, coursier, code*, bon, carte, cadeau, appel*, panier, taille,
    couleur, commentaire*, avis, attente, recu, suivi, prix, maison, rue, pas de souci*|probleme*|stress,
    sur le|la|les, aujourd hui,
    par erreur|accident, sans faire`,
  hi: `
    order*, parcel*, packet, delivery, invoice, bill, address, pata, courier, code, coupon, otp, call*,
    phone*, fon, card, gift, cart, size, colour, color, rang, aaya, aya, comment, review, ghar, makan,
    waiting, ऑर्डर*, पार्सल*, डिलीवरी, बिल, पता, कूरियर, कोड, कूपन, फोन*, कॉल*, कार्ड, गिफ्ट, साइज, रंग, आया,
    मकान, ओटीपी,
    galti se, गलती से`,
  id: `
    pesanan*, paket*, kurir*, alamat*, invoice, faktur, kode*, kupon, voucher, otp, kartu, kado, hadiah,
    telepon, telpon, telp*, nelpon, tetangga, pagar, keranjang, ukuran, warna*, ulasan, resi, rumah,
    kontaknya, chat|wa|sms saja|aja|dulu, harga, ongkir, lubang,
    sengaja, kehapus`,
  it: `
    ordin*, pacco, pacchi, consegna*, spedizione, fattura, indirizzo, corriere, codice, codici, buono,
    biglietto, regalo, chiam*, carrello, taglia, colore, commento, recensione, attesa, ricevut*, ricevo,
    civico, casa, prezzo, niente problem*|paura|stress, fa niente, oggi, ritardo,
    per sbaglio|errore`,
  pt: `
    pedido*, pacote*, encomenda*, entrega*, nota, nf, fatura, endereco, entregador, motoboy, codigo*, cupom,
    cupons, cartao, presente, lig*, carrinho, tamanho, cor, comentario*, avaliac*, espera, recebi, casa,
    rastreio, rastreamento, preco, boleto,
    sem querer, por engano`,
  tr: `
    siparis*, kargo*, paket*, fatura*, adres*, kurye*, kod*, kupon*, kart, kartina, karta, hediye*, ara,
    arayin, aramayin, sepet*, beden*, renk*, yorum*, gelmedi, almadim, ev, apartman, bekleme, takip, fiyat*,
    ucret*, atin|yazin yeter,
    yanlislikla`,
};
