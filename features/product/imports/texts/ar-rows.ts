import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rows.ts';

export const errorsFile = translate<(typeof english)['errorsFile'], 'ar'>({
  line: 'السطر',
  reason: 'السبب',
  row: 'الصف',
});

export const failReasons = translate<(typeof english)['failReasons'], 'ar'>({
  crashed:
    'توقف الخادم ثلاث مرات أثناء العمل على هذه القائمة. ابدأها من جديد كاستيراد جديد: من أُضيف منها لا يُضاف مرتين.',
  broken: 'حدث خطأ لدينا ثلاث مرات وسُجّل. ابدأها لاحقًا من جديد كاستيراد جديد: من أُضيف منها لا يُضاف مرتين.',
  cancelled: 'ألغيت هذا الاستيراد. ومن أُضيف حتى ذلك الحين يبقى.',
  tooManyRows: 'في هذا الملف أكثر من 5,000,000 صف، فلم يُضف أحد. قسّمه واستورد الأجزاء.',
  tooManyFaults:
    'ليس في أول 100,000 صف أي رقم يمكن الوصول إليه، فلم يُضف أحد. تحقق من عمود رقم الهاتف ومن الدولة.',
  noPeople: 'ليس في أي صف من هذا الملف رقم يمكن الوصول إليه، فلم يُضف أحد.',
  personErased:
    'طلب أحد من في هذه القائمة محو بياناته، فحُذفت القائمة. أزل هذا الشخص من ملفك، وابدأها من جديد كاستيراد جديد.',
  fileGone: 'لم يعد ملف هذا الاستيراد موجودًا. ابدأه من جديد كاستيراد جديد.',
});

export const rowFaults = translate<(typeof english)['rowFaults'], 'ar'>({
  width:
    'عدد الخلايا في هذا الصف {cells}، وعدد أعمدة الملف {columns}. ضع القيمة التي فيها فاصلة أو فاصلة منقوطة بين علامتي اقتباس.',
  quoteNotClosed: 'في هذا السطر علامة اقتباس لم تُغلق.',
  rowTooLong: 'في هذا الصف أكثر من 65,000 حرف.',
  takenBefore: 'هذا الرقم موجود في صف سابق، وقد أُخذ ذلك الصف.',
  takenWithoutYes: 'هذا الرقم موجود في صف سابق، وقد أُخذ ذلك الصف، لكن دون موافقة، لأن هذا الصف لا يذكر «نعم».',
  noNumber: 'لا يوجد رقم هاتف.',
  rounded: 'قرّب برنامج جداول البيانات هذا الرقم. نسّق العمود كنص، وصدّر القائمة من جديد.',
  severalNumbers: 'توجد عدة أرقام هواتف. أبقِ الرقم الموجود على WhatsApp.',
  unknownCountry: 'لا نعرف دولة باسم «{country}». اكتب حرفيها، مثل AE، أو رمز الاتصال بها، مثل +971.',
  invalid: 'هذا ليس رقم هاتف يمكن الوصول إليه (قُرئ كرقم من {country}).',
  question: 'هل تقصد {numbers}؟ اكتب الرقم مع علامة + ورمز الدولة.',
  or: '{first} أو {second}',
});

export const rowNotes = translate<(typeof english)['rowNotes'], 'ar'>({
  taken: 'أُضيف هذا الشخص.',
  firstName: 'الاسم الأول طويل جدًا، فتُرك.',
  lastName: 'اسم العائلة طويل جدًا، فتُرك.',
  email: 'عنوان البريد الإلكتروني غير صالح، فتُرك.',
  language: 'اللغة ليست رمزًا مثل ar أو pt-BR، فتُركت.',
  tags: 'بعض الوسوم طويلة جدًا أو كثيرة جدًا، فتُركت.',
  attribute: {
    valueString: 'تزيد السمة «{attribute}» على {most} حرف، فتُركت.',
    valueNumber: 'السمة «{attribute}» ليست رقمًا، فتُركت.',
    valueDate: 'السمة «{attribute}» ليست تاريخًا، فتُركت.',
  },
  namelessAttribute: 'بلا اسم',
});
