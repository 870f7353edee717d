import type { Area } from '../fault.ts';

export default {
  faults: [
    {
      file: 'features/call-me-back/api.ts',
      find: "query: { state: 'CLOSED' }",
      put: "query: { state: 'NEW' }",
      says: 'A request that was called back is not closed.',
    },
    {
      file: 'features/call-me-back/call-requests-page.tsx',
      find: 'state: state === ALL ? null : state',
      put: 'state: null',
      says: 'The filter by state is not sent.',
    },
    {
      file: 'features/call-me-back/call-requests-page.tsx',
      find: 'return refresh();',
      put: 'return undefined;',
      says: 'The list is not read again after a call back.',
    },
    {
      file: 'features/call-me-back/call-request.ts',
      find: "state === 'NEW';",
      put: "state !== 'CLOSED';",
      says: 'A request of unknown state can be closed.',
    },
    {
      file: 'features/call-me-back/call-requests-page.tsx',
      find: 'canClose(request) && <CalledButton',
      put: '<CalledButton',
      says: 'A request that is closed is offered to be closed again.',
    },
    {
      file: 'features/call-me-back/call-requests-page.tsx',
      find: 'state === ALL ? "Hali so\'rov yo\'q" : "So\'rov topilmadi"',
      put: 'state === ALL ? "So\'rov topilmadi" : "Hali so\'rov yo\'q"',
      says: 'A filter without a request says that there is none yet.',
    },
  ],
} satisfies Area;
