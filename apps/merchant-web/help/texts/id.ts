import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  page: {
    title: 'Pusat Bantuan',
    note: 'Jawaban singkat untuk pertanyaan yang paling sering muncul.',
    keys: 'Pintasan keyboard',
    docs: 'Dokumentasi lengkap Bellbird (dalam bahasa Inggris)',
  },
  answers: {
    becoming: {
      question: 'Bagaimana pembeli menjadi subscriber?',
      answer:
        'Pembeli memasukkan nomornya di alat pendaftaran di toko Anda dan menyetujui teks yang tampil di sana. Bellbird menyimpan teks, waktu, dan halamannya sebagai bukti.',
    },
    reminders: {
      question: 'Kapan pengingat keranjang dikirim?',
      answer:
        'Di kampanye tertera berapa lama Bellbird menunggu setelah subscriber meninggalkan checkout. Jika sementara itu subscriber sudah memesan, pengingat tidak dikirim. Hanya pesan yang disetujui WhatsApp yang dikirim.',
    },
    revenue: {
      question: 'Apa yang dihitung sebagai pendapatan?',
      answer:
        'Pesanan dihitung jika sebelumnya pembeli memakai kode dari pesan, mengeklik pesan, atau membacanya. Jangka waktunya diatur di Pengaturan: awalnya 5 hari untuk klik dan 24 jam untuk pesan yang dibaca. Setiap pesanan dihitung satu kali. Pengembalian dana dikurangkan.',
    },
    rates: {
      question: 'Apa itu Dibaca dan CTR?',
      answer:
        'Dibaca adalah persentase pesan tersampaikan yang dibuka. CTR adalah persentase pesan tersampaikan yang tombol atau tautannya diklik. Arahkan kursor ke persentase untuk melihat jumlahnya.',
    },
    nothingSent: {
      question: 'Mengapa tidak ada pesan yang dikirim?',
      answer:
        'Periksa dasbor: nomor WhatsApp harus terhubung, dan alat pendaftaran serta kampanyenya harus aktif. Lalu buka kampanyenya: template-nya harus sudah disetujui.',
    },
    fees: {
      question: 'Apa saja yang dikenai biaya oleh WhatsApp?',
      answer:
        'Setiap pesan template yang sampai ke ponsel. Harganya tergantung kategori pesan dan negara pembeli. {replies} Kategori pesan tertera di halaman pesan, dan halaman broadcast memperkirakan biayanya sebelum Anda mengirim.',
    },
    stopping: {
      question: 'Bagaimana pembeli menghentikan pesan?',
      answer: 'Dengan membalas STOP. Langsung berlaku, juga untuk pesan yang sudah menunggu dikirim.',
    },
    answering: {
      question: 'Bagaimana cara menjawab pembeli?',
      answer:
        'Buka Kotak masuk. Yang paling lama menunggu ada di atas. Anda dapat menjawab selama 24 jam setelah pesan pembeli. Ketik / di jawaban kosong untuk memakai balasan tersimpan, dan tulis catatan untuk memberi tahu tim Anda. STOP dan ketukan yang dijawab kampanye tidak menunggu Anda.',
    },
    team: {
      question: 'Bagaimana cara menambahkan orang ke tim saya?',
      answer:
        'Buka Pengaturan lalu Tim, dan kirim undangan dengan sebuah peran. Undangan dikirim lewat email, jadi pengelola server Bellbird Anda harus mengatur server email lebih dulu: pengaturan BELLBIRD_SMTP_URL dan BELLBIRD_MAIL_FROM. Untuk mengundang agensi, pilih “Agensi” di sana: semua orang di agensi mendapat peran itu, dan Anda mengeluarkan semuanya sekaligus.',
    },
  },
  articles: {
    notWorking: {
      title: 'Jika alat atau kampanye tidak berfungsi',
      note: 'Periksa satu per satu. Masing-masing hanya butuh semenit, dan penyebabnya biasanya ada di tiga yang pertama.',
    },
    subscribers: {
      title: 'Cara mendapatkan subscriber',
      note: 'Subscriber adalah orang yang setuju menerima pesan Anda. Ada dua cara mendapatkannya: alat pendaftaran dan daftar.',
    },
  },
  notWorking: {
    embed: {
      title: 'Periksa app embed',
      text: 'Di editor tema toko Anda, buka App embeds. Bellbird harus aktif dan temanya tersimpan. Jika setelah itu Anda memublikasikan tema lain, aktifkan Bellbird di sana juga.',
    },
    tool: {
      title: 'Periksa alatnya',
      text: 'Di Alat Pendaftaran, alatnya harus aktif. Perubahan tampil di toko dalam lima menit.',
    },
    store: {
      title: 'Lihat toko Anda sebagai pembeli',
      text: 'Buka toko Anda di jendela samaran (incognito). Di jendela biasa, alat yang Anda tutup tidak muncul selama 7 hari, dan tidak muncul lagi setelah Anda mendaftar.',
    },
    number: {
      title: 'Periksa nomornya',
      text: 'Di Pengaturan, nomor WhatsApp harus terhubung dan tidak sedang berhenti. Untuk Messenger, halaman Facebook harus terhubung.',
    },
    campaign: {
      title: 'Periksa kampanyenya',
      text: 'Kampanye harus aktif, dan template-nya sudah disetujui. WhatsApp menolak pesan tanpa template yang disetujui.',
    },
    people: {
      title: 'Periksa siapa yang seharusnya menerima',
      text: 'Hanya pembeli yang mendaftar yang menerima pesan. Secara default, setiap orang menerima paling banyak satu promo per hari, dan tidak menerima promo antara pukul 21.00 dan 9.00 di zona waktunya. Batas untuk toko Anda ada di Pengaturan.',
    },
    login: {
      title: 'Masuk lagi ke toko Anda',
      text: 'Keluar, lalu masuk lagi dengan Shopify. Akses Bellbird ke toko Anda akan diperbarui, dan dalam satu jam Bellbird memuat data yang terlewat.',
    },
    protectedData: {
      title: 'Izinkan Bellbird melihat data pelanggan yang dilindungi',
      text: 'Di dasbor mungkin tertulis bahwa toko Anda tidak memberikan alamat keranjang kepada Bellbird. Artinya, aplikasi Bellbird belum mendapat persetujuan Shopify untuk nama, alamat email, nomor telepon, atau alamat pos. Pengelola server Bellbird Anda harus memintanya kepada Shopify, untuk keempatnya.',
    },
  },
  gettingSubscribers: {
    tool: {
      title: 'Aktifkan alat pendaftaran',
      text: 'Di Alat Pendaftaran, pilih alat untuk WhatsApp atau Facebook, lalu aktifkan. Alat itu muncul di toko Anda dalam lima menit.',
    },
    signUp: {
      title: 'Coba mendaftar sendiri',
      text: 'Buka toko Anda di jendela samaran (incognito), lalu daftarkan nomor Anda sendiri. Anda menjadi subscriber pertama, dan melihat apa yang dilihat pembeli.',
    },
    list: {
      title: 'Impor daftar',
      text: 'Di halaman kampanye broadcast, impor orang-orang yang sudah setuju di tempat lain, beserta kapan dan bagaimana mereka setuju. Tanpa itu, tidak ada yang menerima pesan.',
    },
  },
  missing: {
    lost: 'Anda tersesat?',
    title: 'Tidak ada artikel dengan nama ini',
    text: 'Semua jawaban ada di satu halaman.',
    toHelp: 'Buka Pusat Bantuan',
  },
});
