import type { FunctionComponent } from 'react';
import { FINANCE } from '@/i18n/failure-words.ts';
import { WordsProvider } from '@/kit/words.tsx';
import { mayBeAsked } from './asked.ts';

type Section = {
  /** Names or prefixes of its primitives (`Case`): a primitive missing here is not drawn, and its tests fail. */
  holds: readonly string[];
  load: () => Promise<FunctionComponent>;
};

/** The sections in order. Each is a chunk of its own: a test of one primitive loads no others. */
const SECTIONS: readonly Section[] = [
  { holds: ['inputs/', 'list/search-input'], load: async () => (await import('./sections/inputs.tsx')).Inputs },
  {
    holds: ['big-select/', 'inputs/', 'list/', 'remote-select/', 'trees/cascader/'],
    load: async () => (await import('./sections/choices.tsx')).Choices,
  },
  { holds: ['entities/'], load: async () => (await import('./sections/entities.tsx')).Entities },
  { holds: ['entities/'], load: async () => (await import('./sections/schools.tsx')).Schools },
  { holds: ['trees/'], load: async () => (await import('./sections/trees.tsx')).Trees },
  {
    holds: [
      'confirm',
      'drafts/',
      'error-number',
      'forms/',
      'help/',
      'holds/',
      'inputs/',
      'localized/',
      'notices',
      'offered-notice',
      'uploads/',
    ],
    load: async () => (await import('./sections/forms.tsx')).Forms,
  },
  { holds: ['crud/'], load: async () => inFinanceWords((await import('./sections/cells.tsx')).Cells) },
  { holds: ['crud/'], load: async () => inFinanceWords((await import('./sections/crud.tsx')).CrudSection) },
  {
    holds: ['external-link', 'forms/', 'rich-text/', 'runs/', 'safe-html/', 'odd-mark', 'tag'],
    load: async () => (await import('./sections/content.tsx')).Content,
  },
  { holds: ['actions/'], load: async () => (await import('./sections/actions.tsx')).Actions },
  { holds: ['decisions/', 'used-texts/'], load: async () => (await import('./sections/decisions.tsx')).Decisions },
  { holds: ['data-table/'], load: async () => (await import('./sections/tables.tsx')).Tables },
  { holds: ['table-layout/'], load: async () => (await import('./sections/table-layouts.tsx')).TableLayouts },
  {
    holds: ['cells', 'check-page/', 'empty-state', 'list/', 'runs/'],
    load: async () => (await import('./sections/lists.tsx')).Lists,
  },
  { holds: ['keys/', 'use-action'], load: async () => (await import('./sections/presses.tsx')).Presses },
  { holds: ['keys/', 'lazy-component'], load: async () => (await import('./sections/lazily.tsx')).Lazily },
  {
    holds: ['excel/', 'files/', 'saved-notice', 'use-download'],
    load: async () => (await import('./sections/files.tsx')).Files,
  },
  { holds: ['excel/'], load: async () => (await import('./sections/imports.tsx')).Imports },
  {
    holds: ['map-view/', 'photo-viewer/', 'picture', 'thumbnail'],
    load: async () => (await import('./sections/photos.tsx')).Photos,
  },
  { holds: ['drawn-record'], load: async () => (await import('./sections/undrawn.tsx')).Undrawn },
  { holds: ['app/'], load: async () => (await import('./sections/menu.tsx')).Menu },
];

/** Loads the sections that have something to draw. */
export const loadSections = (): Promise<FunctionComponent[]> =>
  Promise.all(SECTIONS.filter(({ holds }) => mayBeAsked(holds)).map(({ load }) => load()));

/** Wraps a section of finance screens, which have their own texts for failures. */
const inFinanceWords = (Content: FunctionComponent): FunctionComponent =>
  function InFinanceWords() {
    return (
      <WordsProvider words={FINANCE}>
        <Content />
      </WordsProvider>
    );
  };
