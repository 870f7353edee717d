import { counted, type ListLine } from '../list-line.ts';
import { DISTRICT, REGION } from '../places.ts';

const idle = () => undefined;
const FILE = ['[Ochish]', '[Yuklab olish]'];

/** The lists that stand in dialogs. */
export const DIALOG_LISTS: readonly ListLine[] = [
  {
    name: 'protocols',
    at: async () => {
      const { Protocols } = await import('@/features/protocols/protocols.tsx');
      return <Protocols board={6} onEdit={idle} />;
    },
    situation: { of: 'initiatives' },
    source: 'spec 000 §2, §3, E-002',
    label: 'Moderatsiya natijalari protokoli',
    call: 'api/v1/districts/documents/protocol',
    envelope: counted('results'),
    record: { id: 711, region: REGION, district: DISTRICT, district_id: 22, file_id: 'protokol' },
    columns: [
      [['Viloyat'], [REGION]],
      [['Tuman'], [DISTRICT]],
      [['Protokol fayli'], ['Yuklangan'], ['Yuklanmagan']],
      [['Tahrirlash'], ['[Tahrirlash]'], ['[Tahrirlash]']],
      [['Yuklab olish'], FILE],
    ],
  },
  {
    name: 'council decisions',
    at: async () => {
      const { CouncilDecisions } = await import('@/features/protocols/council-decisions.tsx');
      return <CouncilDecisions board={6} onEdit={idle} />;
    },
    situation: { of: 'initiatives' },
    source: 'spec 000 §2, §3, E-010',
    label: "G'olib loyihalar bo'yicha kengash qarori",
    call: 'api/v1/init-council-decisions',
    envelope: counted(),
    record: { id: 721, title: '17-sonli qaror', region: REGION, district: DISTRICT, file_id: 'qaror' },
    columns: [
      [['Fayl nomi'], ['17-sonli qaror']],
      [['Viloyat'], [REGION]],
      [['Tuman'], [DISTRICT]],
      [['Tahrirlash'], ['[Tahrirlash]'], ['[Tahrirlash]']],
      [['Yuklab olish'], FILE],
    ],
  },
  {
    name: 'initiatives of an author',
    at: async () => {
      const { AuthorDialog } = await import('@/features/appeals/author-dialog.tsx');
      return <AuthorDialog author={{ id: 88, name: 'Zarina Yusupova' }} onClose={idle} />;
    },
    situation: { of: 'appeals' },
    source: 'spec 001 §2, §3, F-013, F-014, T-016',
    label: 'Muallifning tashabbuslari',
    call: 'api/v1/moderators/user/88/initiatives',
    envelope: (initiatives) => ({ initiatives }),
    record: {
      ...{ id: 731, board_type: 'MY_GARDEN', board_id: 6, public_id: '000321-8', district_title: DISTRICT },
      ...{ category_title: 'Mebel', vote_count: 2345, created_at: '2024-02-23T10:00:00', images: ['surat', 'yana'] },
    },
    columns: [
      [['ID'], ['000321-8']],
      [['Tuman'], [DISTRICT]],
      [['Toifa'], ['Mebel']],
      [['Ovozlar'], ['2 345']],
      [['Sana'], ['23.02.2024']],
      [['Rasmlar'], ['(picture surat)', '2']],
    ],
    buttons: ['Saytda ochish'],
  },
];
