/** Texts of citizens by type of appeal (spec 001 §3): openings that name the matter, then details. */
export const APPEAL_TEXTS: Readonly<Record<number, { openings: readonly string[]; details: readonly string[] }>> = {
  3: {
    openings: [
      'Mahallamizda har bir xonadondan tashabbusga ovoz berish majburan soʻralmoqda.',
      'Maktabda ota-onalardan telefon raqamini berib, ovoz berish talab qilindi.',
      'Ishxonamizda xodimlarga kamida {5-30} tadan ovoz yigʻish topshirigʻi berildi.',
    ],
    details: [
      'Bermaganlarga maʼlumotnoma yozib berilmayapti.',
      'SMS kodni aytmasak, nafaqadan chiqarib tashlashini aytishmoqda.',
      'Bu ovoz berish qoidalariga toʻgʻri keladimi?',
    ],
  },
  0: {
    openings: [
      'Gʻoliblar roʻyxatini mahalla binosida ham osib qoʻyishni taklif qilaman.',
      'Tashabbus rasmlarini telefondan bir nechtalab yuklash imkonini qoʻshing.',
      'Ovoz berish muddatini {3-10} kunga uzaytirishni taklif qilamiz.',
    ],
    details: [
      'Koʻpchilik keksalar internetdan foydalana olmaydi.',
      'Qoʻshni tumanda shunday qilingan va juda qulay boʻlgan.',
      'Shunda aholining ishonchi ortadi.',
    ],
  },
  1: {
    openings: [
      'Gʻolib boʻlgan tashabbusimiz boʻyicha {2-9} oydan beri ish boshlanmagan.',
      'Koʻchamizga yotqizilgan asfalt bir yilga yetmasdan koʻchib ketdi.',
      'Tashabbusim asossiz rad etildi, sababi tushuntirilmadi.',
      'Maktabga olingan jihozlar sifatsiz chiqdi, kafolat boʻyicha almashtirib berishmayapti.',
    ],
    details: [
      'Hokimiyatga {2-5} marta murojaat qildik, javob boʻlmadi.',
      'Pudratchi telefonni koʻtarmayapti.',
      'Smetada koʻrsatilgan ishlarning yarmi bajarilgan.',
      'Rasmlarni ilova qilishim mumkin.',
    ],
  },
  2: {
    openings: [
      'Mahallamizga toza ichimlik suvi keltirildi, barchangizga katta rahmat!',
      'Bolalar maydonchasi uchun butun koʻchamiz nomidan minnatdorchilik bildiramiz.',
      'Maktabimiz tomi taʼmirlandi, ustalar juda yaxshi ishladi.',
    ],
    details: [
      'Ishingizga omad tilaymiz.',
      'Endi farzandlarimiz xavfsiz joyda oʻynamoqda.',
      'Masʼul xodim har kuni kelib nazorat qildi.',
    ],
  },
  4: {
    openings: [
      'Tashabbusimni qayerdan tahrirlasam boʻladi?',
      'Bir kishi bir mavsumda nechta tashabbusga ovoz bera oladi?',
      'Gʻolib tashabbus uchun mablagʻ qachon ajratiladi?',
      'Chet elda turib ovoz bersa boʻladimi?',
    ],
    details: [
      'Shaxsiy kabinetda bunday tugma koʻrinmayapti.',
      'Sayt «koʻrib chiqilmoqda» deb turibdi, {10-40} kun oʻtdi.',
      'Oldindan rahmat.',
    ],
  },
};

/** Answer templates; {author} and {public_id} are filled in when a template is used. */
export const TEMPLATE_TEXTS: readonly string[] = [
  'Hurmatli {author}! Murojaatingiz koʻrib chiqildi. Tashabbus boʻyicha ishlar tasdiqlangan jadvalga muvofiq amalga oshiriladi.',
  'Hurmatli {author}, {public_id}-sonli murojaatingiz tuman moderatoriga yuborildi. Natijasi haqida qoʻshimcha xabar beriladi.',
  'Murojaatingiz uchun rahmat. Bir fuqaro bir mavsumda faqat bitta tashabbusga ovoz berishi mumkin. Ovoz berish ixtiyoriy: uni majburan talab qilish taqiqlanadi. Bunday holatga duch kelsangiz, 1071 raqamiga qoʻngʻiroq qiling.',
  'Tashabbusni koʻrib chiqish boshlangunicha shaxsiy kabinetdagi «Tahrirlash» tugmasi orqali oʻzgartirish mumkin.',
  'Taklifingiz uchun tashakkur! U tizimni rivojlantirish rejasiga kiritildi.',
  'Hurmatli {author}! Iliq soʻzlaringiz uchun minnatdormiz.',
  'Murojaat mazmuni «Tashabbusli budjet» loyihasiga tegishli emas. Iltimos, tuman hokimligining xalq qabulxonasiga murojaat qiling.',
  'Murojaatda aniq manzil va tashabbus raqami koʻrsatilmagan. Iltimos, ularni koʻrsatib qayta yuboring.',
  'Ҳурматли {author}! Мурожаатингиз бўйича маълумот тайёрланмоқда, жавоб 15 кун ичида юборилади.',
  'Murojaatda haqoratli soʻzlar ishlatilgani sababli u koʻrib chiqilmaydi.',
  'Gʻolib tashabbuslar uchun mablagʻ yakuniy bayonnoma tasdiqlangandan soʻng 30 kun ichida ajratiladi.',
  'Ushbu masala boʻyicha sizga avval javob berilgan.',
];

/** Markup as it arrives from a public form; nothing in it may ever run or load (F-017). */
export const HOSTILE_MARKUP: readonly string[] = [
  '<p onclick="window.pwned=1">Salom<script>window.pwned=1</script></p><img src=x onerror="window.pwned=1">',
  '<p>Batafsil: <a href="javascript:window.pwned=1">havola</a></p><iframe src="https://example.com/"></iframe>',
  '<style>body{display:none}</style><p style="position:fixed;inset:0;background:red">Rasm</p><img src="https://example.com/kuzat.png">',
];
