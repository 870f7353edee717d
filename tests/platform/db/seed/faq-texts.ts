type InThree = readonly [uz: string, ru: string, en: string];
/** A question and its answer in Uzbek, Russian and English; without a type, about the portal. The texts are ours. */
export type FaqText = { readonly question: InThree; readonly answer: InThree; readonly type?: 'MY_SCHOOL' };

export const FAQS: readonly FaqText[] = [
  {
    question: ['Tashabbusli budjet nima?', 'Что такое инициативный бюджет?', 'What is the participatory budget?'],
    answer: [
      'Fuqarolar tuman budjeti mablagʻining bir qismi nimaga sarflanishini oʻzlari taklif qiladigan va ovoz berib tanlaydigan tartib.',
      'Порядок, при котором граждане сами предлагают и голосованием выбирают, на что потратить часть бюджета района.',
      'A procedure by which citizens propose and choose by vote what a part of the district budget is spent on.',
    ],
  },
  {
    question: ['Kim tashabbus bildirishi mumkin?', 'Кто может подать инициативу?', 'Who may file an initiative?'],
    answer: [
      '18 yoshga toʻlgan har bir Oʻzbekiston Respublikasi fuqarosi.',
      'Каждый гражданин Республики Узбекистан, достигший 18 лет.',
      'Every citizen of the Republic of Uzbekistan aged 18 or over.',
    ],
  },
  {
    question: [
      'Bitta mavsumda nechta tashabbus yuborsa boʻladi?',
      'Сколько инициатив можно подать за сезон?',
      'How many initiatives may one file in a season?',
    ],
    answer: [
      'Bir kishi bir mavsumda oʻz mahallasi uchun bitta tashabbus yuborishi mumkin.',
      'Один человек может подать одну инициативу за сезон для своей махалли.',
      'One person may file one initiative in a season, for the own neighbourhood.',
    ],
  },
  {
    question: ['Qanday ovoz beriladi?', 'Как проголосовать?', 'How does one vote?'],
    answer: [
      'Tashabbus sahifasida «Ovoz berish» tugmasini bosing, telefon raqamingizni kiriting va SMS orqali kelgan kodni yozing.',
      'Нажмите «Голосовать» на странице инициативы, введите номер телефона и код из СМС.',
      'Press «Vote» on the page of the initiative, enter your phone number and the code from the SMS.',
    ],
  },
  {
    question: ['SMS kod kelmasa nima qilish kerak?', 'Что делать, если код не пришёл?', 'What if no code arrives?'],
    answer: [
      'Uch daqiqa kutib, kodni qayta soʻrang. Kod yana kelmasa, raqamingiz boshqa abonentga oʻtmaganini operatoringizdan aniqlang.',
      'Подождите три минуты и запросите код повторно. Если его снова нет, уточните у оператора, на кого оформлен номер.',
      'Wait three minutes and ask for the code again. If it still does not come, ask your operator whose number it is.',
    ],
  },
  {
    question: ['Ovozimni qaytarib olsam boʻladimi?', 'Можно ли отозвать голос?', 'Can a vote be taken back?'],
    answer: [
      'Yoʻq. Berilgan ovoz oʻzgartirilmaydi va qaytarib olinmaydi.',
      'Нет. Отданный голос не изменяется и не отзывается.',
      'No. A vote that has been given can be neither changed nor taken back.',
    ],
  },
  {
    question: [
      'Bitta tashabbusga eng koʻpi bilan qancha mablagʻ ajratiladi?',
      'Сколько средств выделяется на одну инициативу?',
      'How much money does one initiative get at most?',
    ],
    answer: [
      'Bitta tashabbus uchun 1 500 000 000 soʻmgacha.',
      'До 1 500 000 000 сумов на одну инициативу.',
      'Up to 1,500,000,000 soums for one initiative.',
    ],
  },
  {
    question: ['Gʻoliblar qanday aniqlanadi?', 'Как определяются победители?', 'How are the winners found?'],
    answer: [
      'Tumanga ajratilgan mablagʻ tugaguncha eng koʻp ovoz olgan tashabbuslar gʻolib deb topiladi.',
      'Победителями признаются инициативы с наибольшим числом голосов, пока не исчерпаны средства района.',
      'Those with most votes win, until the money of the district is used up.',
    ],
  },
  {
    question: ['Tashabbusim nega rad etildi?', 'Почему моя инициатива отклонена?', 'Why was my initiative rejected?'],
    answer: [
      'Sababi shaxsiy kabinetda, tashabbus holati yonida yozilgan. Kamchilikni tuzatib, keyingi mavsumda qayta yuborishingiz mumkin.',
      'Причина указана в личном кабинете рядом со статусом. Исправьте недостаток и подайте её в следующем сезоне.',
      'The reason stands in your account, beside the state. Mend it and file the initiative in the next season.',
    ],
  },
  {
    question: [
      'Yuborilgan tashabbusni tahrirlasa boʻladimi?',
      'Можно ли изменить поданную инициативу?',
      'Can an initiative be edited after it was filed?',
    ],
    answer: [
      'Ha, moderator koʻrib chiqishni boshlagunicha.',
      'Да, пока модератор не начал рассмотрение.',
      'Yes, until a moderator has begun to review it.',
    ],
  },
  {
    question: [
      'Qaysi yoʻnalishlarda tashabbus berish mumkin emas?',
      'По каким направлениям подавать нельзя?',
      'What may not be proposed?',
    ],
    answer: [
      'Xususiy mulkni taʼmirlash, diniy inshootlar qurish va tijorat maqsadidagi loyihalar qabul qilinmaydi.',
      'Не принимаются ремонт частной собственности, строительство культовых сооружений и коммерческие проекты.',
      'Repairs of private property, religious buildings and commercial projects are not accepted.',
    ],
  },
  {
    question: ['Ishlar qachon boshlanadi?', 'Когда начинаются работы?', 'When do the works begin?'],
    answer: [
      'Yakuniy bayonnoma tasdiqlangach, pudratchi ochiq tanlovda aniqlanadi. Odatda bu 30–60 kun oladi.',
      'После утверждения итогового протокола подрядчик выбирается на открытом конкурсе; обычно это занимает 30–60 дней.',
      'After the final protocol the contractor is chosen in an open tender, which usually takes 30 to 60 days.',
    ],
  },
  {
    question: [
      'Ishlar sifatini kim nazorat qiladi?',
      'Кто следит за качеством работ?',
      'Who watches over the quality of the works?',
    ],
    answer: [
      'Mahalla faollaridan tuzilgan jamoatchilik nazorati guruhi va buyurtmachi tashkilot.',
      'Группа общественного контроля из активистов махалли и организация-заказчик.',
      'A group of public control from the neighbourhood, and the customer organisation.',
    ],
  },
  {
    question: [
      'Majburan ovoz yigʻilsa, kimga murojaat qilish kerak?',
      'Куда обращаться, если голосовать заставляют?',
      'Whom to tell when votes are forced?',
    ],
    answer: [
      'Ovoz berish ixtiyoriy. Bunday holatda 1071 ishonch telefoniga qoʻngʻiroq qiling yoki portal orqali murojaat yuboring.',
      'Голосование добровольное. Позвоните по телефону доверия 1071 или отправьте обращение через портал.',
      'Voting is voluntary. Call the hotline 1071 or send an appeal through the portal.',
    ],
  },
  {
    question: [
      '«Mening maktabim» loyihasi nima?',
      'Что такое проект «Моя школа»?',
      'What is the programme «My school»?',
    ],
    answer: [
      'Oʻquvchilar maktabi uchun taklif beradigan va oʻzlari ovoz berib tanlaydigan loyiha.',
      'Проект, в котором ученики предлагают улучшения для своей школы и сами выбирают их голосованием.',
      'A programme in which pupils propose improvements of their school and choose among them by vote.',
    ],
    type: 'MY_SCHOOL',
  },
  {
    question: [
      'Maktab tashabbusiga kim ovoz beradi?',
      'Кто голосует за школьную инициативу?',
      'Who votes for an initiative of a school?',
    ],
    answer: [
      'Shu maktabning 5–11-sinf oʻquvchilari, har biri oʻz maxfiy kaliti bilan bir marta.',
      'Ученики 5–11 классов этой школы, каждый один раз по своему секретному ключу.',
      'The pupils of forms 5 to 11 of that school, each once, by a secret key of their own.',
    ],
    type: 'MY_SCHOOL',
  },
  {
    question: [
      'Maxfiy kalit yoʻqolsa nima qilinadi?',
      'Что делать, если секретный ключ потерян?',
      'What if a secret key is lost?',
    ],
    answer: [
      'Sinf rahbariga ayting: maktab masʼuli eskisini bekor qilib, yangisini beradi.',
      'Сообщите классному руководителю: ответственный от школы отменит старый ключ и выдаст новый.',
      'Tell the class teacher: the person in charge at the school cancels the old key and gives a new one.',
    ],
    type: 'MY_SCHOOL',
  },
];
