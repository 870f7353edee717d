import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/chronology/chronology.ts',
      find: 'maxBytes: 5 * MB,',
      put: 'maxBytes: 50 * MB,',
      says: 'Documents of 50 MB are taken instead of 5.',
    },
    {
      file: 'features/chronology/chronology-form.tsx',
      find: 'draftOf: `new-${initiative}`,',
      put: "draftOf: 'new',",
      says: 'A draft of a new record is offered under another initiative.',
    },
    {
      file: 'features/chronology/chronology-form.tsx',
      find: 'label="Menejer qidirilgan sana"',
      put: 'label="Tugatilgan sana"',
      says: 'Two dates of a record have the same label.',
    },
    {
      file: 'features/chronology/chronology-form.tsx',
      find: "partnerSearch('contractors', board)",
      put: "partnerSearch('orderers', board)",
      says: 'Orderers are offered as contractors.',
    },
    {
      file: 'features/chronology/columns.tsx',
      find: 'pair(tr(original.contractor_title), original.contract_code)',
      put: 'pair(original.contract_code, tr(original.contractor_title))',
      says: 'Contractor and code of the contract are exchanged.',
    },
    {
      file: 'features/chronology/api.ts',
      find: "owner: { key: 'initiative_id', id: initiative },",
      put: "owner: { key: 'id', id: initiative },",
      says: 'A new record goes out without its initiative.',
    },
    {
      file: 'features/chronology/known-subject.tsx',
      find: 'own !== address.board',
      put: 'own === address.board',
      says: 'The form of a right address is refused.',
    },
    {
      file: 'features/chronology/columns.tsx',
      find: '[{ field, hash }]',
      put: '[{ field, hash: of.address_document ?? hash }]',
      says: 'Every document of a record opens the first one.',
    },
    {
      file: 'features/chronology/known-subject.tsx',
      find: 'return <Misfit title="Bunday tashabbus topilmadi" />;',
      put: 'return <Misfit title="Havoladagi mavsum bu tashabbusniki emas" />;',
      says: 'An initiative that does not exist is told as one of another season.',
    },
    {
      file: 'features/chronology/chronology-page.tsx',
      find: ' hint="Ishlarning birinchi yozuvini qo\'shing."',
      put: '',
      says: 'An empty chronology does not say how it begins.',
    },
  ],
} satisfies Area;
