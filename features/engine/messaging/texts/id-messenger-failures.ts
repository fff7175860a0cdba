import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-messenger-failures.ts';

export const messengerFailures = translate<(typeof english)['messengerFailures'], 'id'>({
  transient: {
    '1': { happened: 'Ada gangguan di Messenger sendiri.', merchant: 'Tidak perlu tindakan.' },
    '2': { happened: 'Messenger mati sesaat.', merchant: 'Tidak perlu tindakan.' },
    '1200': {
      happened: 'Messenger tidak bisa menerima pesan pada saat itu.',
      merchant: 'Tidak perlu tindakan.',
    },
  },
  rate: {
    '4': {
      happened: 'Bellbird meminta terlalu banyak sekaligus kepada Messenger.',
      merchant: 'Tidak perlu tindakan.',
    },
    '32': {
      happened: 'Halaman Anda meminta terlalu banyak sekaligus kepada Messenger.',
      merchant: 'Tidak perlu tindakan.',
    },
    '613': {
      happened:
        'Dalam waktu singkat halaman Anda mengirim lebih banyak pesan daripada yang diizinkan Messenger.',
      merchant: 'Tidak perlu tindakan.',
    },
    '80006': {
      happened: 'Untuk saat ini halaman Anda mencapai batas kecepatan Messenger.',
      merchant: 'Tidak perlu tindakan.',
    },
  },
  pairRate: {},
  perUserMarketing: {},
  optedOut: {
    '551': {
      happened: 'Orang ini memblokir halaman Anda di Messenger, atau sudah tidak memakainya.',
      merchant:
        'Hormati pilihannya. Jika ingin menerima pesan lagi, orang ini bisa mengirim pesan ke halaman Anda.',
    },
  },
  undeliverable: {
    '2018001': {
      happened: 'Messenger tidak mengenal siapa pun dengan ID ini.',
      merchant: 'Orang ini bisa mengirim pesan ke halaman Anda lagi supaya bisa dihubungi.',
    },
    '2018108': {
      happened: 'Saat ini orang ini tidak menerima pesan dari halaman Anda.',
      merchant: 'Orang ini bisa mengizinkannya lagi di Messenger.',
    },
  },
  windowClosed: {
    '1545041': {
      happened: 'Orang ini tidak mengirim pesan ke halaman Anda dalam batas waktu Messenger.',
      merchant: 'Promo dikirim lagi setelah orang ini mengirim pesan kepada Anda.',
    },
    '2018065': {
      happened:
        'Aturan Messenger tidak mengizinkan pesan ini, karena pesan terakhir orang ini sudah terlalu lama.',
      merchant: 'Promo dikirim lagi setelah orang ini mengirim pesan ke halaman Anda.',
    },
    '2018278': {
      happened: 'Sudah lebih dari 24 jam sejak orang ini terakhir mengirim pesan ke halaman Anda.',
      merchant:
        'Promo dikirim lagi setelah orang ini mengirim pesan. Struk dan kabar pengiriman boleh dikirim sebagai pesan utilitas.',
    },
  },
  template: {},
  request: {
    '100': {
      happened: 'Messenger tidak memahami sebagian dari pesan ini.',
      merchant: 'Beri tahu pengelola server Bellbird Anda.',
    },
  },
  media: {},
  account: {
    '33': {
      happened: 'Facebook tidak lagi mengenal halaman Anda, atau Bellbird tidak boleh lagi memakainya.',
      merchant: 'Hubungkan lagi halamannya di Pengaturan.',
    },
    '368': {
      happened: 'Facebook memblokir pengiriman dari halaman Anda untuk sementara.',
      merchant: 'Buka kualitas halaman Anda di Facebook untuk melihat alasannya.',
    },
    '803': {
      happened: 'Facebook tidak mengenal halaman yang mengirim pesan ini.',
      merchant: 'Hubungkan lagi halamannya di Pengaturan.',
    },
    '1893063': {
      happened: 'Facebook membatasi halaman Anda, jadi saat ini tidak boleh mengirim.',
      merchant: 'Buka kualitas halaman Anda di Facebook untuk melihat alasannya.',
    },
  },
  auth: {
    '3': {
      happened: 'Bellbird tidak punya salah satu izin halaman Anda.',
      merchant: 'Hubungkan lagi halamannya, dengan semua izin.',
    },
    '10': {
      happened: 'Salah satu izin halaman Anda tidak diberikan, atau dicabut.',
      merchant: 'Hubungkan lagi halamannya, dengan semua izin.',
    },
    '101': {
      happened: 'Facebook tidak mengenal aplikasi yang dipakai Bellbird untuk mengirim.',
      merchant: 'Beri tahu pengelola server Bellbird Anda.',
    },
    '102': {
      happened: 'Sesi Bellbird dengan Facebook sudah berakhir.',
      merchant: 'Hubungkan lagi halamannya di Pengaturan.',
    },
    '104': {
      happened: 'Facebook tidak menerima tanda tangan Bellbird.',
      merchant: 'Beri tahu pengelola server Bellbird Anda.',
    },
    '190': {
      happened: 'Akses Bellbird ke halaman Anda sudah habis masa berlakunya.',
      merchant: 'Hubungkan lagi halamannya di Pengaturan.',
    },
    '200': {
      happened: 'Bellbird tidak boleh mengirim untuk halaman ini.',
      merchant: 'Hubungkan lagi halamannya, dengan semua izin.',
    },
    '230': {
      happened: 'Halaman Anda belum mengizinkan Bellbird mengirim pesan.',
      merchant: 'Hubungkan lagi halamannya, dengan semua izin.',
    },
  },
});
