/** The regions, districts and towns of the state classifier of territories, in both scripts. */
export const TERRITORY_NAMES: readonly (readonly [latin: string, cyrillic: string])[] = `
Andijon viloyati=Андижон вилояти; Buxoro viloyati=Бухоро вилояти; Jizzax viloyati=Жиззах вилояти;
Qashqadaryo viloyati=Қашқадарё вилояти; Navoiy viloyati=Навоий вилояти; Namangan viloyati=Наманган вилояти;
Samarqand viloyati=Самарқанд вилояти; Surxondaryo viloyati=Сурхондарё вилояти; Sirdaryo viloyati=Сирдарё вилояти;
Toshkent shahri=Тошкент шаҳри; Toshkent viloyati=Тошкент вилояти; Fargʻona viloyati=Фарғона вилояти;
Xorazm viloyati=Хоразм вилояти; Qoraqalpogʻiston Respublikasi=Қорақалпоғистон Республикаси; Oltinkoʻl=Олтинкўл;
Andijon=Андижон; Baliqchi=Балиқчи; Boʻston=Бўстон; Buloqboshi=Булоқбоши; Jalaquduq=Жалақудуқ; Izboskan=Избоскан;
Ulugʻnor=Улуғнор; Qoʻrgʻontepa=Қўрғонтепа; Asaka=Асака; Marhamat=Марҳамат; Shahrixon=Шаҳрихон; Paxtaobod=Пахтаобод;
Xoʻjaobod=Хўжаобод; Xonobod=Хонобод; Olot=Олот; Buxoro=Бухоро; Vobkent=Вобкент; Gʻijduvon=Ғиждувон; Kogon=Когон;
Qorakoʻl=Қоракўл; Qorovulbozor=Қоровулбозор; Peshku=Пешку; Romitan=Ромитан; Jondor=Жондор; Shofirkon=Шофиркон;
Arnasoy=Арнасой; Baxmal=Бахмал; Gʻallaorol=Ғаллаорол; Sharof Rashidov=Шароф Рашидов; Doʻstlik=Дўстлик; Zomin=Зомин;
Zarbdor=Зарбдор; Mirzachoʻl=Мирзачўл; Zafarobod=Зафаробод; Paxtakor=Пахтакор; Forish=Фориш; Yangiobod=Янгиобод;
Jizzax=Жиззах; Gʻuzor=Ғузор; Dehqonobod=Деҳқонобод; Qamashi=Қамаши; Qarshi=Қарши; Koson=Косон; Kitob=Китоб;
Mirishkor=Миришкор; Muborak=Муборак; Nishon=Нишон; Kasbi=Касби; Koʻkdala=Кўкдала; Chiroqchi=Чироқчи;
Shahrisabz=Шаҳрисабз; Yakkabogʻ=Яккабоғ; Konimex=Конимех; Qiziltepa=Қизилтепа; Navbahor=Навбаҳор; Karmana=Кармана;
Nurota=Нурота; Tomdi=Томди; Uchquduq=Учқудуқ; Xatirchi=Хатирчи; Navoiy=Навоий; Zarafshon=Зарафшон; Gʻozgʻon=Ғозғон;
Mingbuloq=Мингбулоқ; Kosonsoy=Косонсой; Namangan=Наманган; Norin=Норин; Pop=Поп; Toʻraqoʻrgʻon=Тўрақўрғон; Uychi=Уйчи;
Uchqoʻrgʻon=Учқўрғон; Chortoq=Чортоқ; Chust=Чуст; Yangiqoʻrgʻon=Янгиқўрғон; Davlatobod=Давлатобод;
Yangi Namangan=Янги Наманган; Oqdaryo=Оқдарё; Bulungʻur=Булунғур; Jomboy=Жомбой; Ishtixon=Иштихон;
Kattaqoʻrgʻon=Каттақўрғон; Qoʻshrabot=Қўшработ; Narpay=Нарпай; Payariq=Паяриқ; Pastdargʻom=Пастдарғом;
Paxtachi=Пахтачи; Samarqand=Самарқанд; Nurobod=Нуробод; Urgut=Ургут; Tayloq=Тайлоқ; Oltinsoy=Олтинсой; Angor=Ангор;
Bandixon=Бандихон; Boysun=Бойсун; Muzrabot=Музработ; Denov=Денов; Jarqoʻrgʻon=Жарқўрғон; Qumqoʻrgʻon=Қумқўрғон;
Qiziriq=Қизириқ; Sariosiyo=Сариосиё; Termiz=Термиз; Uzun=Узун; Sherobod=Шеробод; Shoʻrchi=Шўрчи; Oqoltin=Оқолтин;
Boyovut=Боёвут; Sayxunobod=Сайхунобод; Guliston=Гулистон; Sardoba=Сардоба; Mirzaobod=Мирзаобод; Sirdaryo=Сирдарё;
Xovos=Ховос; Shirin=Ширин; Yangiyer=Янгиер; Baxt=Бахт; Uchtepa=Учтепа; Bektemir=Бектемир; Yunusobod=Юнусобод;
Mirzo Ulugʻbek=Мирзо Улуғбек; Mirobod=Миробод; Shayxontohur=Шайхонтоҳур; Olmazor=Олмазор; Sirgʻali=Сирғали;
Yakkasaroy=Яккасарой; Yashnobod=Яшнобод; Yangihayot=Янгиҳаёт; Chilonzor=Чилонзор; Oqqoʻrgʻon=Оққўрғон;
Ohangaron=Оҳангарон; Bekobod=Бекобод; Boʻstonliq=Бўстонлиқ; Boʻka=Бўка; Quyichirchiq=Қуйичирчиқ; Zangiota=Зангиота;
Yuqorichirchiq=Юқоричирчиқ; Qibray=Қибрай; Parkent=Паркент; Piskent=Пискент; Oʻrtachirchiq=Ўртачирчиқ; Chinoz=Чиноз;
Yangiyoʻl=Янгийўл; Toshkent=Тошкент; Nurafshon=Нурафшон; Olmaliq=Олмалиқ; Angren=Ангрен; Chirchiq=Чирчиқ;
Oltiariq=Олтиариқ; Qoʻshtepa=Қўштепа; Bogʻdod=Боғдод; Buvayda=Бувайда; Beshariq=Бешариқ; Quva=Қува;
Uchkoʻprik=Учкўприк; Rishton=Риштон; Soʻx=Сўх; Toshloq=Тошлоқ; Oʻzbekiston=Ўзбекистон; Fargʻona=Фарғона;
Dangʻara=Данғара; Furqat=Фурқат; Yozyovon=Ёзёвон; Qoʻqon=Қўқон; Quvasoy=Қувасой; Margʻilon=Марғилон; Bogʻot=Боғот;
Gurlan=Гурлан; Qoʻshkoʻpir=Қўшкўпир; Urganch=Урганч; Xazorasp=Хазорасп; Tuproqqalʼa=Тупроққалъа; Xonqa=Хонқа;
Xiva=Хива; Shovot=Шовот; Yangiariq=Янгиариқ; Yangibozor=Янгибозор; Amudaryo=Амударё; Beruniy=Беруний;
Boʻzatov=Бўзатов; Qoraoʻzak=Қораўзак; Kegeyli=Кегейли; Qoʻngʻirot=Қўнғирот; Qanlikoʻl=Қанликўл; Moʻynoq=Мўйноқ;
Nukus=Нукус; Taxiatosh=Тахиатош; Taxtakoʻpir=Тахтакўпир; Toʻrtkoʻl=Тўрткўл; Xoʻjayli=Хўжайли; Chimboy=Чимбой;
Shumanay=Шуманай; Ellikqalʼa=Элликқалъа
`
  .trim()
  .split(/;\s+/)
  .map((pair) => {
    const [latin = '', cyrillic = ''] = pair.split('=');
    return [latin, cyrillic];
  });
