type Names = readonly [uz: string, ru: string, en: string];
export type Unit = 'piece' | 'collection' | 'package';
/** `price` in so'm in the newest season; `most`: maximum per initiative; `since`: the year of the first season. */
type Goods = readonly [...Names, unit: Unit, price: number, most: number, since?: number];

/** Product categories, each with its category of initiatives and its goods. */
export const CATALOGUE: readonly [initiativeCategory: number, names: Names, goods: readonly Goods[]][] = [
  [
    1,
    ['Oʻquv mebeli', 'Учебная мебель', 'School furniture'],
    [
      [
        'Ikki oʻrinli parta va stul',
        'Двухместная парта со стульями',
        'Double desk and chairs',
        'collection',
        1_450_000,
        400,
      ],
      ['Oʻqituvchi stoli', 'Стол учителя', 'Teacher’s desk', 'piece', 1_900_000, 60],
      ['Sinf doskasi', 'Классная доска', 'Blackboard', 'piece', 2_350_000, 60],
      ['Kitob javoni', 'Книжный шкаф', 'Bookcase', 'piece', 2_800_000, 80],
    ],
  ],
  [
    1,
    ['Kompyuter texnikasi', 'Компьютерная техника', 'Computers'],
    [
      ['Kompyuter toʻplami', 'Компьютер в комплекте', 'Computer set', 'collection', 8_600_000, 60],
      ['Interaktiv doska', 'Интерактивная доска', 'Interactive board', 'piece', 24_500_000, 20, 2023],
      ['Printer', 'Принтер', 'Printer', 'piece', 4_200_000, 30],
      ['Qogʻoz A4', 'Бумага А4', 'A4 paper', 'package', 58_000, 500],
    ],
  ],
  [
    2,
    ['Bogʻcha jihozlari', 'Оборудование детского сада', 'Kindergarten equipment'],
    [
      ['Bolalar karavoti', 'Детская кровать', 'Child’s bed', 'piece', 980_000, 300],
      ['Oʻyinchoqlar toʻplami', 'Набор игрушек', 'Set of toys', 'collection', 1_250_000, 100],
      ['Bolalar stoli va stullari', 'Детский стол и стулья', 'Child’s table and chairs', 'collection', 1_700_000, 150],
    ],
  ],
  [
    3,
    ['Tibbiy uskunalar', 'Медицинское оборудование', 'Medical equipment'],
    [
      ['UZI apparati', 'Аппарат УЗИ', 'Ultrasound scanner', 'piece', 285_000_000, 2],
      ['Elektrokardiograf', 'Электрокардиограф', 'Electrocardiograph', 'piece', 18_900_000, 6],
      ['Tibbiy kushetka', 'Медицинская кушетка', 'Examination couch', 'piece', 2_100_000, 40],
      ['Bir martalik shpritslar', 'Одноразовые шприцы', 'Disposable syringes', 'package', 120_000, 1000],
    ],
  ],
  [
    6,
    ['Sport anjomlari', 'Спортивный инвентарь', 'Sports equipment'],
    [
      [
        'Tashqi trenajyorlar toʻplami',
        'Комплект уличных тренажёров',
        'Outdoor gym set',
        'collection',
        46_000_000,
        10,
        2022,
      ],
      ['Futbol darvozasi', 'Футбольные ворота', 'Football goal', 'piece', 6_300_000, 12],
      ['Gimnastika toʻshagi', 'Гимнастический мат', 'Gymnastics mat', 'piece', 850_000, 60],
    ],
  ],
  [
    8,
    ['Elektr uskunalari', 'Электрооборудование', 'Electrical equipment'],
    [
      ['Transformator 160 kVA', 'Трансформатор 160 кВА', 'Transformer 160 kVA', 'piece', 98_000_000, 6],
      ['Transformator 250 kVA', 'Трансформатор 250 кВА', 'Transformer 250 kVA', 'piece', 142_000_000, 6],
      ['Transformator 400 kVA', 'Трансформатор 400 кВА', 'Transformer 400 kVA', 'piece', 189_000_000, 4],
    ],
  ],
  [
    8,
    ['Kabel va simlar', 'Кабели и провода', 'Cables and wires'],
    [
      ['SIP kabel, 100 m', 'Кабель СИП, 100 м', 'SIP cable, 100 m', 'package', 4_700_000, 120],
      ['Beton tayanch', 'Бетонная опора', 'Concrete pole', 'piece', 2_150_000, 200],
      ['Armatura toʻplami', 'Комплект арматуры', 'Set of fittings', 'collection', 640_000, 300],
    ],
  ],
  [
    14,
    ['Sanitariya texnikasi', 'Санитарная техника', 'Sanitation'],
    [
      ['Chiqindi konteyneri 1,1 m³', 'Мусорный контейнер 1,1 м³', 'Waste container 1.1 m³', 'piece', 3_900_000, 80],
      ['Chiqindi tashuvchi mashina', 'Мусоровоз', 'Refuse lorry', 'piece', 620_000_000, 2],
    ],
  ],
  [
    15,
    ['Musiqa cholgʻulari', 'Музыкальные инструменты', 'Musical instruments'],
    [
      ['Pianino', 'Пианино', 'Upright piano', 'piece', 39_000_000, 10],
      ['Doira', 'Дойра', 'Doyra', 'piece', 450_000, 40],
      ['Rubob', 'Рубаб', 'Rubab', 'piece', 1_600_000, 30],
      ['Ovoz kuchaytirish toʻplami', 'Комплект звукоусиления', 'Sound system', 'collection', 27_000_000, 4],
    ],
  ],
  [
    17,
    ['Toʻgarak jihozlari', 'Оборудование для кружков', 'Equipment for clubs'],
    [
      ['Robototexnika toʻplami', 'Набор по робототехнике', 'Robotics set', 'collection', 5_800_000, 30, 2023],
      ['3D printer', '3D-принтер', '3D printer', 'piece', 11_500_000, 6, 2024],
    ],
  ],
  [
    2,
    ['Oshxona jihozlari', 'Кухонное оборудование', 'Kitchen equipment'],
    [
      ['Sanoat gaz plitasi', 'Промышленная газовая плита', 'Industrial gas cooker', 'piece', 9_700_000, 8],
      ['Muzlatkich', 'Холодильник', 'Refrigerator', 'piece', 6_450_000, 12],
      ['Idish-tovoq toʻplami', 'Набор посуды', 'Set of dishes', 'collection', 1_120_000, 40],
    ],
  ],
  [
    3,
    ['Laboratoriya jihozlari', 'Лабораторное оборудование', 'Laboratory equipment'],
    [
      ['Mikroskop', 'Микроскоп', 'Microscope', 'piece', 7_900_000, 10],
      ['Avtoklav', 'Автоклав', 'Autoclave', 'piece', 13_200_000, 4],
      [
        'Tibbiy qoʻlqop, 100 dona',
        'Медицинские перчатки, 100 шт.',
        'Medical gloves, 100 pieces',
        'package',
        74_000,
        800,
      ],
    ],
  ],
  [
    16,
    ['Auditoriya jihozlari', 'Оборудование аудиторий', 'Lecture hall equipment'],
    [
      ['Proyektor', 'Проектор', 'Projector', 'piece', 8_300_000, 20],
      ['Auditoriya oʻrindiqlari', 'Аудиторные кресла', 'Lecture hall seats', 'collection', 3_450_000, 60, 2024],
    ],
  ],
];
