import { counted, type ListLine } from '../list-line.ts';
import { DISTRICT, REGION } from '../places.ts';

const list = (wide: boolean, columns: ListLine['columns']): ListLine => ({
  name: `initiatives, ${wide ? 'wide' : 'narrow'}`,
  at: 'initiatives?board=6',
  source: wide ? 'spec 000 §2, C-017' : 'spec 000 §2, C-017, Z-188',
  label: "Tashabbuslar ro'yxati",
  call: 'api/v1/moderators/initiatives',
  envelope: counted('initiatives'),
  situation: { wide },
  record: {
    ...{ id: 701, public_id: '000789-4', title: 'Bolalar maydonchasi', description: 'Tavsif' },
    ...{ author_fullname: 'Dilshod Aliyev', author_is_verified: true, stage: 'INITIAL' },
    ...{ moderation_sub_stage: 'MODERATOR_DENIED', moderation_sub_stage_comment: 'Hujjat yetishmaydi' },
    ...{ region_id: 2, region_title: REGION, district_id: 22, district_title: DISTRICT, district_soato: '1706212' },
    ...{ quarter_title: 'Gulzor', latitude: 40.1, longitude: 64.2, address_title: "Navbahor ko'chasi" },
    ...{ images: ['surat'], created_at: '2024-12-22T10:11:00', granted_amount: 450_000_001 },
    ...{ requested_amount: 520_000_002, board_id: 6, board_year: 2025, category_id: 4, type: 'EQUIPMENT' },
    ...{ organization_title: '12-maktab', customer_tin: '305678901', council_decision_id: 61, is_editable: true },
  },
  columns,
});

/** The list of the initiatives (spec 000), in both widths. */
export const INITIATIVE_LISTS: readonly ListLine[] = [
  list(true, [
    [['ID'], ['000789-4']],
    [['Viloyat'], [REGION]],
    [['Tuman'], [DISTRICT]],
    [['Mahalla'], ['Gulzor']],
    [['Muallif'], ['Dilshod Aliyev']],
    [['Mavzu'], ['Bolalar maydonchasi']],
    [['Sana'], ['22.12.2024']],
    [['Bosqich'], ['Yangi']],
    [['Ajratilgan', "so'm"], ['450 000 001'], ['—']],
    [["So'ralgan", "so'm"], ['520 000 002'], ['—']],
    [['Moderatsiya'], ['Moderator: rad'], ["Ko'rilmagan"]],
    [['Izoh'], ['Hujjat yetishmaydi']],
  ]),
  list(false, [
    [
      ['ID', 'Sana'],
      ['000789-4', '22.12.2024'],
    ],
    [
      ['Tuman', 'Viloyat'],
      [DISTRICT, REGION],
    ],
    [
      ['Mahalla', 'Muallif'],
      ['Gulzor', 'Dilshod Aliyev'],
    ],
    [['Mavzu'], ['Bolalar maydonchasi']],
    [
      ['Bosqich', 'Moderatsiya'],
      ['Yangi', 'Moderator: rad'],
      ['—', "Ko'rilmagan"],
    ],
    [
      ["So'ralgan, so'm", 'Ajratilgan'],
      ['520 000 002', '450 000 001'],
    ],
    [['Izoh'], ['Hujjat yetishmaydi']],
  ]),
];
